import type {
  Arithmetic,
  Duties,
  Fight,
  FlightWay,
  GameEvent,
  Position,
  Reach,
  ReachPlace,
  Retreat,
  Threat,
  UnitAt,
  View,
} from "../../../main/web/protocol/types";
import {
  type Check,
  flag,
  list,
  number,
  oneOf,
  optional,
  record,
  shape,
  text,
  textOrNumber,
} from "./checks";

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

const duties = shape<Duties>({ units: list(text), enemies: list(text), rule: optional(text) });

/** What of a view is the game's own; the rest has its type from the server's records. */
export const view = shape<Pick<View, "position" | "events" | "last" | "duties">>({
  position,
  events: optional(list(event)),
  last: optional(list(shape<{ events: GameEvent[] }>({ events: list(event) }))),
  duties: optional(duties),
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

const arithmetic = shape<Arithmetic>({
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
});

const lines = shape<{ lines: { events: GameEvent[] }[] }>({
  lines: list(shape<{ events: GameEvent[] }>({ events: list(event) })),
});

/** What a game tells in the answer to an operation, or to what is asked of a server by its path. */
export const ANSWERS: Record<string, (params: Record<string, unknown>) => Check> = {
  view: () => view,
  play: () => view,
  adopt: () => view,
  undo: () => view,
  say: () => view,
  load: () => view,
  odds: () => arithmetic,
  look: ({ what }) => looks[String(what)] ?? (() => []),
  log: () => lines,
};
