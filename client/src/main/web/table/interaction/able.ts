import type { UnitDef, UnitId } from "../../protocol/types";
import type { Controller } from "./controller";
import { isAiming } from "./step";
import type { Task } from "./task";

/**
 * A step of a unit to some empty place beside it, to ask why it may not go anywhere; of one that
 * aims, a shot at what others can hit, or else one that asks whether it can hit anybody.
 */
export function blockedStep(controller: Controller, unit: UnitId): string | undefined {
  const { sheet } = controller.table.value;
  const from = controller.placeOf(unit);
  const { task } = controller;
  const aims = task.kind === "walk" && task.verb === controller.verbs.aim;
  const goal = aims ? [...task.goals.values()][0]?.keys().next().value : undefined;
  if (isAiming(controller) || goal)
    return controller.step(unit, (isAiming(controller) ? from : goal) ?? "");
  const places = [...(sheet?.hexes ?? []), ...(sheet?.spaces ?? [])];
  const here = places.find((h) => h.id === from);
  if (!here) return undefined;
  const away = (p: { x: number; y: number }) => Math.hypot(p.x - here.x, p.y - here.y);
  const next = places
    .filter((h) => h.id !== from && controller.unitsAt(h.id).length === 0)
    .reduce<(typeof places)[number] | undefined>(
      (best, h) => (best && away(best) <= away(h) ? best : h),
      undefined,
    );
  return next && controller.step(unit, next.id);
}

/** Units that wait off the map and may come in now. */
export function arriving(controller: Controller): UnitId[] {
  const { task, verbs, table } = controller;
  if (task.kind !== "walk" || !verbs.arrive) return [];
  const isOff = (unit: UnitId) => !controller.onSheet(controller.placeOf(unit) ?? "");
  return (table.value.sheet?.units ?? [])
    .map((unit) => unit.id)
    .filter((unit) => task.goals.has(unit) && isOff(unit));
}

/** Units of the side to choose that could still do something before the phase ends. */
export function undone(task: Task, units: readonly UnitDef[]): UnitId[] {
  if (task.kind !== "walk" || !task.done) return [];
  return units.filter((u) => task.goals.has(u.id)).map((u) => u.id);
}
