import { type Mode, pressIn } from "./mode";
import { begun, goalOf, pickUp, walkOf, walkQuestion } from "./walk";

/** Units are put on places that are offered, at the set-up or after a fight: no way is looked up. */
export const settingUp: Mode = {
  begins: begun,
  tapUnit(desk, unit) {
    const task = walkOf(desk);
    const goal = unit === desk.value.mover ? undefined : goalOf(desk, desk.placeOf(unit));
    if (goal) void desk.playMade(goal);
    else if (task) pickUp(desk, task, unit);
  },
  tapPlace(desk, place) {
    const { mover } = desk.value;
    const goal = goalOf(desk, place);
    if (goal) void desk.playMade(goal);
    else if (!pressIn(desk, place, (u) => walkOf(desk)?.goals.has(u) ?? false) && mover) {
      void desk.why(desk.step(mover, place), place);
    }
  },
  lift(desk, unit) {
    if (desk.value.mover !== unit) desk.tapUnit(unit);
  },
  async drop(desk, unit, place) {
    const goal = walkOf(desk)?.goals.get(unit)?.get(place);
    if (goal) await desk.playMade(goal);
    else await desk.why(desk.step(unit, place), place);
  },
  question: walkQuestion,
};
