/** A table as it stands, and what happened at it. */

import type * as answers from "./answers";
import type { Duties } from "./queries";
import type { Place, SideId, UnitId } from "./sheet";

export type { Clock, Dice, Request, Result } from "./answers";
export type ChatMessage = answers.Remark;
/** Who may talk at a table: those who play, or whoever looks on too. */
export type Talk = NonNullable<answers.View["talk"]>;
export type RulesChange = answers.Paused;

/** What is wanted of a role before dice fall: that somebody sits there, or a nonce of who does. */
export type Awaited = NonNullable<answers.View["awaited"]>[SideId];

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
export interface LogLine extends Omit<answers.LogLine, "events"> {
  events: GameEvent[];
}

/** Who sits where: "you", "person", "open", or "computer LEVEL". */
export type Seats = Record<SideId, string>;

/** What an order says. */
export type OrderValue = string | number | boolean;

/** A table as the server tells it, with what every game's position has. */
export interface View
  extends Omit<answers.View, "position" | "orders" | "last" | "events" | "duties"> {
  position: Position;
  /** The standing orders in force, by one's own role and kind, or KIND@UNIT for one unit. */
  orders?: Record<SideId, Record<string, OrderValue>>;
  last?: LogLine[];
  events?: GameEvent[];
  /** What whoever chooses then has to do. */
  duties?: Duties;
}
