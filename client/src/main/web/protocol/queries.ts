/** What the rules answer: what may be done, why not, at what odds, and what is best. */

import type { Place, UnitId } from "./sheet";

/** The actions of whoever chooses, by kind. */
export interface Offered {
  /** How many there are; where they are very many, not all are listed. */
  total: number;
  kinds: OfferedKind[];
}

/** Actions of one verb. */
export interface OfferedKind {
  verb: string;
  actions: OfferedAction[];
}

/** An action by what it names; its text is what is played. */
export interface OfferedAction {
  text: string;
  /** Groups of units, in the order of the text: attackers, then defenders. */
  units?: UnitId[][];
  places?: Place[];
  /** The places on the way, the last one not among them. */
  way?: Place[];
  /** What is neither a unit nor a place. */
  words?: string[];
}

export interface Explanation {
  legal: boolean;
  rule?: string;
  reason?: string;
  /** The key of the reason's sentence, and what stands in it. */
  key?: string;
  args?: string[];
  places?: Place[];
}

export interface Outcome {
  dice?: number[];
  rolls?: number[][];
  probability: string;
  p: number;
  result?: string;
  [more: string]: unknown;
}

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

export interface Odds extends Arithmetic {
  exact: boolean;
  outcomes: Outcome[];
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

export interface Suggestion {
  action: string;
  line?: string[];
  value?: number;
  others?: { action: string; value: number }[];
}

/** Where a question stands that the server has yet to compute: 1 for the next. */
export interface PlaceInQueue {
  kind: "advice" | "odds" | "look";
  table: string;
  place: number;
  of: number;
}

/** Where one's own questions stand, the next first. */
export interface QueueTold {
  waiting: number;
  yours: PlaceInQueue[];
}
