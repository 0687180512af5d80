/** Games to be had, tables to be opened, and who sits at them. */

import type { SideId } from "./sheet";
import type { LogLine, Seats } from "./view";

export interface Scenario {
  id: string;
  title: string;
  /** Who the roles are in it, where it names them. */
  sides?: Record<string, string>;
  /** The options that change nothing in it. */
  idle?: string[];
}

export interface OptionDef {
  id: string;
  title: string;
  rule?: string;
  type: string;
  default: unknown;
  /** Of an order: what is sensible for who would rather not be asked. */
  sensible?: unknown;
  /** The least and the greatest of a number. */
  from?: number;
  to?: number;
  values?: string[];
}

/** Commands of one kind, easily given together. */
export interface CommandGroup {
  /** The value of the option that they are given under. */
  under: string;
  id: string;
  ids: string[];
}

/** What may be given to roles before a game. */
export interface CommandsDef {
  /** The option that says which groups there are. */
  by: string;
  /** The option that says how many of the holders play. */
  seats: string;
  holders: SideId[];
  groups: CommandGroup[];
}

export interface GameDef {
  id: string;
  title: string;
  rulesVersion: number;
  sides: SideId[];
  roles: string[];
  /** By role, in the same order: its side. */
  sideOf: SideId[];
  scenarios: Scenario[];
  options: OptionDef[];
  /** Reactions that may be settled in advance. */
  orders: OptionDef[];
  /** Kinds of orders that may be given for one unit, as KIND@UNIT. */
  ordersForUnits: string[];
  commands?: CommandsDef;
}

export type SeatChoice = { kind: "person" } | { kind: "computer"; level: string };

/** What happens when a side's time is over. */
export type AtEnd = "claim" | "computer" | "default";

/** How much time each side has: seconds, or days a turn and in reserve. */
export type PaceChoice =
  | { kind: "live"; base: number; increment: number; end: AtEnd }
  | { kind: "correspondence"; days: number; reserve: number; end: AtEnd };

/** Whether choices are taken back across phases freely, or with the other's consent. */
export type TakeBack = "free" | "consent";

export interface NewTable {
  pace?: PaceChoice;
  /** Whether anybody may take the seats that are free. */
  open?: "yes" | "no";
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  /** Who holds which command, where that is not as dealt. */
  commands?: Record<string, SideId>;
  undo?: TakeBack;
  /** Standing orders of one's own roles, by kind; who gives none is asked. */
  orders?: Record<SideId, Record<string, unknown>>;
  seats: Record<SideId, SeatChoice>;
  mine: SideId[];
}

/** A table that anybody may join. */
export interface OpenTable extends TableTerms {
  table: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  pace: string;
  undoing: TakeBack;
  level: string;
  /** The seats that nobody has taken. */
  open: string[];
  seats: Seats;
  mine: SideId[];
  /** Milliseconds since 1970. */
  since: number;
}

/** What whoever sits down at a table is to know. */
export interface TableTerms {
  /** By role, the names of those who sit there with an account. */
  names?: Record<SideId, string>;
  /** Where dice come from that nobody can prove afterwards. */
  throws?: "hand" | "seed";
}

/** A table and one's seats there, after taking, changing or handing over one. */
export interface SeatsTold extends TableTerms {
  table: string;
  mine: SideId[];
  seats: Seats;
  links?: Record<SideId, string>;
  link?: string;
}

export interface MadeTable {
  table: string;
  links: Record<SideId, string>;
  spectate: string;
}

export interface TableInfo extends TableTerms {
  table: string;
  game: string;
  seats: Seats;
  mine: SideId[];
  /** What the game's board can be asked. */
  looks: string[];
  /** The kinds of standing orders. */
  orders?: OptionDef[];
  record?: string;
}

/** A page of the log, and the last entry before it. */
export interface LogPage {
  earlier: number;
  lines: LogLine[];
}

export interface TableRow extends TableTerms {
  table: string;
  game: string;
  scenario: string;
  turn: number;
  side: SideId | null;
  /** The roles that may choose now. */
  roles: string[];
  over: boolean;
  mine: SideId[];
  seats: Seats;
}
