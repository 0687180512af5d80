import type { LogLine } from "../wire/types";

/** Lines of the log that are told one by one, or a run of them that is told together. */
export type Run = { line: LogLine } | { run: readonly LogLine[] };

/** So few lines are told one by one. */
const FEW = 4;

/** The lines with their runs, in the order of the lines. */
export function runsOf(
  lines: readonly LogLine[],
  folds: ((line: LogLine) => boolean) | undefined,
): Run[] {
  const all: Run[] = [];
  let open: LogLine[] = [];
  const close = () => {
    if (open.length < FEW) all.push(...open.map((line) => ({ line })));
    else all.push({ run: open });
    open = [];
  };
  for (const line of lines) {
    if (folds?.(line)) open.push(line);
    else {
      close();
      all.push({ line });
    }
  }
  close();
  return all;
}
