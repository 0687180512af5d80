import type { GameParts } from "../games/parts";
import type { Face } from "../sheet/counter";
import type { UnitAt, UnitDef } from "../wire/types";

/** The face of a unit as it is now. */
export function faceNow(parts: GameParts, unit: UnitDef, now: UnitAt | undefined): Face {
  return parts.face(now && parts.worn ? parts.worn(unit, now) : unit);
}
