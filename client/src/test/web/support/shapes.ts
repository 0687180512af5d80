import type {
  Arithmetic,
  ChatMessage,
  Clock,
  CommandGroup,
  CommandsDef,
  Dice,
  Duties,
  Explanation,
  Fight,
  FlightWay,
  GameDef,
  GameEvent,
  LogLine,
  LogPage,
  Odds,
  Offered,
  OfferedAction,
  OfferedKind,
  OptionDef,
  Outcome,
  Position,
  Reach,
  ReachPlace,
  Result,
  Retreat,
  RulesChange,
  Scenario,
  Suggestion,
  Threat,
  UnitAt,
  View,
  WireError,
} from "../../../main/web/protocol/types";
import {
  anything,
  type Check,
  flag,
  list,
  number,
  oneOf,
  optional,
  orNull,
  record,
  shape,
  text,
  textOrNumber,
} from "./checks";

const dice = shape<Dice>({
  count: number,
  sides: (v, path) => (Array.isArray(v) ? list(number)(v, path) : number(v, path)),
  purpose: text,
});

const result = shape<Result>({
  winner: orNull(text),
  rule: text,
  grade: optional(text),
  score: optional(number),
});

const position = shape<Position>({ turn: number, units: record(shape<UnitAt>({ at: text })) });

const event = shape<GameEvent>({
  kind: oneOf("moved", "changed", "acted", "threw", "began", "ended"),
  rule: optional(text),
  text: optional(text),
  args: optional(list(textOrNumber)),
  manner: optional(text),
  unit: optional(text),
  from: optional(text),
  to: optional(text),
  path: optional(list(text)),
  verb: optional(text),
  units: optional(list(text)),
  targets: optional(list(text)),
  dice: optional(list(number)),
  purpose: optional(text),
});

const offered = shape<Offered>({
  total: number,
  kinds: list(
    shape<OfferedKind>({
      verb: text,
      actions: list(
        shape<OfferedAction>({
          text,
          units: optional(list(list(text))),
          places: optional(list(text)),
          way: optional(list(text)),
          words: optional(list(text)),
        }),
      ),
    }),
  ),
});

const duties = shape<Duties>({ units: list(text), enemies: list(text), rule: optional(text) });

const line = shape<LogLine>({
  entry: number,
  by: text,
  text,
  hand: optional(text),
  word: optional(text),
  takes: optional(list(number)),
  events: list(event),
});

export const view = shape<View>({
  table: text,
  entry: number,
  game: text,
  scenario: text,
  options: record(anything),
  turn: number,
  step: text,
  side: orNull(text),
  roles: optional(list(text)),
  playing: optional(list(text)),
  pending: oneOf("choice", "dice", "nonces", "over", "paused"),
  awaited: optional(record(oneOf("seat", "nonce"))),
  silent: optional(list(text)),
  clock: optional(
    shape<Clock>({
      pace: text,
      end: text,
      left: record(number),
      running: orNull(text),
      late: orNull(text),
      at: number,
    }),
  ),
  paused: optional(
    shape<RulesChange>({
      from: number,
      to: number,
      entry: number,
      line: text,
      was: text,
      is: text,
      legal: flag,
      reason: text,
      stands: number,
      accepted: list(text),
      waiting: list(text),
    }),
  ),
  dice: optional(orNull(dice)),
  result: optional(orNull(result)),
  position,
  mine: optional(list(text)),
  undoing: optional(oneOf("free", "consent")),
  undo: optional(number),
  seats: optional(record(text)),
  names: optional(record(text)),
  throws: optional(oneOf("hand", "seed")),
  request: optional(orNull(shape<{ by: string; word: string }>({ by: text, word: text }))),
  orders: optional(record(record(anything))),
  plans: optional(record(list(text))),
  goals: optional(record(text)),
  chat: optional(list(shape<ChatMessage>({ by: text, text, at: number }))),
  rematch: optional(text),
  last: optional(list(line)),
  earlier: optional(number),
  events: optional(list(event)),
  actions: optional(offered),
  duties: optional(duties),
});

