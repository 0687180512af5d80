import type { Action } from "../state/action";
import type { Desk } from "./controller";
import { type Mode, pressIn } from "./mode";
import { meantBy } from "./remaining";

/** Nothing is asked, or something that fits no other form: a press plays the one choice it can mean. */
export const idle: Mode = {
  begins: () => ({}),
  tapUnit(desk, unit) {
    tap(desk, (a) => a.groups.some((g) => g.join() === unit));
  },
  tapPlace(desk, place) {
    if (!tap(desk, (a) => a.places.at(-1) === place)) pressIn(desk, place);
  },
  lift: () => undefined,
  drop: () => Promise.resolve(),
  question: () => undefined,
};

/** Plays the one choice that a press can mean; of several, those are left. */
function tap(desk: Desk, meant: (action: Action) => boolean): boolean {
  const { task } = desk;
  if (task.kind !== "plain") return false;
  const [only, ...others] = meantBy(task.options, desk.value.left, meant);
  if (only && others.length > 0) desk.set({ left: [only, ...others].map(({ text }) => text) });
  else if (only) void desk.play(only.text);
  return only !== undefined;
}
