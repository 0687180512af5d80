import { useEffect, useMemo, useState } from "preact/hooks";
import { anyPartsOf } from "../games/games";
import { namedParts } from "../games/named";
import type { PartWords } from "../games/parts";
import { LEVELS, levelName } from "../i18n/seat";
import { language, translate } from "../i18n/translate";
import { beginLessons } from "../lesson/kept";
import type { Course } from "../lesson/lesson";
import { api } from "../protocol/api";
import { keepLinks } from "../protocol/links";
import type { GameDef, Messages, NewTable, SeatChoice, TakeBack } from "../protocol/types";
import { CommandsField, given, type Holders } from "./commands";
import { Options } from "./options";
import { type Given, OrdersField } from "./orders";
import { FREE, PaceField, paceOf, type Timing } from "./pace";
import { Picture } from "./picture";
import { UndoField } from "./undo";

/** Who plays a side, as the form knows it: me, a friend, anybody who comes, or a level of the computer. */
export type Occupant = "me" | "friend" | "anybody" | (typeof LEVELS)[number];

const PERSONS: readonly Occupant[] = ["me", "friend", "anybody"];

/** The message that opens a table as the form stands. */
export function newTable(
  game: string,
  scenario: string,
  options: Record<string, unknown>,
  occupants: Record<string, Occupant>,
  timing: Timing = FREE,
  commands: Record<string, string> = {},
  undo: TakeBack = "consent",
  orders?: Given,
): NewTable {
  const mine = Object.keys(occupants).filter((side) => occupants[side] === "me");
  const seat = (occupant: Occupant): SeatChoice =>
    PERSONS.includes(occupant) ? { kind: "person" } : { kind: "computer", level: occupant };
  return {
    game,
    scenario,
    options,
    seats: Object.fromEntries(Object.entries(occupants).map(([side, c]) => [side, seat(c)])),
    mine,
    ...(Object.values(occupants).includes("anybody") ? { open: "yes" as const } : {}),
    ...(Object.keys(commands).length > 0 ? { commands } : {}),
    ...(orders ? { orders: Object.fromEntries(mine.map((role) => [role, orders])) } : {}),
    ...paceOf(timing),
    ...(undo === "free" ? { undo } : {}),
  };
}

/** The roles that have something to do: of a side with several, as many as the option `seats` says. */
export function inPlay(game: GameDef, options: Record<string, unknown>): string[] {
  const most = Number(options.seats ?? 1);
  const before = (i: number) => game.sideOf.slice(0, i).filter((s) => s === game.sideOf[i]).length;
  return game.roles.filter((_, i) => before(i) < most);
}

/** Who sits where: a role that has nothing to do goes with the first of its side. */
export function seated(
  game: GameDef,
  options: Record<string, unknown>,
  occupants: Record<string, Occupant>,
): Record<string, Occupant> {
  const playing = inPlay(game, options);
  const first = (side?: string) => game.roles[game.sideOf.indexOf(side ?? "")] ?? "";
  return Object.fromEntries(
    game.roles.map((role, i) => [
      role,
      occupants[playing.includes(role) ? role : first(game.sideOf[i])] ?? "me",
    ]),
  );
}

/** The table of a first game: one side taught, the other played by the computer. */
export function firstGame(game: GameDef, course: Course): NewTable {
  const occupants = game.roles.map((role, i): [string, Occupant] => [
    role,
    game.sideOf[i] === course.mine ? "me" : (course.level as Occupant),
  ]);
  const options = Object.fromEntries(game.options.map((o) => [o.id, o.default]));
  return newTable(game.id, course.scenario, options, Object.fromEntries(occupants));
}

/** All that the form of a new table holds. */
interface Form {
  scenario: string;
  options: Record<string, unknown>;
  occupants: Record<string, Occupant>;
  holders: Holders;
  timing: Timing;
  undo: TakeBack;
  orders: Given | undefined;
}

/** The form as a game's card shows it at first: its first side for whoever opens the table. */
function blank(game: GameDef): Form {
  return {
    scenario: game.scenarios[0]?.id ?? "",
    options: Object.fromEntries(game.options.map((o) => [o.id, o.default])),
    occupants: Object.fromEntries(
      game.roles.map((role, i) => [role, game.sideOf[i] === game.sides[0] ? "me" : "regular"]),
    ),
    holders: {},
    timing: FREE,
    undo: "consent",
    orders: undefined,
  };
}

