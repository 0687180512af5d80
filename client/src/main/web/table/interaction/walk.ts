import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { blockedStep } from "./able";
import type { Controller } from "./controller";
import { committedUnit, movingUnit, startOf, verbOf } from "./reach";
import { cleared, type InteractionState } from "./state";
import type { Walk } from "./task";

/** What units that go somewhere have in common, whether a way leads there or they are put there. */

/** The walk that is asked for. */
export function walkOf({ task }: Controller): Walk | undefined {
  return task.kind === "walk" ? task : undefined;
}

/** The action that takes the selected unit to a place; nothing where none is offered. */
export function goalOf(controller: Controller, place: Place | undefined): string | undefined {
  const { mover } = controller.value;
  return mover && place ? walkOf(controller)?.goals.get(mover)?.get(place) : undefined;
}

/** The unit that is in hand at once: that on the move, or the only one that may go. */
export function begun(controller: Controller): Partial<InteractionState> {
  const task = walkOf(controller);
  const moving = movingUnit(controller);
  const goer = committedUnit(controller) ?? moving;
  if (goer && task?.goals.has(goer)) requestReach(controller, goer);
  else if (goer && goer === moving) return {};
  const alone = task && !controller.reaches(task.verb) && task.goals.size === 1;
  const unit = alone ? [...task.goals.keys()][0] : goer;
  return unit ? { mover: unit } : {};
}

/** Takes a unit in hand, or puts it down; one that may not be taken is asked why. */
export function pickUp(controller: Controller, task: Walk, unit: UnitId): void {
  const { mover } = controller.value;
  const place = controller.placeOf(unit);
  const able = task.goals.has(unit);
  // A victor may choose for the beaten: then it is an enemy that he takes up.
  if (!able && !controller.isOwn(unit)) {
    if (mover && place) void controller.why(controller.step(mover, place), place);
    return;
  }
  // A unit that has been taken up must say where it goes before another can be.
  if (!able && mover && mover === committedUnit(controller) && place) {
    void controller.why(controller.step(mover, place), place);
    return;
  }
  // Who has just come in stays where he is if he may, as by a press on the hex under him.
  const start = mover === unit && unit === committedUnit(controller) && startOf(controller, unit);
  if (start && task.goals.get(unit)?.has(start)) {
    controller.tapPlace(start);
    return;
  }
  controller.asks();
  // Where only one unit can be taken, a press does not put it down.
  const down = mover === unit && task.goals.size > 1;
  controller.set({ ...cleared(controller.value), mover: down ? undefined : unit });
  if (down) return;
  if (able && controller.reaches(verbOf(controller, task, unit))) requestReach(controller, unit);
  // Why it may not go anywhere is asked of a hex next to it.
  const staying = !able && !doesOther(controller, unit) && blockedStep(controller, unit);
  if (staying) void controller.why(staying, place);
}

/** Whether a unit that goes nowhere may do something else. */
function doesOther({ verbs, table }: Controller, unit: UnitId): boolean {
  return table.value.actions.some(
    (a) => verbs.free?.includes(a.verb) && a.groups.some((group) => group.includes(unit)),
  );
}

/** Asks how far a unit reaches; presses on places wait for the answer. */
export function requestReach(controller: Controller, unit: UnitId): void {
  const looking = loadReach(controller, unit).finally(() => {
    if (controller.looking === looking) controller.looking = undefined;
  });
  controller.looking = looking;
}

async function loadReach(controller: Controller, unit: UnitId): Promise<void> {
  const isLatest = controller.listens();
  const about = controller.table.positionRef;
  const [reach, exposure] = await Promise.all([
    api.reach(about, unit).catch(() => undefined),
    controller.canQuery("exposure") ? api.exposure(about, unit).catch(() => undefined) : undefined,
  ]);
  if (!isLatest()) return;
  controller.set({ reach, exposure: new Map(exposure?.places.map((t) => [t.place, t])) });
}

/** What a player seems to want of the selected unit at a place, or of a unit that may go nowhere. */
export function walkQuestion(controller: Controller, place: Place): string | undefined {
  const { mover } = controller.value;
  if (mover && controller.placeOf(mover) !== place) {
    return goalOf(controller, place) === undefined ? controller.step(mover, place) : undefined;
  }
  // Who stands with a unit on the move goes along with it, or was left out by hand.
  if (mover && mover === movingUnit(controller)) return undefined;
  const goals = walkOf(controller)?.goals;
  const unit = controller.unitsAt(place).find((u) => controller.isOwn(u) && !goals?.has(u));
  return unit && blockedStep(controller, unit);
}
