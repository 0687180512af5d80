import { LEVELS, levelName } from "../i18n/seat";
import { translate } from "../i18n/translate";
import type { GameDef, RungDef } from "../protocol/types";

/** What the levels that a person may choose scored against the next below in a scenario. */
export function rungsOf(game: GameDef, scenario: string): readonly RungDef[] {
  const known = (level: string) => (LEVELS as readonly string[]).includes(level);
  const rungs = game.scenarios.find(({ id }) => id === scenario)?.rungs ?? [];
  return rungs.filter(({ level, below }) => known(level) && known(below));
}

/** A rung in words: how many of ten games the level wins, a draw being half, and of how many. */
export function rungTold({ level, below, share, games }: RungDef): string {
  return translate("rung.beats", levelName(level), levelName(below), Math.round(10 * share), games);
}

/** The ladder beside the choice of levels; nothing where none was measured. */
export function RungsTold({ game, scenario, id }: { game: GameDef; scenario: string; id: string }) {
  const rungs = rungsOf(game, scenario);
  if (rungs.length === 0) return null;
  return (
    <ul id={id} class="faint rungs">
      {rungs.map((rung) => (
        <li key={rung.level}>{rungTold(rung)}</li>
      ))}
    </ul>
  );
}
