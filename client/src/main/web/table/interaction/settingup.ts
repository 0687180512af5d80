import { type Mode, pressIn } from "./mode";
import { begun, goalOf, pickUp, walkOf, walkQuestion } from "./walk";

/** Units are put on places that are offered, at the set-up or after a fight: no way is looked up. */
export const settingUp: Mode = {
  begins: begun,
  tapUnit(controller, unit) {
    const task = walkOf(controller);
    const goal =
      unit === controller.value.mover ? undefined : goalOf(controller, controller.placeOf(unit));
    if (goal) void controller.playMade(goal);
    else if (task) pickUp(controller, task, unit);
  },
  tapPlace(controller, place) {
    const { mover } = controller.value;
    const goal = goalOf(controller, place);
    if (goal) void controller.playMade(goal);
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
    const goal = walkOf(controller)?.goals.get(unit)?.get(place);
    if (goal) await controller.playMade(goal);
    else await controller.why(controller.step(unit, place), place);
  },
  question: walkQuestion,
};
