/** What the rules answer: what may be done, why not, at what odds, and what is best. */

import type * as answers from "./answers";
import type { Place, UnitId } from "./sheet";

export type {
  Explanation,
  Outcome,
  PlaceInQueue,
  Preview,
  QueueTold,
  Suggestion,
} from "./answers";
export type Offered = answers.ActionChoices;
export type OfferedKind = answers.ActionKind;
export type OfferedAction = answers.ActionChoice;

/** Odds, and what they are reckoned from. */
export type Odds = Required<Pick<answers.Odds, "exact" | "outcomes">> & answers.Odds & Arithmetic;

export interface Modifier {
  /** The key of its words in the game's messages. */
  key?: string;
  text?: string;
  rule?: string;
  amount?: number;
  unit?: UnitId;
  place?: Place;
}

/** Where a unit could go if a combat had this result, as everybody stands now. */
export interface Retreat {
  result: string;
  unit: UnitId;
  ends: Place[];
  /** To each end a way. */
  ways?: FlightWay[];
  /** Whether it need not go. */
  holds: boolean;
  /** Whether it may be depleted in place of going. */
  stands: boolean;
  rule: string;
}

/** A way of retreat: the hexes entered, and whether mines do harm on it. */
export interface FlightWay {
  path: Place[];
  mines: boolean;
}

/** What an action is resolved by. */
export interface Arithmetic {
  action: string;
  odds?: string;
  column?: string;
  attack?: number;
  defence?: number;
  modifiers?: Modifier[];
  /** The results of the column by face, where something else comes before the die. */
  results?: string[];
  /** Where the beaten could go. */
  retreats?: Retreat[];
  fight?: Fight;
}

/** Who fights, and the support fire that lies beside the fight. */
export interface Fight {
  attackers: UnitId[];
  defenders: UnitId[];
  attack: number[];
  defence: number[];
}

export interface ReachPlace {
  at: Place;
  cost?: number;
  path?: Place[];
  /** The rule that ends the move there. */
  stops?: string;
  /** What brings the enemy reinforcements if one goes there. */
  releases?: string[];
  /** Hits to be expected from fire in the worst hex of the way. */
  hits?: number;
  /** Hits to be expected from fire in this hex. */
  fire?: number;
}

/** The line from one hex to another: what it crosses, and what of that is in the way. */
export interface SightLine {
  at: Place;
  to: Place;
  distance: number;
  range: number;
  sees: boolean;
  rule: string;
  line: { at: Place; level: number; ground: string; unit: boolean; blocks?: string }[];
}

/** Who could fire at a unit that steps into a hex. */
export interface Danger {
  at: Place;
  hits: number;
  firers: { unit: UnitId; hit: number; range: number }[];
}

/** What a hex sees of those within range, and of the rest what is in the way. */
export interface Field {
  at: Place;
  level: number;
  range: number;
  seen: Place[];
  blocked: { at: Place; level: number; by: { at: Place; what: string; rule: string }[] }[];
}

export interface Reach {
  unit: UnitId;
  places: ReachPlace[];
  /** The hexes of the way that was asked about: cost from the beginning, fire to expect. */
  way?: { at: Place; cost: number; fire: number }[];
}

export interface Duties {
  units: UnitId[];
  enemies: UnitId[];
  rule?: string;
}

export interface Threat {
  place: Place;
  attackers?: UnitId[];
  best?: { odds: string; attack?: number; defence?: number; units?: UnitId[] };
}

export interface Threats {
  places: Threat[];
}

/** Something to be known: a sentence of the game's messages, and the rule that it follows from. */
export interface Fact {
  kind: string;
  key: string;
  args: string[];
  rule?: string;
}

/** What is to be known of a unit, or of a place. */
export interface Inspection {
  unit?: UnitId;
  place: Place;
  facts: Fact[];
}

/** A table of the game; words in it are keys of messages, units by id, or as they stand. */
export interface GameTable {
  id: string;
  title: string;
  rule?: string;
  /** The headings, the first over those of the rows. */
  columns: string[];
  rows: { head: string; cells: string[] }[];
  notes: Fact[];
}

export interface GameTables {
  tables: GameTable[];
}

/** What each body of troops has lost in a battle at a table of its own: units of the force, arms of the enemy. */
export type Losses = readonly { body: string; own: boolean; stands: number; lost: number }[];
