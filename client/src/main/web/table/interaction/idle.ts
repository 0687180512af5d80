import type { Action } from "../state/action";
import type { Controller } from "./controller";
import { type Mode, pressIn } from "./mode";
import { meantBy } from "./remaining";

/** Nothing is asked, or something that fits no other form: a press plays the one choice it can mean. */
export const idle: Mode = {
  begins: () => ({}),
  tapUnit(controller, unit) {
    tap(controller, (a) => a.groups.some((g) => g.join() === unit));
  },
  tapPlace(controller, place) {
    if (!tap(controller, (a) => a.places.at(-1) === place)) pressIn(controller, place);
  },
  lift: () => undefined,
  drop: () => Promise.resolve(),
  question: () => undefined,
};

/** Plays the one choice that a press can mean; of several, those are left. */
function tap(controller: Controller, meant: (action: Action) => boolean): boolean {
  const { task } = controller;
  if (task.kind !== "plain") return false;
  const [only, ...others] = meantBy(task.options, controller.value.left, meant);
  if (only && others.length > 0)
    controller.set({ left: [only, ...others].map(({ text }) => text) });
  else if (only) void controller.play(only.text);
  return only !== undefined;
}
