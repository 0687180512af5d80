import type {
  MadeTable,
  OpenTable,
  PlaceInQueue,
  QueueTold,
  RuleBook,
  SeatsTold,
  TableInfo,
  TableRow,
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
} from "./checks";
import { option, view } from "./shapes";

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
  names: optional(record(text)),
  throws: optional(oneOf("hand", "seed")),
});

const openTable = shape<OpenTable>({
  table: text,
  game: text,
  scenario: text,
  options: record(anything),
  pace: text,
  undoing: oneOf("free", "consent"),
  level: text,
  open: list(text),
  seats,
  names: optional(record(text)),
  throws: optional(oneOf("hand", "seed")),
  mine: list(text),
  since: number,
});

const seatsTold = shape<SeatsTold>({
  table: text,
  mine: list(text),
  seats,
  names: optional(record(text)),
  throws: optional(oneOf("hand", "seed")),
  links: optional(record(text)),
  link: optional(text),
});

const tableInfo = shape<TableInfo>({
  table: text,
  game: text,
  seats,
  names: optional(record(text)),
  throws: optional(oneOf("hand", "seed")),
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

const queue = shape<QueueTold>({
  waiting: number,
  yours: list(
    shape<PlaceInQueue>({
      kind: oneOf("advice", "odds", "look"),
      table: text,
      place: number,
      of: number,
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
  [/^\/api\/queue$/, true, queue],
  [/^\/api\/rules\//, false, ruleBook],
];
