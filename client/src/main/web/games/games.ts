import { ascari } from "./ascari/ascari";
import { fireandsword } from "./fireandsword/fireandsword";
import { kassala } from "./kassala/kassala";
import { kasserine } from "./kasserine/kasserine";
import type { GameParts } from "./parts";
import { plain } from "./plain/plain";

const ALL: readonly GameParts[] = [ascari, kassala, kasserine, fireandsword];

/** The parts of a game, if this client can draw it. */
export function partsOf(game: string): GameParts | undefined {
  return ALL.find((parts) => parts.id === game);
}

const made = new Map<string, GameParts>();

/** The parts of a game; one that has none of its own is drawn from its sheet alone. */
export function anyPartsOf(game: string, title: string): GameParts {
  const own = partsOf(game) ?? made.get(game);
  if (own) return own;
  const parts = plain(game, title);
  made.set(game, parts);
  return parts;
}
