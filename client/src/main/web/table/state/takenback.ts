import type { LogLine, SideId } from "../../protocol/types";
import { isWord, undone } from "./undone";

/** What taking back so many of one's own choices takes with it. */
export interface UndoExtent {
  /** One's own choices, the earliest first. */
  own: readonly LogLine[];
  /** How many throws of dice fall with them. */
  throws: number;
  /** How many choices of others fall with them. */
  others: number;
}

const isThrow = (line: LogLine): boolean => line.by === "dice";

/** What would go with the last `n` choices of these roles. */
export function extentOfUndo(
  lines: readonly LogLine[],
  mine: readonly SideId[],
  n: number,
): UndoExtent {
  const gone = undone(lines);
  const standing = lines.filter((line) => !gone.has(line.entry) && !isWord(line));
  const own = standing.filter((line) => mine.includes(line.by)).slice(-n);
  const after = standing.filter((line) => line.entry > (own[0]?.entry ?? Number.MAX_VALUE));
  return {
    own,
    throws: after.filter(isThrow).length,
    others: after.filter((line) => !isThrow(line) && !mine.includes(line.by)).length,
  };
}

/** A choice that was taken back, and whether dice fell because of it. */
interface Taken {
  text: string;
  threw: boolean;
}

/**
 * The choices of these roles that were taken back and may be made again as they were, the next
 * first; none from the first on that dice followed, and none once something else was chosen.
 */
export function redoable(lines: readonly LogLine[], mine: readonly SideId[]): string[] {
  let stack: Taken[] = [];
  for (const line of lines) {
    if (line.takes) stack = [...takenBy(line.takes, lines, mine), ...stack];
    else if (isWord(line)) continue;
    else if (mine.includes(line.by) && stack[0]?.text === line.text) stack = stack.slice(1);
    else stack = [];
  }
  const first = stack.findIndex(({ threw }) => threw);
  return stack.slice(0, first < 0 ? stack.length : first).map(({ text }) => text);
}

function takenBy(
  entries: readonly number[],
  lines: readonly LogLine[],
  mine: readonly SideId[],
): Taken[] {
  const gone = lines.filter((line) => entries.includes(line.entry) && !isWord(line));
  return gone.flatMap((line, i) => {
    if (isThrow(line)) return [];
    const next = gone[i + 1];
    // What others chose meanwhile cannot be chosen for them again: no more than dice.
    const threw = !mine.includes(line.by) || (next !== undefined && isThrow(next));
    return [{ text: line.text, threw }];
  });
}
