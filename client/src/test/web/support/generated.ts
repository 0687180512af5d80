import { seededRandom } from "../../../main/web/sheet/random";

/** The letters of the grounds, as in the data of the battles. */
export const LETTERS: ReadonlyMap<string, string> = new Map([
  [".", "clear"],
  ["p", "palms"],
  ["k", "khor"],
  ["r", "river"],
  ["v", "village"],
  ["z", "zeriba"],
  ["s", "slope"],
  ["h", "hill"],
  ["F", "fort"],
  ["X", "cliff"],
]);

/** A map of 18 by 14 hexes as a generator makes one: patches of height and growth, beds that wander. */
export function generated(seed: number, columns = 18, rows = 14): string[] {
  const next = seededRandom(`map ${seed}`);
  const map = Array.from({ length: rows }, () => Array.from({ length: columns }, () => "."));
  const set = (column: number, row: number, letter: string) => {
    const line = map[row];
    if (line && column >= 0 && column < columns) line[column] = letter;
  };
  const patch = (letter: string, many: number) => {
    let [column, row] = [Math.floor(next() * columns), Math.floor(next() * rows)];
    for (let n = 0; n < many; n++) {
      set(column, row, letter);
      if (next() < 0.5) column += next() < 0.5 ? 1 : -1;
      else row += next() < 0.5 ? 1 : -1;
    }
  };
  patch("s", 30);
  patch("s", 18);
  patch("h", 5);
  patch("X", 3);
  patch("p", 12);
  patch("v", 4);
  patch("F", 1);
  patch("z", 6);
  let row = Math.floor(next() * rows);
  for (let column = 0; column < columns; column++) {
    set(column, row, seed % 2 === 0 ? "r" : "k");
    const turn = next();
    if (turn < 0.25 && column % 2 === 1) row = Math.min(rows - 1, row + 1);
    else if (turn > 0.75 && column % 2 === 0) row = Math.max(0, row - 1);
  }
  return map.map((line) => line.join(""));
}
