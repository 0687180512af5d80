import type { GameParts } from "../../games/parts";
import type { SheetData, SideId } from "../../protocol/types";

/** The classes of a side's colours: its own, and its first unit's where soldiers tell whose colours they are. */
export function coloursOf(
  side: SideId,
  sheet: SheetData | undefined,
  { counters }: Pick<GameParts, "counters">,
): string {
  const first = sheet?.units.find((unit) => unit.side === side);
  const nation = first && counters.face(first).nation;
  return nation ? `side-${side} nation-${nation}` : `side-${side}`;
}
