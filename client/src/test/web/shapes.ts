import type {
  ActionList,
  Clock,
  Dice,
  Duties,
  Explanation,
  GameDef,
  GameEvent,
  LogLine,
  MadeTable,
  Odds,
  OpenTable,
  OptionDef,
  Outcome,
  Position,
  Reach,
  ReachPlace,
  Remark,
  Result,
  RuleBook,
  RulesChange,
  Scenario,
  SeatsTold,
  Suggestion,
  TableInfo,
  TableRow,
  Threat,
  UnitAt,
  View,
  WireError,
} from "../../main/web/wire/types";

/** Faults of a value, each with the path where it lies; none when the value is as its type says. */
export type Check = (value: unknown, path: string) => string[];

interface Optional {
  optional: Check;
}

/** A check for every field of a type: one left out, or one too many, does not compile. */
type Shape<T> = {
  [K in keyof T as string extends K ? never : K]-?: undefined extends T[K] ? Optional : Check;
};

const is =
  (kind: string, test: (value: unknown) => boolean): Check =>
  (value, path) =>
    test(value) ? [] : [`${path} should be ${kind}, not ${JSON.stringify(value)}`];

const text = is("a text", (v) => typeof v === "string");
const number = is("a number", (v) => typeof v === "number");
const flag = is("true or false", (v) => typeof v === "boolean");
const anything: Check = () => [];
const textOrNumber = is("a text or a number", (v) => ["string", "number"].includes(typeof v));

const optional = (check: Check): Optional => ({ optional: check });

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path);

const oneOf = (...words: string[]): Check =>
  is(`one of ${words.join(", ")}`, (v) => words.includes(String(v)));

const list =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => check(item, `${path}[${i}]`))
      : [`${path} should be a list`];

const record =
  (check: Check): Check =>
  (value, path) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) => check(item, `${path}.${key}`))
      : [`${path} should be fields`];

function shape<T>(fields: Shape<T>): Check {
  return (value, path) => {
    if (typeof value !== "object" || value === null) return [`${path} should be fields`];
    const given = value as Record<string, unknown>;
    return Object.entries<Check | Optional>(fields).flatMap(([key, check]) => {
      const at = `${path}.${key}`;
      if (typeof check === "function") return check(given[key], at);
      return key in given ? check.optional(given[key], at) : [];
    });
  };
}

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

const line = shape<LogLine>({
  entry: number,
  by: text,
  text,
  hand: optional(text),
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
  pending: oneOf("choice", "dice", "over", "paused"),
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
  undo: optional(number),
  seats: optional(record(text)),
  request: optional(orNull(shape<{ by: string; word: string }>({ by: text, word: text }))),
  orders: optional(record(record(anything))),
  plans: optional(record(list(text))),
  chat: optional(list(shape<Remark>({ by: text, text, at: number }))),
  rematch: optional(text),
  last: optional(list(line)),
  events: optional(list(event)),
});

const option = shape<OptionDef>({
  id: text,
  title: text,
  rule: optional(text),
  type: text,
  default: optional(anything),
  from: optional(number),
  to: optional(number),
  values: optional(list(text)),
});

const scenario = shape<Scenario>({ id: text, title: text });

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
  duties: shape<Duties>({ units: list(text), enemies: list(text), rule: optional(text) }),
  threat: shape<Threat>({
    place: text,
    attackers: optional(list(text)),
    best: optional(
      shape<{ odds: string; attack?: string; units?: string[] }>({
        odds: text,
        attack: optional(text),
        units: optional(list(text)),
      }),
    ),
  }),
};

/** What an operation answers, for the operations that the page uses. */
export const ANSWERS: Record<string, (params: Record<string, unknown>) => Check> = {
  games: () => shape<{ games: GameDef[] }>({ games: list(game) }),
  view: () => view,
  play: () => view,
  adopt: () => view,
  undo: () => view,
  say: () => view,
  load: () => view,
  actions: () => shape<ActionList>({ side: orNull(text), total: number, actions: list(text) }),
  explain: () =>
    shape<Explanation>({
      legal: flag,
      rule: optional(text),
      reason: optional(text),
      key: optional(text),
      args: optional(list(text)),
      places: optional(list(text)),
    }),
  odds: () =>
    shape<Odds>({
      action: text,
      exact: flag,
      outcomes: list(outcome),
      odds: optional(text),
      column: optional(text),
      attack: optional(number),
      defence: optional(number),
      modifiers: optional(list(record(textOrNumber))),
      results: optional(list(text)),
    }),
  look: ({ what }) => looks[String(what)] ?? anything,
  suggest: () =>
    shape<Suggestion>({
      action: text,
      line: optional(list(text)),
      value: optional(number),
      others: optional(list(record(textOrNumber))),
    }),
  record: () => shape<{ record: string }>({ record: text }),
};

const seats = record(text);

const tableRow = shape<TableRow>({
  table: text,
  game: text,
  scenario: text,
  turn: number,
  side: orNull(text),
  roles: list(text),
  over: flag,
  mine: list(text),
  seats,
});

const openTable = shape<OpenTable>({
  table: text,
  game: text,
  scenario: text,
  options: record(anything),
  pace: text,
  level: text,
  open: list(text),
  seats,
  mine: list(text),
  since: number,
});

const seatsTold = shape<SeatsTold>({
  table: text,
  mine: list(text),
  seats,
  links: optional(record(text)),
  link: optional(text),
});

const tableInfo = shape<TableInfo>({
  table: text,
  game: text,
  seats,
  mine: list(text),
  looks: list(text),
  orders: optional(list(option)),
  record: optional(orNull(text)),
});

const madeTable = shape<MadeTable>({ table: text, links: record(text), spectate: text });

const ruleBook = shape<RuleBook>({
  chapters: list(
    shape<RuleBook["chapters"][number]>({
      title: text,
      paragraphs: list(shape<{ rule: string; text: string }>({ rule: text, text })),
    }),
  ),
});

/** What only a server answers: by path, and whether something was sent. */
export const SERVED: [RegExp, boolean, Check][] = [
  [/^\/api\/tables$/, true, madeTable],
  [/^\/api\/tables$/, false, shape<{ tables: TableRow[] }>({ tables: list(tableRow) })],
  [/^\/api\/table\//, false, tableInfo],
  [/^\/api\/claim$/, true, tableInfo],
  [/^\/api\/lobby$/, true, shape<{ tables: OpenTable[] }>({ tables: list(openTable) })],
  [/^\/api\/(join|rematch|hand)$/, true, seatsTold],
  [/^\/api\/(view|play|say)$/, true, view],
  [/^\/api\/rules\//, false, ruleBook],
];

export const error = shape<WireError>({ code: number, message: text, data: optional(anything) });
