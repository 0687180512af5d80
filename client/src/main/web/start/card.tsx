import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { anyPartsOf } from "../games/games";
import { namedParts } from "../games/named";
import type { PartWords } from "../games/parts";
import { LEVELS, levelName } from "../i18n/seat";
import { language, translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { GameDef, Messages, SideId } from "../protocol/types";
import { CommandsField } from "./commands";
import { HandicapField } from "./handicap";
import { blank, type Form, inPlay, type Occupant, tableOf } from "./newtable";
import { useOpening } from "./opening";
import { Options } from "./options";
import { OrdersField } from "./orders";
import { PaceField } from "./pace";
import { Picture } from "./picture";
import { RungsTold, rungsOf } from "./rungs";
import { TalkField, UndoField } from "./undo";

/** The back of a game's box: what each scenario is, and everything to set a table of it up. */
export function SetUp({ game, onClose }: { game: GameDef; onClose: () => void }) {
  const plain = anyPartsOf(game.id, game.title);
  const [form, setForm] = useState(() => blank(game, plain.play.atTables));
  const { open, busy, trouble } = useOpening();
  const messages = useMessages(game, form.scenario);
  const parts = useMemo(() => namedParts(plain, messages), [plain, messages]);
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    own.current?.scrollIntoView({ block: "nearest" });
    own.current?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={own}
      class="set-up-form"
      id={`set-up-${game.id}`}
      aria-labelledby={`set-up-title-${game.id}`}
    >
      <Picture parts={plain} scenario={form.scenario} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(tableOf(game, form));
        }}
      >
        <header class="set-up-head">
          <h3 id={`set-up-title-${game.id}`} tabIndex={-1}>
            {translate("box.setup.title", parts.words.place)}
          </h3>
          <button type="button" class="quiet" onClick={onClose}>
            {translate("drawer.close")}
          </button>
        </header>
        <FormFields
          {...{ game, form, messages, change }}
          words={parts.words}
          colours={(role) => plain.counters.colours?.(role, form.scenario) ?? ""}
        />
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        <p class="set-up-end">
          <button type="submit" class="primary" disabled={busy}>
            {translate(busy ? "start.opening" : "start.open")}
          </button>
          <a href={`/rules/${game.id}`}>{translate("rules.title")}</a>
        </p>
      </form>
    </section>
  );
}

/** A game's sentences as a scenario words them; none until the server has told. */
function useMessages(game: GameDef, scenario: string): Messages {
  const [messages, setMessages] = useState<Messages>({});
  useEffect(() => {
    api.messages(game.id, scenario, language()).then(setMessages, () => undefined);
  }, [game, scenario]);
  return messages;
}

interface FieldsProps {
  game: GameDef;
  form: Form;
  messages: Messages;
  words: PartWords;
  /** The class of a side's colours beside its own. */
  colours: (role: SideId) => string;
  change: (part: Partial<Form>) => void;
}

/** What is chosen of a table before it is opened. */
function FormFields(props: FieldsProps) {
  const { game, form, messages, words, change } = props;
  const { scenario, options, occupants, holders, timing, undo, talk, orders, handicap } = form;
  return (
    <>
      <ScenarioField {...props} />
      <SeatsField {...props} />
      <CommandsField
        {...{ game, options, holders }}
        names={words.commands ?? {}}
        seats={words.sides}
        onChange={(group, role) => change({ holders: { ...holders, [group]: role } })}
      />
      <Options
        {...{ game, scenario, messages }}
        values={options}
        onChange={(id, value) => change({ options: { ...options, [id]: value } })}
      />
      <HandicapField
        {...{ game, scenario }}
        sides={words.sides}
        value={handicap}
        onChange={(id) => change({ handicap: id })}
      />
      <PaceField id={game.id} value={timing} onChange={(all) => change({ timing: all })} />
      <UndoField id={game.id} value={undo} onChange={(all) => change({ undo: all })} />
      <TalkField id={game.id} value={talk} onChange={(all) => change({ talk: all })} />
      {Object.values(occupants).includes("me") && (
        <OrdersField
          {...{ game, messages }}
          given={orders}
          onChange={(all) => change({ orders: all })}
        />
      )}
    </>
  );
}

/** The scenarios, each with what one is in for; a game with only one tells of it. */
function ScenarioField({ game, form, change }: FieldsProps) {
  return (
    <fieldset class="scenarios">
      <legend>{translate("start.scenario")}</legend>
      {game.scenarios.map((s) => (
        <label key={s.id} class="scenario">
          <input
            type="radio"
            name={`scenario-${game.id}`}
            checked={form.scenario === s.id}
            aria-describedby={`scenario-${game.id}-${s.id}`}
            aria-label={s.title}
            onChange={() => change({ scenario: s.id, handicap: "" })}
          />
          <span>
            <b>{s.title}</b>
            <span id={`scenario-${game.id}-${s.id}`}>{s.told}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function SeatsField({ game, form, words, colours, change }: FieldsProps) {
  const { occupants, options, scenario } = form;
  const ladder = `ladder-${game.id}`;
  return (
    <fieldset aria-describedby={rungsOf(game, scenario).length > 0 ? ladder : undefined}>
      <legend>{translate("start.seats")}</legend>
      {inPlay(game, options).map((role) => (
        <label
          key={role}
          for={`seat-${game.id}-${role}`}
          class={`seat-choice side-${role} ${colours(role)}`}
        >
          <span>{words.sides[role] ?? role}</span>
          <OccupantSelect
            id={`seat-${game.id}-${role}`}
            value={occupants[role] ?? "me"}
            onChange={(occupant) => change({ occupants: { ...occupants, [role]: occupant } })}
          />
        </label>
      ))}
      <RungsTold {...{ game, scenario }} id={ladder} />
    </fieldset>
  );
}

function OccupantSelect({
  id,
  value,
  onChange,
}: {
  id: string;
  value: Occupant;
  onChange: (occupant: Occupant) => void;
}) {
  return (
    <select
      id={id}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Occupant)}
    >
      <option value="me">{translate("start.me")}</option>
      <option value="friend">{translate("start.friend")}</option>
      <option value="anybody">{translate("start.anybody")}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {translate("start.computer", levelName(level))}
        </option>
      ))}
    </select>
  );
}
