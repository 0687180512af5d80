import type { GameDef } from "../protocol/types";

/** Who the sides of a table are, where its scenario names them. */
export function sidesHere(
  games: readonly GameDef[],
  table: { game: string; scenario: string },
): Record<string, string> {
  const game = games.find((g) => g.id === table.game);
  return game?.scenarios.find((s) => s.id === table.scenario)?.sides ?? {};
}
