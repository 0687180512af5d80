import { formatPattern } from "../../../i18n/translate";
import type { GameEvent, LogLine } from "../../../protocol/types";
import { words } from "../words/words";

/** What is told of the rounds of a battle, but neither how it began nor how it ended. */
const ROUND = /^acted\.(theirs-fell|ours-fell|nobody-fell|zone-fell|round$)/;

/** Whether a line tells of a round of a battle and of nothing else. */
export function isOfRound({ events }: LogLine): boolean {
  return (
    events.length > 0 &&
    events.every((e) => e.purpose?.startsWith("battle-") || ROUND.test(e.text ?? ""))
  );
}

/** A battle's rounds in a line: how many throws, and who fell. */
export function roundsTold(lines: readonly LogLine[]): string {
  const events = lines.flatMap((line) => line.events);
  const throws = events.filter((e) => e.kind === "threw").length;
  return formatPattern(words().battle.rounds, [
    throws,
    fallen(events, "acted.theirs-fell"),
    fallen(events, "acted.ours-fell"),
  ]);
}

function fallen(events: readonly GameEvent[], key: string): number {
  const told = events.filter((e) => e.text === key);
  return told.reduce((sum, e) => sum + Number(e.args?.at(-1) ?? 0), 0);
}
