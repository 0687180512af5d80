import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { stays } from "./able";
import type { Desk } from "./controller";
import { goerOf, onTheMove } from "./reach";
import { cleared, type HandState } from "./state";
import type { Walk } from "./task";

/** What units that go somewhere have in common, whether a way leads there or they are put there. */

/** The walk that is asked for. */
export function walkOf({ task }: Desk): Walk | undefined {
  return task.kind === "walk" ? task : undefined;
}

/** The action that takes the unit in hand to a place; nothing where none is offered. */
export function goalOf(desk: Desk, place: Place | undefined): string | undefined {
  const { mover } = desk.value;
  return mover && place ? walkOf(desk)?.goals.get(mover)?.get(place) : undefined;
}

/** The unit that is in hand at once: that on the move, or the only one that may go. */
export function begun(desk: Desk): Partial<HandState> {
  const task = walkOf(desk);
  const moving = onTheMove(desk);
  const goer = goerOf(desk) ?? moving;
  if (goer && task?.goals.has(goer)) lookAfter(desk, goer);
  else if (goer && goer === moving) return {};
  const alone = task && !desk.reaches(task.verb) && task.goals.size === 1;
  const unit = alone ? [...task.goals.keys()][0] : goer;
  return unit ? { mover: unit } : {};
}

/** Takes a unit in hand, or puts it down; one that may not be taken is asked why. */
export function pickUp(desk: Desk, task: Walk, unit: UnitId): void {
  const { mover } = desk.value;
  const place = desk.placeOf(unit);
  const able = task.goals.has(unit);
  // A victor may choose for the beaten: then it is an enemy that he takes up.
  if (!able && !desk.isOwn(unit)) {
    if (mover && place) void desk.why(desk.step(mover, place), place);
    return;
  }
  // A unit that has been taken up must say where it goes before another can be.
  if (!able && mover && mover === goerOf(desk) && place) {
    void desk.why(desk.step(mover, place), place);
    return;
  }
  desk.asks();
  // Where only one unit can be taken, a press does not put it down.
  const down = mover === unit && task.goals.size > 1;
  desk.set({ ...cleared(desk.value), mover: down ? undefined : unit });
  if (down) return;
  if (able && desk.reaches(task.verb)) lookAfter(desk, unit);
  // Why it may not go anywhere is asked of a hex next to it.
  const staying = !able && !doesOther(desk, unit) && stays(desk, unit);
  if (staying) void desk.why(staying, place);
}

/** Whether a unit that goes nowhere may do something else. */
function doesOther({ verbs, table }: Desk, unit: UnitId): boolean {
  return table.value.actions.some(
    (a) => verbs.free?.includes(a.verb) && a.groups.some((group) => group.includes(unit)),
  );
}

/** Asks how far a unit reaches; presses on places wait for the answer. */
export function lookAfter(desk: Desk, unit: UnitId): void {
  const looking = lookUp(desk, unit).finally(() => {
    if (desk.looking === looking) desk.looking = undefined;
  });
  desk.looking = looking;
}

async function lookUp(desk: Desk, unit: UnitId): Promise<void> {
  const isLatest = desk.listens();
  const about = desk.table.asked;
  const [reach, exposure] = await Promise.all([
    api.reach(about, unit).catch(() => undefined),
    desk.canLook("exposure") ? api.exposure(about, unit).catch(() => undefined) : undefined,
  ]);
  if (!isLatest()) return;
  desk.set({ reach, exposure: new Map(exposure?.places.map((t) => [t.place, t])) });
}

/** What a player seems to want of the unit in hand at a place, or of a unit that may go nowhere. */
export function walkQuestion(desk: Desk, place: Place): string | undefined {
  const { mover } = desk.value;
  if (mover && desk.placeOf(mover) !== place) {
    return goalOf(desk, place) === undefined ? desk.step(mover, place) : undefined;
  }
  const goals = walkOf(desk)?.goals;
  const unit = desk.unitsAt(place).find((u) => desk.isOwn(u) && !goals?.has(u));
  return unit && stays(desk, unit);
}
