import { levelName } from "../i18n/seat";
import { translate, type WordKey } from "../i18n/translate";
import type { GameDef, HandicapDef, SideId } from "../protocol/types";

/** The handicaps of a scenario, those of a side together. */
export function handicapsOf(game: GameDef, scenario: string): readonly HandicapDef[] {
  return game.scenarios.find(({ id }) => id === scenario)?.handicaps ?? [];
}

/** What is other with a handicap, and what that was seen to be worth between two computers. */
export function HandicapTold({ handicap }: { handicap: HandicapDef }) {
  const { told, level, games, without } = handicap;
  const percent = (share: number) => Math.round(100 * share);
  return (
    <p class="faint">
      {told}{" "}
      {translate(
        "handicap.worth",
        percent(without),
        percent(handicap.with),
        games,
        levelName(level),
      )}
    </p>
  );
}

/** Which side gets help, and how much; nothing where no handicap was found for the scenario. */
export function HandicapField({
  game,
  scenario,
  sides,
  value,
  onChange,
}: {
  game: GameDef;
  scenario: string;
  sides: Readonly<Record<SideId, string>>;
  value: string;
  onChange: (handicap: string) => void;
}) {
  const all = handicapsOf(game, scenario);
  if (all.length === 0) return null;
  const chosen = all.find(({ id }) => id === value);
  const id = `handicap-${game.id}`;
  return (
    <fieldset>
      <legend>{translate("handicap.title")}</legend>
      <label for={id} class="pace-choice">
        <span>{translate("handicap.help")}</span>
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{translate("handicap.none")}</option>
          {all.map((one) => (
            <option key={one.id} value={one.id}>
              {translate(`handicap.${one.grade}` as WordKey, sides[one.side] ?? one.side)}
            </option>
          ))}
        </select>
      </label>
      {chosen && <HandicapTold handicap={chosen} />}
    </fieldset>
  );
}
