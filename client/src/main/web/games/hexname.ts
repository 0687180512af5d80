import type { SheetData } from "../protocol/types";
import type { GameParts } from "./parts";

/** What a hex is called: by its ground where the map does so, for there labels stand beside towns. */
export function hexName(
  { label, terrain }: SheetData["hexes"][number],
  { named }: GameParts["map"],
): string | undefined {
  return named ? named(terrain) : label;
}
