import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { sameSet, textOf } from "../state/action";
import { blockedStep } from "./able";
import type { Controller } from "./controller";
import { type Mode, pressIn } from "./mode";
import { mayTakeUp, partyOf, pathsOf } from "./reach";
import { explained } from "./requests";
import type { Stopped } from "./state";
import type { Walk } from "./task";
import { begun, goalOf, pickUp, walkOf, walkQuestion } from "./walk";

/** Units go as far as they reach: a place beside at once, one farther off by a way that is shown first. */
export const moving: Mode = {
  begins: begun,
  tapUnit(controller, unit) {
    const task = walkOf(controller);
    if (!task) return;
    const { mover } = controller.value;
    const place = controller.placeOf(unit);
    if (unit !== mover && place && shapes(controller, place)) return;
    const goal = mover !== unit ? goalOf(controller, place) : undefined;
    if (goal && mover && place) void goTo(controller, mover, place, goal);
    else if (mayRelieve(controller, task, unit)) void relieve(controller, task, unit);
    else pickUp(controller, task, unit);
  },
  tapPlace(controller, place) {
    const { mover, reach } = controller.value;
    if (shapes(controller, place)) return;
    if (controller.looking && !reach && mover) {
      void controller.looking.then(
        () => mover === controller.value.mover && controller.tapPlace(place),
      );
      return;
    }
    const goal = goalOf(controller, place);
    if (goal && mover) void goTo(controller, mover, place, goal);
    else if (
      !pressIn(controller, place, (u) => walkOf(controller)?.goals.has(u) ?? false) &&
      mover
    ) {
      void controller.why(controller.step(mover, place), place);
    }
  },
  lift(controller, unit) {
    if (controller.value.mover !== unit) controller.tapUnit(unit);
  },
  async drop(controller, unit, place) {
    const staged = mayTakeUp(controller, unit) ? controller.step(unit, place) : undefined;
    const goal = walkOf(controller)?.goals.get(unit)?.get(place) ?? staged;
    const way =
      goal === place ? controller.value.reach?.places.find((p) => p.at === place)?.path : undefined;
    if (way?.length) await moveAlong(controller, unit, way);
    else if (goal) await goTo(controller, unit, place, goal);
    else await controller.why(controller.step(unit, place), place);
  },
  question: walkQuestion,
};

/** Whether a unit may have to wait only for another that is on the move elsewhere. */
function mayRelieve(controller: Controller, task: Walk, unit: UnitId): boolean {
  const { mover } = controller.value;
  const elsewhere = mover && controller.placeOf(mover) !== controller.placeOf(unit);
  const halts = controller.verbs.halts?.verb;
  return Boolean(
    elsewhere &&
      halts &&
      task.done?.verb === halts &&
      controller.isOwn(unit) &&
      !task.goals.has(unit),
  );
}

/** Takes up a unit that waits for the one on the move alone: that one stops where it is. */
async function relieve(controller: Controller, task: Walk, unit: UnitId): Promise<void> {
  const step = blockedStep(controller, unit);
  const objection = step ? await explained(controller, step, undefined) : undefined;
  const { entry } = controller;
  if (!task.done || objection?.told?.text !== controller.verbs.halts?.waits)
    return pickUp(controller, task, unit);
  await controller.play(task.done.text);
  if (entry !== controller.entry) controller.tapUnit(unit);
}

/** Whether a press on a hex is about the way that is proposed. */
function shapes(controller: Controller, place: Place): boolean {
  const { mover, way } = controller.value;
  if (!mover || way.length === 0 || place === controller.placeOf(mover)) return false;
  void shape(controller, mover, place);
  return true;
}

/** A hex was pressed while a way is proposed: it is gone, or shortened, or goes on from its end. */
async function shape(controller: Controller, unit: UnitId, place: Place): Promise<void> {
  const { way } = controller.value;
  if (place === way.at(-1)) return followPath(controller);
  const known = way.indexOf(place);
  if (known >= 0) return propose(controller, unit, way.slice(0, known + 1));
  await propose(controller, unit, pathTo(controller, place) ?? []);
}

/** The way of more than a hex that leads the selected unit to a place. */
function pathTo(controller: Controller, place: Place): readonly Place[] | undefined {
  const task = walkOf(controller);
  return task && pathsOf(controller, task).get(place);
}

