/** A sentence or name with a capital at its beginning. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What programs are told in a fragment, as a sentence: "the game is over" as "The game is over." */
export function asSentence(text: string): string {
  return capitalize(/[.!?…”]$/.test(text) ? text : `${text}.`);
}