/** The table that a form asks for. */
function tableOf(game: GameDef, form: Form): NewTable {
  const { scenario, options, timing, undo, orders } = form;
  const seats = seated(game, options, form.occupants);
  const commands = given(game, options, form.holders);
  return newTable(game.id, scenario, options, seats, timing, commands, undo, orders);
}

/** A game with its map as picture, and inside the card everything to open a table of it. */
export function GameCard({ game }: { game: GameDef }) {
  const plain = anyPartsOf(game.id, game.title);
  const [form, setForm] = useState(() => blank(game));
  const { open, busy, trouble } = useOpening();
  const messages = useMessages(game, form.scenario);
  const parts = useMemo(() => namedParts(plain, messages), [plain, messages]);
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  return (
    <article class="game-card" aria-labelledby={`game-${game.id}`}>
      <Picture parts={plain} scenario={form.scenario} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(tableOf(game, form), false);
        }}
      >
        <h2 id={`game-${game.id}`} class="cartouche">
          {parts.words.place}
        </h2>
        <FormFields {...{ game, form, messages, change }} words={parts.words} />
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="primary" disabled={busy}>
          {translate(busy ? "start.opening" : "start.open")}
        </button>
        {plain.course && <FirstGame busy={busy} {...{ game, open }} course={plain.course} />}
        <a href={`/rules/${game.id}`}>{translate("rules.title")}</a>
      </form>
    </article>
  );
}

/** Opens a table and goes there; whether it is being opened, and why it could not be. */
function useOpening() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const open = async (table: NewTable, taught: boolean) => {
    setBusy(true);
    try {
      const made = await api.open(table);
      keepLinks(made.table, made.links ?? {});
      if (taught) beginLessons(made.table);
      location.assign(`/table/${encodeURIComponent(made.table)}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return { open, busy, trouble };
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
  change: (part: Partial<Form>) => void;
}

/** What is chosen of a table before it is opened. */
function FormFields(props: FieldsProps) {
  const { game, form, messages, words, change } = props;
  const { scenario, options, occupants, holders, timing, undo, orders } = form;
  return (
    <>
      {game.scenarios.length > 1 && <ScenarioField {...props} />}
      <Options
        {...{ game, scenario, messages }}
        values={options}
        onChange={(id, value) => change({ options: { ...options, [id]: value } })}
      />
      <SeatsField {...props} />
      <CommandsField
        {...{ game, options, holders }}
        names={words.commands ?? {}}
        seats={words.sides}
        onChange={(group, role) => change({ holders: { ...holders, [group]: role } })}
      />
      {Object.values(occupants).includes("me") && (
        <OrdersField
          {...{ game, messages }}
          given={orders}
          onChange={(all) => change({ orders: all })}
        />
      )}
      <PaceField id={game.id} value={timing} onChange={(all) => change({ timing: all })} />
      <UndoField id={game.id} value={undo} onChange={(all) => change({ undo: all })} />
    </>
  );
}

function ScenarioField({ game, form, messages, change }: FieldsProps) {
  return (
    <fieldset>
      <legend>{translate("start.scenario")}</legend>
      {game.scenarios.map((s) => (
        <label key={s.id}>
          <input
            type="radio"
            name={`scenario-${game.id}`}
            checked={form.scenario === s.id}
            onChange={() => change({ scenario: s.id })}
          />
          {messages[`scenario.${s.id}`] ?? s.title}
        </label>
      ))}
    </fieldset>
  );
}

function SeatsField({ game, form, words, change }: FieldsProps) {
  const { occupants, options } = form;
  return (
    <fieldset>
      <legend>{translate("start.seats")}</legend>
      {inPlay(game, options).map((role) => (
        <label key={role} for={`seat-${game.id}-${role}`} class={`seat-choice side-${role}`}>
          <span>{words.sides[role] ?? role}</span>
          <OccupantSelect
            id={`seat-${game.id}-${role}`}
            value={occupants[role] ?? "me"}
            onChange={(occupant) => change({ occupants: { ...occupants, [role]: occupant } })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The way into the game's lessons. */
function FirstGame({
  game,
  course,
  busy,
  open,
}: {
  game: GameDef;
  course: Course;
  busy: boolean;
  open: (table: NewTable, taught: boolean) => Promise<void>;
}) {
  return (
    <p class="first-game">
      <button
        type="button"
        disabled={busy}
        onClick={() => void open(firstGame(game, course), true)}
      >
        {translate("start.first")}
      </button>
      <span class="faint">{translate("start.first.help")}</span>
    </p>
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
