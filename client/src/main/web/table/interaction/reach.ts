import type { Place, UnitId } from "../../protocol/types";
import { type Action, textOf } from "../state/action";
import type { Desk } from "./controller";
import { type Task, taskOf, together, type Walk } from "./task";

/** What the legal actions ask for, with all places to which the unit in hand may go. */
export function taskOn(desk: Desk): Task {
  const task = taskOf(offersOf(desk), desk.verbs, goerOf(desk));
  return task.kind === "walk" ? withReach(desk, task) : task;
}

/** The legal actions, of the unit in hand those of all who go along with it. */
function offersOf(desk: Desk): readonly Action[] {
  const { actions } = desk.table.value;
  const mover = desk.value.mover ?? onTheMove(desk);
  return mover && desk.verbs.along
    ? together(actions, desk.verbs.along, [mover, ...partyOf(desk, mover)])
    : actions;
}

/** A walk in which the unit in hand, if it is only named yet, may go where its reach leads. */
function withReach(desk: Desk, task: Walk): Walk {
  const { mover, reach, way } = desk.value;
  const { take, along } = desk.verbs;
  const ways = waysOf(desk, task);
  // What does not lead on from the end of a way that is proposed is not offered with it.
  const isProposed = way.length > 0 && task.verb === along;
  if (mover && (ways.size > 0 || isProposed)) {
    const far = new Map([...ways.keys()].map((at): [Place, string] => [at, at]));
    const near = isProposed ? [] : (task.goals.get(mover) ?? []);
    return { ...task, goals: new Map([...task.goals, [mover, new Map([...far, ...near])]]) };
  }
  if (!take || !mover || reach?.unit !== mover || !isTaken(desk, mover)) return task;
  const places = reach.places.map(({ at }): [Place, string] => [at, textOf(take, [mover], [at])]);
  return { ...task, goals: new Map([...task.goals, [mover, new Map(places)]]) };
}

/** Ways of more than a hex that the unit in hand may go step by step. */
export function waysOf(desk: Desk, task: Walk): ReadonlyMap<Place, readonly Place[]> {
  const { mover, reach } = desk.value;
  const { along } = desk.verbs;
  if (!along || task.verb !== along || !mover || reach?.unit !== mover) return new Map();
  return new Map(
    reach.places.flatMap(({ at, path }): [Place, Place[]][] =>
      path && path.length > 1 ? [[at, path]] : [],
    ),
  );
}

/** Whether a unit is offered to be taken up. */
export function isTaken({ verbs, table }: Desk, unit: UnitId): boolean {
  return table.value.actions.some(
    ({ verb, groups, places }) =>
      verb === verbs.take && groups[0]?.join() === unit && places.length === 0,
  );
}

/** The step that is asked for now, with the unit that it is about. */
function askedFor({ table }: Desk): { mover?: UnitId; riders?: UnitId[]; unit?: UnitId } {
  const steps = table.value.view?.position.agenda as object[] | undefined;
  return steps?.[0] ?? {};
}

/** The unit whose move has begun. */
export function onTheMove(desk: Desk): UnitId | undefined {
  return askedFor(desk).mover;
}

/** The unit that has been taken up by the rules, and must say where it goes. */
export function goerOf(desk: Desk): UnitId | undefined {
  const { go } = desk.verbs;
  return go && desk.table.value.actions[0]?.verb === go ? askedFor(desk).unit : undefined;
}

/** Who could go along with a unit now. */
export function ridersOf({ verbs, table }: Desk, mover: UnitId): UnitId[] {
  const steps = table.value.actions.filter(
    (a) => a.verb === verbs.along && a.groups[0]?.[0] === mover,
  );
  return [...new Set(steps.flatMap((a) => a.groups[0]?.slice(1) ?? []))];
}

/** Who goes along with a unit: as chosen, or as on the way so far, or everybody who could. */
export function partyOf(desk: Desk, mover: UnitId): readonly UnitId[] {
  const { party } = desk.value;
  if (party && mover === desk.value.mover) return party;
  const { mover: moving, riders } = askedFor(desk);
  return mover === moving ? (riders ?? []) : ridersOf(desk, mover);
}

/** Takes somebody along with the unit in hand, or leaves him behind. */
export function takeAlong(desk: Desk, rider: UnitId): void {
  const { mover } = desk.value;
  if (!mover) return;
  const now = partyOf(desk, mover);
  const party = now.includes(rider)
    ? now.filter((u) => u !== rider)
    : ridersOf(desk, mover).filter((u) => u === rider || now.includes(u));
  desk.set({ party });
}
