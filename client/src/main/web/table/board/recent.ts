import type {
  GameEvent,
  LogLine,
  Place,
  Position,
  SideId,
  UnitId,
  View,
} from "../../protocol/types";
import { isWord, undone } from "../state/undone";

/** A way gone by a unit, from where it stood to where it ended. */
export interface Way {
  unit: UnitId;
  path: readonly Place[];
}

/** Hexes fought over: from where, and what the dice said. */
export interface Fight {
  from: readonly Place[];
  at: readonly Place[];
  dice: readonly number[];
  result: string;
}

/** What was done lately, to be drawn on the sheet. */
export interface RecentEvents {
  ways: readonly Way[];
  fights: readonly Fight[];
  /** Where units fell. */
  fell: readonly Place[];
}

/** The side through whose eyes the past is seen: the viewer's own, or whoever is to choose. */
export function perspective(mine: readonly SideId[], choosing: SideId | null): SideId | undefined {
  return mine.length === 1 ? mine[0] : (choosing ?? undefined);
}

/** Those whose last choice began what is new: the viewer, whoever is to choose, or all the viewer's roles. */
export function choosers(
  mine: readonly SideId[],
  { side, roles }: Pick<View, "side" | "roles">,
): readonly SideId[] {
  if (side && mine.length > 1 && mine.includes(side)) return [side];
  return mine.length > 0 ? mine : (roles ?? (side ? [side] : []));
}

/**
 * What happened since one of these last chose something in a phase of their own: what they were
 * asked in the other side's does not end it.
 *
 * @param reaction the step in which a side is asked in the middle of the other's move, if there is one
 */
export function recentEvents(
  lines: readonly LogLine[],
  roles: readonly SideId[],
  position: Position,
  reaction?: string,
): RecentEvents {
  const standing = standingLines(lines);
  const events = standing
    .slice(lastOwn(standing, roles, reaction) + 1)
    .flatMap((line) => line.events);
  return unwound(events, position);
}

/** The lines of the log that have not been taken back. */
export function standingLines(lines: readonly LogLine[]): LogLine[] {
  const gone = undone(lines);
  return lines.filter((line) => !gone.has(line.entry));
}

/** Where one of these last chose something in a phase of their own; before the first line, if nowhere. */
export function lastOwn(
  standing: readonly LogLine[],
  roles: readonly SideId[],
  reaction?: string,
): number {
  const players = new Set(standing.map((line) => line.by));
  let phase: unknown;
  let last = -1;
  standing.forEach((line, i) => {
    // A side that plays by several roles, or a phase that is nobody's, is everybody's own.
    const others = typeof phase === "string" && players.has(phase) && !roles.includes(phase);
    if (!others && roles.includes(line.by) && !isWord(line)) last = i;
    for (const event of line.events)
      if (event.kind === "began" && event.step !== reaction) phase = event.side;
  });
  return last;
}

/** Goes back from the position through the events, so that each is drawn where its units then stood. */
function unwound(events: readonly GameEvent[], position: Position): RecentEvents {
  const moved = new Map<UnitId, Place>();
  const where = (unit: UnitId): Place | undefined => moved.get(unit) ?? position.units[unit]?.at;
  const ways: Way[] = [];
  const fights: Fight[] = [];
  const fell: Place[] = [];
  let threw: GameEvent | undefined;
  for (const event of [...events].reverse()) {
    if (event.kind === "threw") threw = event;
    if (event.kind === "acted" && (event.targets ?? []).length > 0) {
      fights.unshift(fight(event, threw, where));
      threw = undefined;
    }
    if (event.kind !== "moved" || !event.unit || !event.from) continue;
    moved.set(event.unit, event.from);
    if (event.manner === "eliminated") fell.unshift(event.from);
    else ways.unshift({ unit: event.unit, path: pathOf(event) });
  }
  return { ways: joinedUp(ways), fights, fell };
}

function fight(
  acted: GameEvent,
  threw: GameEvent | undefined,
  where: (unit: UnitId) => Place | undefined,
): Fight {
  const places = (units: readonly UnitId[] = []) => [
    ...new Set(units.flatMap((u) => where(u) ?? [])),
  ];
  return {
    from: places(acted.units),
    at: places(acted.targets),
    dice: threw?.dice ?? [],
    result: String(threw?.result ?? acted.result ?? ""),
  };
}

/** What would happen from the position on: each is drawn where its units would then stand. */
export function foreseenEvents(events: readonly GameEvent[], position: Position): RecentEvents {
  const moved = new Map<UnitId, Place>();
  const where = (unit: UnitId): Place | undefined => moved.get(unit) ?? position.units[unit]?.at;
  const ways: Way[] = [];
  const fights: Fight[] = [];
  for (const event of events) {
    if (event.kind === "acted" && (event.targets ?? []).length > 0)
      fights.push(fight(event, undefined, where));
    if (event.kind !== "moved" || !event.unit || !event.from) continue;
    if (event.to) moved.set(event.unit, event.to);
    ways.push({ unit: event.unit, path: pathOf(event) });
  }
  return { ways: joinedUp(ways), fights, fell: [] };
}

/** The places of a move from its first to its last. */
export function pathOf(event: GameEvent): Place[] {
  const { from, to, path } = event;
  return [...(from ? [from] : []), ...(path ?? (to ? [to] : []))];
}

/** Moves of one unit that follow on one another, as one way. */
function joinedUp(ways: readonly Way[]): Way[] {
  const all: Way[] = [];
  for (const way of ways) {
    const i = all.findIndex((w) => w.unit === way.unit && w.path.at(-1) === way.path[0]);
    const before = all[i];
    if (before) all[i] = { unit: way.unit, path: [...before.path, ...way.path.slice(1)] };
    else all.push(way);
  }
  return all;
}
