/** Games to be had, tables to be opened, and who sits at them. */

import type * as answers from "./answers";
import type { SideId } from "./sheet";
import type { LogLine, Talk } from "./view";

export type {
  CommandGroup,
  CommandsDef,
  GameDef,
  HandicapDef,
  MadeTable,
  OpenTable,
  RungDef,
  Scenario,
  TableInfo,
  TableRow,
} from "./answers";

/** An option of a game, or a kind of standing orders. */
export type OptionDef = answers.OptionDef & Partial<answers.OrderDef>;

/** A table and one's seats there, after taking, changing or handing over one. */
export type SeatsTold = answers.SeatsTold & Partial<answers.Next & answers.HandedOver>;

/** Whether choices are taken back across phases freely, or with the other's consent. */
export type TakeBack = answers.View["undoing"];

/** What whoever sits down at a table is to know. */
export type TableTerms = Pick<answers.TableRow, "names" | "throws">;

/** A page of the log, and the last entry before it. */
export interface LogPage extends Omit<answers.LogPage, "lines"> {
  lines: LogLine[];
}

export type SeatChoice = { kind: "person" } | { kind: "computer"; level: string };

/** What happens when a side's time is over. */
export type AtEnd = "claim" | "computer" | "default";

/** How much time each side has: seconds, or days a turn and in reserve. */
export type PaceChoice =
  | { kind: "live"; base: number; increment: number; end: AtEnd }
  | { kind: "correspondence"; days: number; reserve: number; end: AtEnd };

export interface NewTable {
  pace?: PaceChoice;
  /** Whether anybody may take the seats that are free. */
  open?: "yes" | "no";
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  /** Who holds which command, where that is not as dealt. */
  commands?: Record<string, SideId>;
  /** What helps a side, by its id. */
  handicap?: string;
  undo?: TakeBack;
  /** Who may talk: those who play, if it is not said. */
  talk?: Talk;
  /** Standing orders of one's own roles, by kind; who gives none is asked. */
  orders?: Record<SideId, Record<string, unknown>>;
  seats: Record<SideId, SeatChoice>;
  mine: SideId[];
}
