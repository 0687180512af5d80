import type { Place, UnitId } from "../../protocol/types";
import type { Controller } from "./controller";
import { committedUnit } from "./reach";

/** A step of a unit to a place as the rules want it said now, to play it or to ask why not. */
export function stepOf(controller: Controller, unit: UnitId, place: Place): string {
  const { walk, arrive, go, take, formed, aim } = controller.verbs;
  const { task } = controller;
  if (isAiming(controller)) return `${aim} ${unit} ${targetOf(controller, unit, place)}`;
  const usual = walk[0] ?? formed?.[0];
  if (go && committedUnit(controller)) return `${go} ${place}`;
  if (arrive && !controller.onSheet(controller.placeOf(unit) ?? ""))
    return `${arrive} ${unit} ${place}`;
  const known = controller.table.unit(unit);
  if (known && task.kind === "walk" && formed?.includes(task.verb)) {
    return `${known.goes ?? formed[0]} ${unit} ${place}`;
  }
  return `${take ?? ((task.kind === "walk" && task.verb) || usual)} ${unit} ${place}`;
}

/** Whether units aim at places now, as whole phase. */
export function isAiming({ verbs, table }: Controller): boolean {
  return verbs.aim !== undefined && table.value.view?.step === verbs.aim;
}

/** What a unit is asked about that aims at a place: nobody stands there, and it is its own. */
function targetOf(controller: Controller, unit: UnitId, place: Place): Place {
  const { task } = controller;
  const idle = task.kind !== "walk" || !task.goals.has(unit);
  const meant = controller.unitsAt(place).some((other) => !controller.isOwn(other));
  return (idle && !meant && controller.placeOf(unit)) || place;
}
