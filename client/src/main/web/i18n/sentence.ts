/** A sentence or name with a capital at its beginning. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a pattern is a sentence that begins with what is put into it: "{0} may go.". */
export function opensSentence(pattern: string): boolean {
  return /^\{0\}.*[.!?]$/s.test(pattern);
}

/** A sentence without the stop at its end, for a row of several. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

/** What programs are told in a fragment, as a sentence: "the game is over" as "The game is over." */
export function asSentence(text: string): string {
  return capitalize(/[.!?…”]$/.test(text) ? text : `${text}.`);
}
