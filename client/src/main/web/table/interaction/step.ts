import type { Place, UnitId } from "../../protocol/types";
import type { Desk } from "./controller";
import { goerOf } from "./reach";

/** A step of a unit to a place as the rules want it said now, to play it or to ask why not. */
export function stepOf(desk: Desk, unit: UnitId, place: Place): string {
  const { walk, arrive, go, take, formed, aim } = desk.verbs;
  const { task } = desk;
  if (isAiming(desk)) return `${aim} ${unit} ${targetOf(desk, unit, place)}`;
  const usual = walk[0] ?? formed?.[0];
  if (go && goerOf(desk)) return `${go} ${place}`;
  if (arrive && !desk.onSheet(desk.placeOf(unit) ?? "")) return `${arrive} ${unit} ${place}`;
  const known = desk.table.unit(unit);
  if (known && task.kind === "walk" && formed?.includes(task.verb)) {
    return `${known.goes ?? formed[0]} ${unit} ${place}`;
  }
  return `${take ?? ((task.kind === "walk" && task.verb) || usual)} ${unit} ${place}`;
}

/** Whether units aim at places now, as whole phase. */
export function isAiming({ verbs, table }: Desk): boolean {
  return verbs.aim !== undefined && table.value.view?.step === verbs.aim;
}

/** What a unit is asked about that aims at a place: nobody stands there, and it is its own. */
function targetOf(desk: Desk, unit: UnitId, place: Place): Place {
  const { task } = desk;
  const idle = task.kind !== "walk" || !task.goals.has(unit);
  const meant = desk.unitsAt(place).some((other) => !desk.isOwn(other));
  return (idle && !meant && desk.placeOf(unit)) || place;
}
