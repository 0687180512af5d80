import { readWords } from "../i18n/translate";
import type { GameParts } from "./parts";
import { plain } from "./plain/plain";

/** The games that have parts of their own, each loaded when somebody first looks at it. */
const LOADERS: Readonly<Record<string, () => Promise<GameParts>>> = {
  ascari: () => import("./ascari/ascari").then(({ ascari }) => ascari),
  kassala: () => import("./kassala/kassala").then(({ kassala }) => kassala),
  kasserine: () => import("./kasserine/kasserine").then(({ kasserine }) => kasserine),
  fireandsword: () => import("./fireandsword/fireandsword").then((game) => game.fireandsword),
};

const loaded = new Map<string, GameParts>();

/** Loads a game's own parts, if it has some. */
export async function loadParts(game: string): Promise<void> {
  const parts = loaded.has(game) ? undefined : await LOADERS[game]?.();
  if (!parts) return;
  await readWords();
  loaded.set(game, parts);
}

/** Loads the parts of all games, for pages that show several of them. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(Object.keys(LOADERS).map(loadParts));
}

/** The parts of a game, if it has some of its own and they are loaded. */
export function partsOf(game: string): GameParts | undefined {
  return loaded.get(game);
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
