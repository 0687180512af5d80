import { api } from "../../protocol/api";
import type { Danger, Field, Place, SightLine } from "../../protocol/types";
import type { Controller } from "./controller";
import type { Presses } from "./mode";

/** Places are pointed at to see what they see: a press pins the hex from which lines are drawn. */
export const sighting: Presses = {
  tapUnit(controller, unit) {
    const at = controller.placeOf(unit);
    if (at) pin(controller, at);
  },
  tapPlace: pin,
};

/** Shows what every place sees that is pointed at, or stops doing so. */
export function toggleSight(controller: Controller): void {
  const none = { field: undefined, pinned: undefined, line: undefined, danger: undefined };
  controller.set({ sighting: !controller.value.sighting, ...none });
}

/** Lines are drawn from this hex, or no more from it. */
function pin(controller: Controller, place: Place): void {
  const pinned = controller.value.pinned === place ? undefined : (controller.value.pinned ?? place);
  controller.set({ pinned, line: undefined, danger: undefined });
  void loadSight(controller, place);
}

/** What a place sees, and what is in the way of the rest. */
export async function loadSight(controller: Controller, place: Place | undefined): Promise<void> {
  const { pinned, danger } = controller.value;
  if (!place || danger?.at === place) return;
  const { entry } = controller;
  const ask = <T>(what: string, at: Place) =>
    api.look<T>(controller.table.positionRef, what, { place: at }).catch(() => undefined);
  const [field, line, now] = await Promise.all([
    ask<Field>("sight", pinned ?? place),
    pinned && pinned !== place ? ask<SightLine>("sight", `${pinned}+${place}`) : undefined,
    ask<Danger>("threat", place),
  ]);
  if (entry === controller.entry && controller.value.sighting)
    controller.set({ field, line, danger: now });
}
