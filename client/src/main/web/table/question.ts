import type { Place, UnitDef, UnitId } from "../wire/types";
import { joined } from "./action";
import type { Desk } from "./desk";
import { able } from "./draft";
import type { TableStore } from "./store";
import type { Battle, Task } from "./task";
import { eyes } from "./trail";

/** The action that a player seems to want at a place and that is not offered; nothing if none. */
export function questionAt(desk: Desk, place: Place): string | undefined {
  const { task } = desk;
  if (task.kind === "walk") return walkQuestion(desk, place);
  if (task.kind === "battle") return fightQuestion(desk, task, place);
  return undefined;
}

function walkQuestion(desk: Desk, place: Place): string | undefined {
  const { task } = desk;
  if (task.kind !== "walk") return undefined;
  const { mover } = desk.value;
  if (mover && desk.placeOf(mover) !== place) {
    const goal = task.goals.get(mover)?.has(place);
    return goal ? undefined : desk.step(mover, place);
  }
  const unit = desk.unitsAt(place).find((u) => desk.isOwn(u) && !task.goals.has(u));
  return unit && stays(desk, unit);
}

/**
 * A step of a unit to some empty place beside it, to ask why it may not go anywhere; of one that
 * aims, a shot at what others can hit, or else one that asks whether it can hit anybody.
 */
export function stays(desk: Desk, unit: UnitId): string | undefined {
  const { sheet } = desk.table.value;
  const from = desk.placeOf(unit);
  const { task } = desk;
  const aims = task.kind === "walk" && task.verb === desk.verbs.aim;
  const goal = aims ? [...task.goals.values()][0]?.keys().next().value : undefined;
  if (desk.aims || goal) return desk.step(unit, (desk.aims ? from : goal) ?? "");
  const places = [...(sheet?.hexes ?? []), ...(sheet?.spaces ?? [])];
  const here = places.find((h) => h.id === from);
  if (!here) return undefined;
  const away = (p: { x: number; y: number }) => Math.hypot(p.x - here.x, p.y - here.y);
  const next = places
    .filter((h) => h.id !== from && desk.unitsAt(h.id).length === 0)
    .reduce<(typeof places)[number] | undefined>(
      (best, h) => (best && away(best) <= away(h) ? best : h),
      undefined,
    );
  return next && desk.step(unit, next.id);
}

function fightQuestion(desk: Desk, task: Battle, place: Place): string | undefined {
  const units = desk.unitsAt(place);
  const part = units.some((u) => desk.isOwn(u)) ? "attackers" : "defenders";
  if (units.length === 0 || units.some((u) => able(task, part).has(u))) return undefined;
  return battleWith(desk, task, units, part);
}

/** An attack with these units on one side and, on the other, those laid out or else any. */
export function battleWith(
  desk: Desk,
  task: Battle,
  units: readonly UnitId[],
  part: "attackers" | "defenders",
): string | undefined {
  const { sheet } = desk.table.value;
  const first = task.options[0];
  if (!sheet || !first) return undefined;
  const { draft } = desk.value;
  const against = part === "attackers" ? "defenders" : "attackers";
  const others = draft[against].length > 0 ? draft[against] : first[against];
  const [attackers, defenders] = part === "attackers" ? [units, others] : [others, units];
  return `${desk.verbs.battle[0]} ${joined(sheet, attackers)} ${joined(sheet, defenders)}`;
}

/** Units of the side to choose that could still do something before the phase ends. */
export function undone(task: Task, units: readonly UnitDef[]): UnitId[] {
  if (task.kind !== "walk" || !task.done) return [];
  return units.filter((u) => task.goals.has(u.id)).map((u) => u.id);
}

/** Whether units stand there that belong to whoever looks. */
export function isFeared({ value }: TableStore, place: Place): boolean {
  const { view, info, sheet } = value;
  const side = eyes(info?.mine ?? [], view?.side ?? null);
  const there = sheet?.units.filter((u) => view?.position.units[u.id]?.at === place) ?? [];
  return side === undefined || there.some((u) => u.side === side);
}
