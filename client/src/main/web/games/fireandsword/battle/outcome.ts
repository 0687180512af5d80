import type { GameEvent, LogLine, Place, UnitId } from "../../../protocol/types";
import type { TableState } from "../../../table/state/tablestore";
import { undone } from "../../../table/state/undone";

/** Of a body of troops, how many stands went down of how many. */
export interface Loss {
  /** A unit of ours, or an arm of theirs. */
  who: UnitId;
  fell: number;
  /** Nothing where a table of our own did not tell. */
  had: number | undefined;
}

/** A battle that is over, as the log tells it. */
export interface Outcome {
  entry: number;
  place: string;
  won: boolean;
  ours: readonly Loss[];
  /** Nothing where a table or a field of their own did not tell. */
  theirs: readonly Loss[] | undefined;
  /** What did not get away from the field. */
  flight: readonly Loss[];
  /** The dead and the wounded of the casualty cards. */
  cards: readonly [number, number] | undefined;
  /** Who was hit, fell back or was lost afterwards. */
  after: readonly GameEvent[];
  /** Why it was fought quickly where one could have chosen, if the log says so. */
  quick: GameEvent | undefined;
  /** The table where it was fought, if that was another. */
  table: string | undefined;
}

/** What begins something else, so that the battle before it is no news any more. */
const NEXT = /^acted\.(march|steam|rail|sea|sortie|end-|kind-)/;

const TOLL = "acted.toll-";

/** The battle that was fought last, until somebody has been given other orders. */
export function lastBattle(lines: readonly LogLine[]): Outcome | undefined {
  const over = lines.findLastIndex((line) => line.events.some(isEnd));
  const end = lines[over]?.events.find(isEnd);
  if (!end || lines.slice(over + 1).some((line) => line.events.some(isNext))) return undefined;
  const before = lines.slice(0, over);
  const from = before.findLastIndex((line) => line.events.some((e) => isNext(e) || isEnd(e))) + 1;
  const during = lines.slice(from, over + 1).flatMap((line) => line.events);
  const since = lines.slice(over).flatMap((line) => line.events);
  const held = during.findLast((e) => /^acted\.field-(own|lost)$/.test(e.text ?? ""));
  const cards = since.find((e) => e.text?.startsWith("acted.casualties-"))?.args;
  return {
    entry: lines[over]?.entry ?? 0,
    place: String(end.args?.[2] ?? ""),
    won: (held ?? end).text === (held ? "acted.field-own" : "acted.field-won"),
    ours: held ? entered(during.slice(during.indexOf(held))) : tolls(since, "acted.toll"),
    theirs: lines[over]?.events.some((e) => e.kind === "threw") ? tolls(since, TOLL) : undefined,
    flight: since.filter(isInFlight).map(({ subject, from, to }) => ({
      who: String(subject),
      fell: Number(from) - Number(to),
      had: Number(from),
    })),
    cards: cards && [Number(cards[2]), Number(cards[3])],
    after: since.filter(isAftermath),
    quick: before[from - 1]?.events.find(({ text }) => text?.startsWith("acted.quick-")),
    table: lines
      .slice(from, over + 1)
      .find(({ word }) => word === "outcome")
      ?.text.split(" ")[1],
  };
}

function isEnd({ text }: GameEvent): boolean {
  return text === "acted.field-won" || text === "acted.field-given" || text === "acted.confirm";
}

function isNext({ kind, text }: GameEvent): boolean {
  return kind === "acted" && NEXT.test(text ?? "");
}

/** Whether a unit lost stands because it could not get away (QB.15). */
function isInFlight({ kind, what, rule }: GameEvent): boolean {
  return kind === "changed" && what === "stands" && rule === "QB.15";
}

function isAftermath({ kind, manner, what, text }: GameEvent): boolean {
  return (
    (kind === "moved" && (manner === "retreated" || manner === "eliminated")) ||
    (kind === "changed" && (what === "out" || what === "damage")) ||
    text === "changed.siege-over" ||
    /^acted\.(aces|commander-)/.test(text ?? "")
  );
}

function tolls(events: readonly GameEvent[], key: string): Loss[] {
  const isOf = (text = "") => (key === TOLL ? text.startsWith(TOLL) : text === key);
  return events
    .filter((e) => isOf(e.text))
    .map(({ text = "", args = [] }) => ({
      who: key === TOLL ? text.slice(TOLL.length) : String(args[0]),
      fell: Number(args[2]),
      had: Number(args[3]),
    }));
}

/** What was entered of a table of our own. */
function entered(events: readonly GameEvent[]): Loss[] {
  return events
    .filter((e) => e.text === "acted.lose")
    .map(({ args = [] }) => ({ who: String(args[0]), fell: Number(args[2]), had: undefined }));
}

/** Where the battle was that is told of now; nowhere where none is, or nobody knows. */
export function foughtAt({ whole, sheet }: TableState): readonly Place[] {
  const gone = undone(whole);
  const { place } = lastBattle(whole.filter((line) => !gone.has(line.entry))) ?? {};
  return sheet?.spaces?.some(({ id }) => id === place) && place ? [place] : [];
}
