import { type Mode, pressIn } from "./mode";

/** Units are given up: a press chooses one, or leaves it. */
export const giving: Mode = {
  begins({ task }) {
    const only = task.kind === "give" && task.options.length === 1 ? task.options[0] : undefined;
    return only ? { given: only.units } : {};
  },
  tapUnit(controller, unit) {
    const { given } = controller.value;
    const without = given.filter((u) => u !== unit);
    controller.set({ given: without.length === given.length ? [...given, unit] : without });
  },
  tapPlace(controller, place) {
    pressIn(controller, place);
  },
  lift: () => undefined,
  drop: () => Promise.resolve(),
  question: () => undefined,
};
