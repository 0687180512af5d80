import type { LogLine } from "../wire/types";

/** The entries that no longer count because their maker took them back. */
export function undone(lines: readonly LogLine[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const standing: LogLine[] = [];
  for (const line of lines) {
    const back = /^undo(?: (\d+))?$/.exec(line.text);
    if (!back) {
      standing.push(line);
      continue;
    }
    let left = Number(back[1] ?? 1);
    while (left > 0 && standing.length > 0) {
      const last = standing.pop();
      if (!last) break;
      gone.add(last.entry);
      if (last.by === line.by && !isWord(last)) left--;
    }
  }
  return gone;
}

/** What a page adds to the dice by itself is no news to anybody. */
export function isNonce(line: LogLine): boolean {
  return /^nonce\b/.test(line.text);
}

/** Words of the table are no choices: undo counts choices, and who only spoke has done nothing. */
export function isWord(line: LogLine): boolean {
  return /^(undo-ask|resign|offer|accept|decline|order|plan|nonce|commitment|adopt|lapsed|seat|timeout|claim)\b/.test(
    line.text,
  );
}
