import type { GameParts } from "../games/parts";
import type { Face } from "../sheet/counter";
import type { UnitAt, UnitDef } from "../wire/types";

/** The face of a unit as it is now. */
export function faceNow(parts: GameParts, unit: UnitDef, now: UnitAt | undefined): Face {
  if (now && parts.worn) return parts.face(parts.worn(unit, now));
  return parts.face(isReduced(now) ? weak(unit) : unit);
}

/** Whether a unit shows its weaker side. */
export function isReduced(now: UnitAt | undefined): boolean {
  return Boolean(now?.reduced) || now?.strength === "reduced";
}

/** A unit with the factors of its weaker side, if it has one. */
export function weak(unit: UnitDef): UnitDef {
  return unit.reduced ? { ...unit, factors: unit.reduced } : unit;
}
