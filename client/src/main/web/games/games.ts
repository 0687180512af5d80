import { kassala } from "./kassala/kassala";
import type { GameParts } from "./parts";

const ALL: readonly GameParts[] = [kassala];

/** The parts of a game, if this client can draw it. */
export function partsOf(game: string): GameParts | undefined {
  return ALL.find((parts) => parts.id === game);
}
