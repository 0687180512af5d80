const key = (table: string): string => `zeriba.lesson.${table}`;

/** Makes a table one at which the first game is taught. */
export function beginLessons(table: string): void {
  noteLessons(table, new Set());
}

/** The lessons done at a table; undefined where nothing is taught. */
export function lessonsDone(table: string): ReadonlySet<string> | undefined {
  try {
    const kept = localStorage.getItem(key(table));
    return kept === null ? undefined : new Set(kept.split(" ").filter((id) => id !== ""));
  } catch {
    return undefined;
  }
}

export function noteLessons(table: string, done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key(table), [...done].join(" "));
  } catch {
    // Without storage the lessons begin again when the page is left.
  }
}

export function stopLessons(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // There is nothing kept.
  }
}
