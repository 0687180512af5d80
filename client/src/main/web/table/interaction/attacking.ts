import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { joined } from "../state/action";
import type { Controller } from "./controller";
import { able, matching, withAttacker, withDefenders } from "./draft";
import { type Mode, pressIn } from "./mode";
import type { Battle } from "./task";

/** An attack is put together: presses lay out attackers and defenders, and the server its odds. */
export const attacking: Mode = {
  begins: () => ({}),
  tapUnit(controller, unit) {
    const { task } = controller;
    if (task.kind === "battle") tapFighter(controller, task, unit);
  },
  tapPlace(controller, place) {
    pressIn(controller, place);
  },
  lift(controller, unit) {
    if (!controller.value.draft.attackers.includes(unit)) controller.tapUnit(unit);
  },
  async drop(controller, _, place) {
    const { defenders } = controller.value.draft;
    const there = controller
      .unitsAt(place)
      .filter((u) => !controller.isOwn(u) && !defenders.includes(u));
    if (there[0]) controller.tapUnit(there[0]);
  },
  question(controller, place) {
    const { task } = controller;
    return task.kind === "battle" ? fightQuestion(controller, task, place) : undefined;
  },
};

function tapFighter(controller: Controller, task: Battle, unit: UnitId): void {
  const place = controller.placeOf(unit);
  const { draft } = controller.value;
  const own = controller.isOwn(unit);
  const group = own || !place ? [unit] : controller.unitsAt(place);
  const part = own ? "attackers" : "defenders";
  if (!group.some((u) => able(task, part).has(u) || draft[part].includes(u))) {
    const unnamed = battleWith(controller, task, group, part);
    if (unnamed) void controller.why(unnamed, place);
    return;
  }
  const next = own ? withAttacker(task, draft, unit) : withDefenders(task, draft, group);
  controller.set({ draft: next, odds: undefined, hint: undefined });
  void weigh(controller, task);
}

/** Odds of the attack as laid out, or the reason why it is none. */
async function weigh(controller: Controller, task: Battle): Promise<void> {
  const isLatest = controller.asks();
  const { draft } = controller.value;
  const { sheet } = controller.table.value;
  if (!sheet || draft.defenders.length === 0) return;
  const option = matching(task, draft)[0];
  if (!option && draft.attackers.length === 0) return;
  if (!option) {
    const text = `${controller.verbs.battle[0]} ${joined(sheet, draft.attackers)} ${joined(sheet, draft.defenders)}`;
    await controller.why(text, undefined);
    return;
  }
  const odds = await api.odds(controller.table.positionRef, option.text).catch(() => undefined);
  if (isLatest()) controller.set({ odds });
}

function fightQuestion(controller: Controller, task: Battle, place: Place): string | undefined {
  const units = controller.unitsAt(place);
  const part = units.some((u) => controller.isOwn(u)) ? "attackers" : "defenders";
  if (units.length === 0 || units.some((u) => able(task, part).has(u))) return undefined;
  return battleWith(controller, task, units, part);
}

/** An attack with these units on one side and, on the other, those laid out or else any. */
function battleWith(
  controller: Controller,
  task: Battle,
  units: readonly UnitId[],
  part: "attackers" | "defenders",
): string | undefined {
  const { sheet } = controller.table.value;
  const first = task.options[0];
  if (!sheet || !first) return undefined;
  const { draft } = controller.value;
  const against = part === "attackers" ? "defenders" : "attackers";
  const others = draft[against].length > 0 ? draft[against] : first[against];
  const [attackers, defenders] = part === "attackers" ? [units, others] : [others, units];
  return `${controller.verbs.battle[0]} ${joined(sheet, attackers)} ${joined(sheet, defenders)}`;
}
