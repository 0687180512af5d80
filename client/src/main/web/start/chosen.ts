const KEY = "zeriba.game";

/** The game that was chosen last in this browser. */
export function keptGame(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepGame(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // Without storage the first game is shown.
  }
}
