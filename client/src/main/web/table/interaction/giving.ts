import { type Mode, pressIn } from "./mode";

/** Units are given up: a press chooses one, or leaves it. */
export const giving: Mode = {
  begins({ task }) {
    const only = task.kind === "give" && task.options.length === 1 ? task.options[0] : undefined;
    return only ? { given: only.units } : {};
  },
  tapUnit(desk, unit) {
    const { given } = desk.value;
    const without = given.filter((u) => u !== unit);
    desk.set({ given: without.length === given.length ? [...given, unit] : without });
  },
  tapPlace(desk, place) {
    pressIn(desk, place);
  },
  lift: () => undefined,
  drop: () => Promise.resolve(),
  question: () => undefined,
};
