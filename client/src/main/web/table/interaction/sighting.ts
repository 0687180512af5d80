import { api } from "../../protocol/api";
import type { Danger, Field, Place, SightLine } from "../../protocol/types";
import type { Desk } from "./controller";
import type { Presses } from "./mode";

/** Places are pointed at to see what they see: a press pins the hex from which lines are drawn. */
export const sighting: Presses = {
  tapUnit(desk, unit) {
    const at = desk.placeOf(unit);
    if (at) pin(desk, at);
  },
  tapPlace: pin,
};

/** Shows what every place sees that is pointed at, or stops doing so. */
export function lookAround(desk: Desk): void {
  const none = { field: undefined, pinned: undefined, line: undefined, danger: undefined };
  desk.set({ sighting: !desk.value.sighting, ...none });
}

/** Lines are drawn from this hex, or no more from it. */
function pin(desk: Desk, place: Place): void {
  const pinned = desk.value.pinned === place ? undefined : (desk.value.pinned ?? place);
  desk.set({ pinned, line: undefined, danger: undefined });
  void see(desk, place);
}

/** What a place sees, and what is in the way of the rest. */
export async function see(desk: Desk, place: Place | undefined): Promise<void> {
  const { pinned, danger } = desk.value;
  if (!place || danger?.at === place) return;
  const { entry } = desk;
  const ask = <T>(what: string, at: Place) =>
    api.look<T>(desk.table.asked, what, { place: at }).catch(() => undefined);
  const [field, line, now] = await Promise.all([
    ask<Field>("sight", pinned ?? place),
    pinned && pinned !== place ? ask<SightLine>("sight", `${pinned}+${place}`) : undefined,
    ask<Danger>("threat", place),
  ]);
  if (entry === desk.entry && desk.value.sighting) desk.set({ field, line, danger: now });
}
