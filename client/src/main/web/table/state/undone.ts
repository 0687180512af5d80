import type { LogLine } from "../../protocol/types";

/** The entries that no longer count because they were taken back. */
export function undone(lines: readonly LogLine[]): ReadonlySet<number> {
  return new Set(lines.flatMap(({ takes }) => takes ?? []));
}

/** What a page adds to the dice by itself is no news to anybody. */
export function isNonce({ word }: LogLine): boolean {
  return word === "nonce";
}

/** A plan is told by the moves that come of it. */
export function isPlan({ word }: LogLine): boolean {
  return word === "plan";
}

/** Words of the table are no choices: who only spoke has done nothing. */
export function isWord({ word }: LogLine): boolean {
  return word !== undefined;
}
