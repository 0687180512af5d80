import { useEffect, useMemo, useState } from "preact/hooks";
import { anyPartsOf } from "../games/games";
import { namedParts } from "../games/named";
import type { GameParts } from "../games/parts";
import { LEVELS, levelName } from "../i18n/seat";
import { language, translate } from "../i18n/translate";
import { beginLessons } from "../lesson/kept";
import type { Course } from "../lesson/lesson";
import { api } from "../protocol/api";
import { keepLinks } from "../protocol/links";
import type { GameDef, Messages, NewTable, SeatChoice, TakeBack } from "../protocol/types";
import { Geometry } from "../sheet/geometry";
import { readSheet } from "../sheet/read";
import { CommandsField, given, type Holders } from "./commands";
import { Options } from "./options";
import { type Given, OrdersField } from "./orders";
import { FREE, PaceField, paceOf, type Timing } from "./pace";
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

/** A game with its map as picture, and inside the card everything to open a table of it. */
export function GameCard({ game }: { game: GameDef }) {
  const plain = anyPartsOf(game.id, game.title);
  const { course } = plain;
  const [scenario, setScenario] = useState(game.scenarios[0]?.id ?? "");
  const [options, setOptions] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(game.options.map((o) => [o.id, o.default])),
  );
  const [occupants, setChairs] = useState<Record<string, Occupant>>(() =>
    Object.fromEntries(
      game.roles.map((role, i) => [role, game.sideOf[i] === game.sides[0] ? "me" : "regular"]),
    ),
  );
  const [holders, setHolders] = useState<Holders>({});
  const [timing, setTiming] = useState(FREE);
  const [undo, setUndo] = useState<TakeBack>("consent");
  const [orders, setOrders] = useState<Given | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [messages, setMessages] = useState<Messages>({});
  const parts = useMemo(() => namedParts(plain, messages), [plain, messages]);
  useEffect(() => {
    api.messages(game.id, scenario, language()).then(setMessages, () => undefined);
  }, [game, scenario]);
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
  return (
    <article class="game-card" aria-labelledby={`game-${game.id}`}>
      <Picture parts={plain} scenario={scenario} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const seats = seated(game, options, occupants);
          const commands = given(game, options, holders);
          const table = newTable(game.id, scenario, options, seats, timing, commands, undo, orders);
          void open(table, false);
        }}
      >
        <h2 id={`game-${game.id}`} class="cartouche">
          {parts.words.place}
        </h2>
        {game.scenarios.length > 1 && (
          <fieldset>
            <legend>{translate("start.scenario")}</legend>
            {game.scenarios.map((s) => (
              <label key={s.id}>
                <input
                  type="radio"
                  name={`scenario-${game.id}`}
                  checked={scenario === s.id}
                  onChange={() => setScenario(s.id)}
                />
                {messages[`scenario.${s.id}`] ?? s.title}
              </label>
            ))}
          </fieldset>
        )}
        <Options
          game={game}
          scenario={scenario}
          messages={messages}
          values={options}
          onChange={(id, value) => setOptions({ ...options, [id]: value })}
        />
        <fieldset>
          <legend>{translate("start.seats")}</legend>
          {inPlay(game, options).map((role) => (
            <label key={role} for={`seat-${game.id}-${role}`} class={`seat-choice side-${role}`}>
              <span>{parts.words.sides[role] ?? role}</span>
              <OccupantSelect
                id={`seat-${game.id}-${role}`}
                value={occupants[role] ?? "me"}
                onChange={(occupant) => setChairs({ ...occupants, [role]: occupant })}
              />
            </label>
          ))}
        </fieldset>
        <CommandsField
          {...{ game, options, holders }}
          names={parts.words.commands ?? {}}
          seats={parts.words.sides}
          onChange={(group, role) => setHolders({ ...holders, [group]: role })}
        />
        {Object.values(occupants).includes("me") && (
          <OrdersField {...{ game, messages }} given={orders} onChange={setOrders} />
        )}
        <PaceField id={game.id} value={timing} onChange={setTiming} />
        <UndoField id={game.id} value={undo} onChange={setUndo} />
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="primary" disabled={busy}>
          {translate(busy ? "start.opening" : "start.open")}
        </button>
        {course && (
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
        )}
        <a href={`/rules/${game.id}`}>{translate("rules.title")}</a>
      </form>
    </article>
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

/** The game's own map, small; of a game with several, that of a scenario. */
export function Picture({ parts, scenario = "" }: { parts: GameParts; scenario?: string }) {
  const [told, setTold] = useState<unknown>(undefined);
  useEffect(() => {
    api.sheet(parts.id).then(setTold, () => undefined);
  }, [parts]);
  const sheet = useMemo(
    () => (told ? readSheet(told, { scenario, options: {} }) : undefined),
    [told, scenario],
  );
  const drawn = useMemo(() => {
    if (!sheet) return null;
    const geo = new Geometry(sheet);
    const frame = parts.map.frame(geo);
    const box = `${frame.x - 10} ${frame.y - 10} ${frame.width + 20} ${frame.height + 20}`;
    return (
      <svg class="picture-map" viewBox={box} aria-hidden="true">
        <parts.map.Print sheet={sheet} geo={geo} frame={frame} deployment={false} />
      </svg>
    );
  }, [sheet, parts]);
  return <div class="picture">{drawn}</div>;
}
