import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { joined } from "../state/action";
import type { Desk } from "./controller";
import { able, matching, withAttacker, withDefenders } from "./draft";
import { type Mode, pressIn } from "./mode";
import type { Battle } from "./task";

/** An attack is put together: presses lay out attackers and defenders, and the server its odds. */
export const attacking: Mode = {
  begins: () => ({}),
  tapUnit(desk, unit) {
    const { task } = desk;
    if (task.kind === "battle") tapFighter(desk, task, unit);
  },
  tapPlace(desk, place) {
    pressIn(desk, place);
  },
  lift(desk, unit) {
    if (!desk.value.draft.attackers.includes(unit)) desk.tapUnit(unit);
  },
  async drop(desk, _, place) {
    const { defenders } = desk.value.draft;
    const there = desk.unitsAt(place).filter((u) => !desk.isOwn(u) && !defenders.includes(u));
    if (there[0]) desk.tapUnit(there[0]);
  },
  question(desk, place) {
    const { task } = desk;
    return task.kind === "battle" ? fightQuestion(desk, task, place) : undefined;
  },
};

function tapFighter(desk: Desk, task: Battle, unit: UnitId): void {
  const place = desk.placeOf(unit);
  const { draft } = desk.value;
  const own = desk.isOwn(unit);
  const group = own || !place ? [unit] : desk.unitsAt(place);
  const part = own ? "attackers" : "defenders";
  if (!group.some((u) => able(task, part).has(u) || draft[part].includes(u))) {
    const unnamed = battleWith(desk, task, group, part);
    if (unnamed) void desk.why(unnamed, place);
    return;
  }
  const next = own ? withAttacker(task, draft, unit) : withDefenders(task, draft, group);
  desk.set({ draft: next, odds: undefined, hint: undefined });
  void weigh(desk, task);
}

/** Odds of the attack as laid out, or the reason why it is none. */
async function weigh(desk: Desk, task: Battle): Promise<void> {
  const isLatest = desk.asks();
  const { draft } = desk.value;
  const { sheet } = desk.table.value;
  if (!sheet || draft.defenders.length === 0) return;
  const option = matching(task, draft)[0];
  if (!option && draft.attackers.length === 0) return;
  if (!option) {
    const text = `${desk.verbs.battle[0]} ${joined(sheet, draft.attackers)} ${joined(sheet, draft.defenders)}`;
    await desk.why(text, undefined);
    return;
  }
  const odds = await api.odds(desk.table.asked, option.text).catch(() => undefined);
  if (isLatest()) desk.set({ odds });
}

function fightQuestion(desk: Desk, task: Battle, place: Place): string | undefined {
  const units = desk.unitsAt(place);
  const part = units.some((u) => desk.isOwn(u)) ? "attackers" : "defenders";
  if (units.length === 0 || units.some((u) => able(task, part).has(u))) return undefined;
  return battleWith(desk, task, units, part);
}

/** An attack with these units on one side and, on the other, those laid out or else any. */
function battleWith(
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