export const option = shape<OptionDef>({
  sensible: optional(anything),
  id: text,
  title: text,
  rule: optional(text),
  type: text,
  default: optional(anything),
  from: optional(number),
  to: optional(number),
  values: optional(list(text)),
});

const scenario = shape<Scenario>({
  id: text,
  title: text,
  sides: optional(record(text)),
  idle: optional(list(text)),
});

const commands = shape<CommandsDef>({
  by: text,
  seats: text,
  holders: list(text),
  groups: list(shape<CommandGroup>({ under: text, id: text, ids: list(text) })),
});

const game = shape<GameDef>({
  id: text,
  title: text,
  rulesVersion: number,
  sides: list(text),
  roles: list(text),
  sideOf: list(text),
  scenarios: list(scenario),
  options: list(option),
  orders: list(option),
  ordersForUnits: list(text),
  commands: optional(commands),
});

const outcome = shape<Outcome>({
  dice: optional(list(number)),
  rolls: optional(anything),
  probability: text,
  p: number,
  result: optional(text),
});

const looks: Record<string, Check> = {
  reach: shape<Reach>({
    unit: text,
    places: list(
      shape<ReachPlace>({
        at: text,
        cost: optional(number),
        path: optional(list(text)),
        stops: optional(text),
        releases: optional(list(text)),
        hits: optional(number),
        fire: optional(number),
      }),
    ),
    way: optional(
      list(
        shape<{ at: string; cost: number; fire: number }>({ at: text, cost: number, fire: number }),
      ),
    ),
  }),
  duties,
  threat: shape<Threat>({
    place: text,
    attackers: optional(list(text)),
    best: optional(
      shape<{ odds: string; attack?: number; defence?: number; units?: string[] }>({
        odds: text,
        attack: optional(number),
        defence: optional(number),
        units: optional(list(text)),
      }),
    ),
  }),
};

/** What an operation answers, for the operations that the page uses. */
const arithmetic = {
  action: text,
  odds: optional(text),
  column: optional(text),
  attack: optional(number),
  defence: optional(number),
  modifiers: optional(list(record(textOrNumber))),
  results: optional(list(text)),
  retreats: optional(
    list(
      shape<Retreat>({
        result: text,
        unit: text,
        ends: list(text),
        ways: optional(list(shape<FlightWay>({ path: list(text), mines: flag }))),
        holds: flag,
        stands: flag,
        rule: text,
      }),
    ),
  ),
  fight: optional(
    shape<Fight>({
      attackers: list(text),
      defenders: list(text),
      attack: list(number),
      defence: list(number),
    }),
  ),
};

const odds = shape<Odds>({ ...arithmetic, exact: flag, outcomes: list(outcome) });

export const ANSWERS: Record<string, (params: Record<string, unknown>) => Check> = {
  games: () => shape<{ games: GameDef[] }>({ games: list(game) }),
  view: () => view,
  play: () => view,
  adopt: () => view,
  undo: () => view,
  say: () => view,
  load: () => view,
  explain: () =>
    shape<Explanation>({
      legal: flag,
      rule: optional(text),
      reason: optional(text),
      key: optional(text),
      args: optional(list(text)),
      places: optional(list(text)),
    }),
  odds: ({ outcomes }) => (outcomes === "none" ? shape<Arithmetic>(arithmetic) : odds),
  look: ({ what }) => looks[String(what)] ?? anything,
  suggest: () =>
    shape<Suggestion>({
      action: text,
      line: optional(list(text)),
      value: optional(number),
      others: optional(list(record(textOrNumber))),
    }),
  log: () => shape<LogPage>({ earlier: number, lines: list(line) }),
  record: () => shape<{ record: string }>({ record: text }),
};

export const error = shape<WireError>({ code: number, message: text, data: optional(anything) });
