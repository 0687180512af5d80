import type { Place, UnitId } from "../../protocol/types";
import { type Action, textOf } from "../state/action";
import type { Controller } from "./controller";
import { type Task, taskOf, together, type Walk } from "./task";

/** What the legal actions ask for, with all places to which the selected unit may go. */
export function taskOn(controller: Controller): Task {
  const task = taskOf(offersOf(controller), controller.verbs, committedUnit(controller));
  if (task.kind !== "walk") return task;
  const { mover } = controller.value;
  const verb = mover ? verbOf(controller, task, mover) : task.verb;
  return withReach(controller, { ...task, verb });
}

/** How a unit would go: of some that arrive while others are on the march, each goes its own way. */
export function verbOf({ verbs, table }: Controller, task: Walk, unit: UnitId): string {
  if (!verbs.take) return task.verb;
  const own = table.value.actions.find(
    ({ verb, groups }) => verbs.walk.includes(verb) && groups[0]?.[0] === unit,
  );
  return own?.verb ?? task.verb;
}

/** The legal actions, of the selected unit those of all who go along with it. */
function offersOf(controller: Controller): readonly Action[] {
  const { actions } = controller.table.value;
  const mover = controller.value.mover ?? movingUnit(controller);
  return mover && controller.verbs.along
    ? together(actions, controller.verbs.along, [mover, ...partyOf(controller, mover)])
    : actions;
}

/** A walk in which the selected unit, if it is only named yet, may go where its reach leads. */
function withReach(controller: Controller, task: Walk): Walk {
  const { mover, reach, way } = controller.value;
  const { take, along } = controller.verbs;
  const ways = pathsOf(controller, task);
  // What does not lead on from the end of a way that is proposed is not offered with it.
  const isProposed = way.length > 0 && task.verb === along;
  if (mover && (ways.size > 0 || isProposed)) {
    const far = new Map([...ways.keys()].map((at): [Place, string] => [at, at]));
    const near = isProposed ? [] : (task.goals.get(mover) ?? []);
    return { ...task, goals: new Map([...task.goals, [mover, new Map([...far, ...near])]]) };
  }
  if (!take || !mover || reach?.unit !== mover || !mayTakeUp(controller, mover)) return task;
  const places = reach.places.map(({ at }): [Place, string] => [at, textOf(take, [mover], [at])]);
  return { ...task, goals: new Map([...task.goals, [mover, new Map(places)]]) };
}

/** Ways of more than a hex that the selected unit may go step by step. */
export function pathsOf(controller: Controller, task: Walk): ReadonlyMap<Place, readonly Place[]> {
  const { mover, reach } = controller.value;
  const { along } = controller.verbs;
  if (!along || task.verb !== along || !mover || reach?.unit !== mover) return new Map();
  return new Map(
    reach.places.flatMap(({ at, path }): [Place, Place[]][] =>
      path && path.length > 1 ? [[at, path]] : [],
    ),
  );
}

/** Whether a unit is offered to be taken up. */
export function mayTakeUp({ verbs, table }: Controller, unit: UnitId): boolean {
  return table.value.actions.some(
    ({ verb, groups, places }) =>
      verb === verbs.take && groups[0]?.join() === unit && places.length === 0,
  );
}

/** What a step tells of whom it is about. */
interface Asked {
  mover?: UnitId;
  riders?: UnitId[];
  unit?: UnitId;
  /** Where a unit comes in that says next where it goes. */
  from?: Place;
  attackers?: UnitId[];
  defender?: UnitId;
}

/** The step that is asked for now, with the unit that it is about. */
function askedFor({ table }: Controller): Asked {
  const steps = table.value.view?.position.agenda as object[] | undefined;
  return steps?.[0] ?? {};
}

/** Who fights whom in the attack about which something is asked; nobody where there is none. */
export function engagedIn(controller: Controller): { attackers: UnitId[]; defenders: UnitId[] } {
  const { attackers = [], defender } = askedFor(controller);
  return defender ? { attackers, defenders: [defender] } : { attackers: [], defenders: [] };
}

/** Where the unit in hand stands or, before it stands anywhere, comes in. */
export function startOf(controller: Controller, unit: UnitId): Place | undefined {
  const at = controller.placeOf(unit);
  const { unit: comes, from } = askedFor(controller);
  return controller.onSheet(at ?? "") || comes !== unit ? at : from;
}

/** The unit whose move has begun. */
export function movingUnit(controller: Controller): UnitId | undefined {
  return askedFor(controller).mover;
}

/** The unit that has been taken up by the rules, and must say where it goes. */
export function committedUnit(controller: Controller): UnitId | undefined {
  const { go } = controller.verbs;
  return go && controller.table.value.actions[0]?.verb === go
    ? askedFor(controller).unit
    : undefined;
}

/** Who could go along with a unit now. */
export function ridersOf({ verbs, table }: Controller, mover: UnitId): UnitId[] {
  const steps = table.value.actions.filter(
    (a) => a.verb === verbs.along && a.groups[0]?.[0] === mover,
  );
  return [...new Set(steps.flatMap((a) => a.groups[0]?.slice(1) ?? []))];
}

/** Who goes along with a unit: as chosen, or as on the way so far, or everybody who could. */
export function partyOf(controller: Controller, mover: UnitId): readonly UnitId[] {
  const { party } = controller.value;
  if (party && mover === controller.value.mover) return party;
  const { mover: moving, riders } = askedFor(controller);
  return mover === moving ? (riders ?? []) : ridersOf(controller, mover);
}

/** Takes somebody along with the selected unit, or leaves him behind. */
export function takeAlong(controller: Controller, rider: UnitId): void {
  const { mover } = controller.value;
  if (!mover) return;
  const now = partyOf(controller, mover);
  const party = now.includes(rider)
    ? now.filter((u) => u !== rider)
    : ridersOf(controller, mover).filter((u) => u === rider || now.includes(u));
  controller.set({ party });
}
