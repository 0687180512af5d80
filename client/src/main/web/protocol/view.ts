/** A table as it stands, and what happened at it. */

import type { Duties, Offered } from "./queries";
import type { Place, SideId, UnitId } from "./sheet";

export interface Dice {
  count: number;
  sides: number | number[];
  purpose: string;
}

export interface Result {
  winner: SideId | null;
  rule: string;
  grade?: string;
  score?: number;
}

export interface UnitAt {
  at: Place;
  [condition: string]: unknown;
}

export interface Position {
  turn: number;
  units: Record<UnitId, UnitAt>;
  [more: string]: unknown;
}

/**
 * One thing that happened: `text` is the key of its sentence, `args` what stands in it. Kinds are
 * moved, changed, acted, threw, began, ended; further facts stand under their own names.
 */
export interface GameEvent {
  kind: string;
  rule?: string;
  text?: string;
  args?: (string | number)[];
  /** Of moved: advanced, eliminated, and so on. */
  manner?: string;
  unit?: UnitId;
  from?: string;
  to?: string;
  /** The places entered on the way, the last being `to`. */
  path?: Place[];
  /** Of acted. */
  verb?: string;
  units?: UnitId[];
  targets?: UnitId[];
  /** Of threw. */
  dice?: number[];
  purpose?: string;
  [fact: string]: unknown;
}

/** One entry of the record as it is told in the log. */
export interface LogLine {
  entry: number;
  by: string;
  text: string;
  /** Who answered, when it was not a person: order, computer, clock. */
  hand?: string;
  /** The verb of a word of the table: undo, offer, nonce. */
  word?: string;
  /** The choices and throws that it took back, by their entries. */
  takes?: number[];
  events: GameEvent[];
}

/** Something said at the table beside the game. */
export interface ChatMessage {
  by: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Something another person asks for and this one may grant. */
export interface Request {
  by: string;
  word: string;
}

/** The first entry that the present rules lead elsewhere, or do not allow. */
export interface RulesChange {
  /** The version of the rules that the game was played under, and the present one. */
  from: number;
  to: number;
  entry: number;
  line: string;
  /** Digests of the position after it; empty where there is none. */
  was: string;
  is: string;
  legal: boolean;
  reason: string;
  /** The last entry that counts when the game goes on. */
  stands: number;
  accepted: SideId[];
  waiting: SideId[];
}

/** The clocks of a table; milliseconds. */
export interface Clock {
  pace: string;
  end: string;
  left: Record<SideId, number>;
  /** The side whose clock runs. */
  running: SideId | null;
  /** The side whose time is over, so that another may claim the win. */
  late: SideId | null;
  at: number;
}

/** Who sits where: "you", "person", "open", or "computer LEVEL". */
export type Seats = Record<SideId, string>;

/** What an order says. */
export type OrderValue = string | number | boolean;

/** What is wanted of a role before dice fall: that somebody sits there, or a nonce of who does. */
export type Awaited = "seat" | "nonce";

export interface View {
  table: string;
  entry: number;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  turn: number;
  step: string;
  side: SideId | null;
  /** The roles that may choose now, where they are not the one that is called as its side. */
  roles?: string[];
  pending: "choice" | "dice" | "nonces" | "over" | "paused";
  /** By role, whom the dice wait for. */
  awaited?: Record<SideId, Awaited>;
  /** One's own roles that have not yet added to the dice. */
  silent?: SideId[];
  clock?: Clock;
  /** What changed in the rules, while the game waits for everybody to accept it. */
  paused?: RulesChange;
  dice?: Dice | null;
  result?: Result | null;
  position: Position;
  mine?: SideId[];
  /** How many of one's own choices may be taken back now. */
  /** Whether choices are taken back across phases freely, or with the other’s consent. */
  undoing?: "free" | "consent";
  undo?: number;
  /** The standing orders in force, by one's own role and kind, or KIND@UNIT for one unit. */
  orders?: Record<SideId, Record<string, OrderValue>>;
  seats?: Seats;
  /** The roles that have something to do, where some have nothing. */
  playing?: string[];
  /** By role, the names of those who sit there with an account. */
  names?: Record<SideId, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
  request?: Request | null;
  /** What is left of one's plans, by role. */
  plans?: Record<string, string[]>;
  /** Where they lead, by role. */
  goals?: Record<string, Place>;
  chat?: ChatMessage[];
  /** The table at which the same game is played once more. */
  rematch?: string;
  /** The last page of the log, or what is new of it. */
  last?: LogLine[];
  /** The last entry that the page leaves out, where it does not reach back to what is known. */
  earlier?: number;
  events?: GameEvent[];
  /** What the asker may choose among now, where it asked for that and chooses. */
  actions?: Offered;
  /** What it then has to do. */
  duties?: Duties;
}
