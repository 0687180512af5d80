import type { UnitId } from "../../protocol/types";
import { sameSet } from "../state/action";
import type { Battle, BattleOption } from "./task";

/** An attack being put together. */
export interface AttackDraft {
  attackers: readonly UnitId[];
  defenders: readonly UnitId[];
}

export const EMPTY: AttackDraft = { attackers: [], defenders: [] };

/** The legal attacks with exactly these units: one, or none, or an attack beside a bombardment. */
export function matching(battle: Battle, draft: AttackDraft): BattleOption[] {
  return battle.options.filter(
    (o) => sameSet(o.attackers, draft.attackers) && sameSet(o.defenders, draft.defenders),
  );
}

const toggled = (list: readonly UnitId[], group: readonly UnitId[]): UnitId[] =>
  group.every((u) => list.includes(u))
    ? list.filter((u) => !group.includes(u))
    : [...list.filter((u) => !group.includes(u)), ...group];

/** A unit of one's own joins the attack or leaves it; with one possible target it is taken at once. */
export function withAttacker(battle: Battle, draft: AttackDraft, unit: UnitId): AttackDraft {
  const attackers = toggled(draft.attackers, [unit]);
  const defenders =
    attackers.length > 0 && draft.defenders.length === 0
      ? onlyTarget(battle, attackers)
      : draft.defenders;
  if (attackers.length > 0) return { attackers, defenders };
  const alone = { attackers, defenders: draft.defenders };
  return matching(battle, alone).length > 0 ? alone : EMPTY;
}

function onlyTarget(battle: Battle, attackers: readonly UnitId[]): readonly UnitId[] {
  const able = battle.options.filter((o) => attackers.every((u) => o.attackers.includes(u)));
  const least = Math.min(...able.map((o) => o.defenders.length));
  const targets = able.filter((o) => o.defenders.length === least);
  const first = targets[0]?.defenders ?? [];
  return targets.every((o) => sameSet(o.defenders, first)) ? first : [];
}

/**
 * An enemy hex joins the defenders or leaves them; the only one stays where it is pressed again.
 * With nobody chosen yet, the largest attack on it is laid out; where it can only be attacked
 * together with others, these are put in too. Enemies whom no attack takes together replace one
 * another.
 */
export function withDefenders(
  battle: Battle,
  draft: AttackDraft,
  group: readonly UnitId[],
): AttackDraft {
  const defenders = toggled(draft.defenders, group);
  if (defenders.length === 0) return draft;
  if (!battle.options.some((o) => defenders.every((u) => o.defenders.includes(u)))) {
    return withDefenders(battle, EMPTY, group);
  }
  if (draft.attackers.length > 0) return { attackers: draft.attackers, defenders };
  const { attackers, defenders: all } = largest(battle, defenders) ?? { attackers: [], defenders };
  return { attackers, defenders: all };
}

/** Of the attacks on all of these and on as few others as can be, the one with most attackers. */
function largest(battle: Battle, defenders: readonly UnitId[]): AttackDraft | undefined {
  const on = battle.options.filter((o) => defenders.every((u) => o.defenders.includes(u)));
  return [...on].sort(
    (a, b) => a.defenders.length - b.defenders.length || b.attackers.length - a.attackers.length,
  )[0];
}

/** The units that may take part on one side of some attack that is still legal. */
export function able(battle: Battle, side: "attackers" | "defenders"): Set<UnitId> {
  return new Set(battle.options.flatMap((o) => o[side]));
}
