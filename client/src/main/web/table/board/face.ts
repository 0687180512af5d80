import type { GameParts } from "../../games/parts";
import type { UnitAt, UnitDef, View } from "../../protocol/types";
import type { Face } from "../../sheet/counter";

/** The face of a unit as it is in a view. */
export function currentFace(parts: GameParts, unit: UnitDef, view: View | undefined): Face {
  const now = shownUnit(parts, view?.position.units[unit.id]);
  if (view && now && parts.counters.current)
    return parts.counters.face(parts.counters.current(unit, now, view));
  return parts.counters.face(isReduced(now) ? reducedUnit(unit) : unit);
}

/** How a unit lies, in the words that all games share. */
export function shownUnit(parts: GameParts, said: UnitAt | undefined): UnitAt | undefined {
  return said && parts.counters.shown ? parts.counters.shown(said) : said;
}

/** Whether a unit shows its weaker side. */
export function isReduced(now: UnitAt | undefined): boolean {
  return Boolean(now?.reduced) || now?.strength === "reduced";
}

/** A unit with the factors of its weaker side, if it has one. */
export function reducedUnit(unit: UnitDef): UnitDef {
  return unit.reduced ? { ...unit, factors: unit.reduced } : unit;
}
