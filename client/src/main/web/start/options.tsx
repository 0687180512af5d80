import { translate } from "../i18n/translate";
import type { GameDef, Messages, OptionDef } from "../protocol/types";

/** So many options are laid open; more wait until they are asked for. */
const FEW = 4;

/** The optional rules of a game, as they are ticked and set before it begins. */
export function Options({
  game,
  scenario,
  messages,
  values,
  onChange,
}: {
  game: GameDef;
  scenario: string;
  messages: Messages;
  values: Readonly<Record<string, unknown>>;
  onChange: (id: string, value: unknown) => void;
}) {
  const { id } = game;
  const options = optionsOf(game, scenario);
  if (options.length === 0) return null;
  const fields = options.map((option) => (
    <OptionField
      key={option.id}
      {...{ option, messages, game: id, about: "option" }}
      value={values[option.id]}
      onChange={(value) => onChange(option.id, value)}
    />
  ));
  if (options.length <= FEW) {
    return (
      <fieldset>
        <legend>{translate("start.options")}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details class="more-options">
      <summary>{translate("start.options.all", options.length)}</summary>
      <fieldset aria-label={translate("start.options")}>{fields}</fieldset>
    </details>
  );
}

/** The options that mean something in a scenario. */
export function optionsOf(game: GameDef, scenario: string): readonly OptionDef[] {
  const { idle = [] } = game.scenarios.find(({ id }) => id === scenario) ?? {};
  return game.options.filter(({ id }) => !idle.includes(id));
}

interface OptionProps {
  option: OptionDef;
  /** What the keys of its words begin with. */
  about: "option" | "order";
  messages: Messages;
  game: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A thing to be set: a title with its rule, and a list, a number or a tick. */
export function OptionField(props: OptionProps) {
  const { option, about, messages, game, value, onChange } = props;
  const title = (
    <span>
      {messages[`${about}.${option.id}`] ?? option.title}{" "}
      {option.rule && (
        <a
          class="rule"
          href={`/rules/${game}#${option.rule}`}
          title={translate("log.rule", option.rule)}
        >
          {option.rule}
        </a>
      )}
    </span>
  );
  if (option.values && option.values.length > 0) {
    return (
      <label class="option">
        {title}
        <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {option.values.map((v) => (
            <option key={v} value={v}>
              {messages[`${about}.${option.id}.${v}`] ?? v.replaceAll("-", " ")}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (option.type === "number") {
    return (
      <label class="option">
        {title}
        <input
          type="number"
          min={option.from}
          max={option.to}
          step={1}
          value={Number(value)}
          // at each key: what is typed must be known before anything else draws the field again
          onInput={({ currentTarget: { valueAsNumber: typed } }) =>
            Number.isNaN(typed) || onChange(Math.round(typed))
          }
        />
      </label>
    );
  }
  return (
    <label>
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {title}
    </label>
  );
}