/** Goes to a place beside at once; farther off the way is shown first. */
async function goTo(
  controller: Controller,
  unit: UnitId,
  place: Place,
  goal: string,
): Promise<void> {
  if (goal !== place) return aimFirst(controller, unit, place, goal);
  const way = pathTo(controller, place);
  if (way) await propose(controller, unit, way);
}

/** Goes at the second press; at the first where nothing is to be seen before. */
async function aimFirst(
  controller: Controller,
  unit: UnitId,
  place: Place,
  goal: string,
): Promise<void> {
  const { aims, formed } = controller.verbs;
  const isFormed = formed?.includes(controller.table.offered(goal)?.verb ?? "") ?? false;
  if (aims && isFormed && controller.value.aim !== place) {
    const { entry } = controller;
    aimAt(controller, place);
    const waits = await aims(controller.table, accompanied(controller, unit, goal)).catch(
      () => true,
    );
    const { mover, aim } = controller.value;
    if (waits || entry !== controller.entry || mover !== unit || aim !== place) return;
  }
  await controller.playMade(accompanied(controller, unit, goal));
}

/** Tells the selected unit where to go, or what to do: not yet to do it. */
export function aimAt(controller: Controller, aim: string): void {
  controller.set({ aim, objection: undefined });
}

/** The same with all who have been told to go along. */
function accompanied(controller: Controller, unit: UnitId, goal: string): string {
  const { given } = controller.value;
  const action = controller.table.offered(goal);
  if (!action?.groups[0]?.includes(unit) || given.length === 0) return goal;
  return textOf(action.verb, [unit, ...given], action.places);
}

/** A way of several hexes as far as the last one before an enemy, who is not run into unasked. */
function peaceful(controller: Controller, way: readonly Place[]): readonly Place[] {
  const end = way.at(-1) ?? "";
  const fights = way.length > 1 && controller.unitsAt(end).some((unit) => !controller.isOwn(unit));
  return fights ? way.slice(0, -1) : way;
}

/** Shows a way and what lies within reach of its end. */
async function propose(
  controller: Controller,
  unit: UnitId,
  wanted: readonly Place[],
): Promise<void> {
  const way = peaceful(controller, wanted);
  const isLatest = controller.asks();
  const reach = await api.reach(controller.table.positionRef, unit, way).catch(() => undefined);
  if (isLatest() && reach) controller.set({ way, reach, objection: undefined });
}

/** Goes the way that is shown, hex by hex, until something unforeseen happens. */
export async function followPath(controller: Controller): Promise<void> {
  const { mover, way } = controller.value;
  if (mover) await moveAlong(controller, mover, way);
}

/** One step is played; of several a plan is left that goes on by itself. */
async function moveAlong(
  controller: Controller,
  unit: UnitId,
  wanted: readonly Place[],
): Promise<void> {
  const { along = "" } = controller.verbs;
  const way = peaceful(controller, wanted);
  const first = controller.table.value.actions.find(
    (a) =>
      a.verb === along &&
      a.places.at(-1) === way[0] &&
      sameSet(a.groups[0] ?? [], [unit, ...partyOf(controller, unit)]),
  );
  const group = first?.groups[0] ?? [unit];
  if (way.length === 1) return controller.play(textOf(along, group, way));
  controller.set({ planned: { unit, goal: way.at(-1) ?? "" } });
  await controller.sendWord("plan", way.map((hex) => textOf(along, group, [hex])).join("; "));
  if (planOf(controller).length === 0) controller.set({ planned: undefined });
}

/** Goes no farther by the plan. */
export async function dropPlan(controller: Controller): Promise<void> {
  controller.set({ planned: undefined });
  await controller.sendWord("plan");
}

/** What is left of the plans of whoever sits here. */
export function planOf({ table }: Controller): readonly string[] {
  return Object.values(table.value.view?.plans ?? {}).flat();
}

/** Where a plan has ended short of its goal, if it has. */
export function cutShort(controller: Controller): Stopped | undefined {
  const { planned } = controller.value;
  if (!planned || planOf(controller).length > 0) return undefined;
  const at = controller.placeOf(planned.unit);
  return at === undefined || at === planned.goal ? undefined : { ...planned, at };
}
