/** The messages of the protocol, field for field; `protocol/*.json` holds a sample of each. */

export type Place = string;
export type UnitId = string;
export type SideId = string;

export interface HexDef {
  id: Place;
  x: number;
  y: number;
  terrain: string;
  label?: string;
  /** Height in steps above the lowest ground. */
  level?: number;
  /** What the hex is beside its ground: an objective, a box. */
  marks?: string[];
}

/** A place of a map without hexes. */
export interface SpaceDef {
  id: Place;
  x: number;
  y: number;
  kind: string;
  label?: string;
}

/** Roads, rivers and the like: links through the centres of hexes, or between spaces. */
export interface Network {
  kind: string;
  links: [Place, Place][];
}

/** A name printed on the map, at a point in sheet units; `turn` in degrees clockwise. */
export interface MapName {
  text: string;
  kind: string;
  x: number;
  y: number;
  turn?: number;
}

/** Hexes that belong together: an objective, a zone of deployment. */
export interface Area {
  kind: string;
  hexes: Place[];
  label?: string;
}

export interface HexSide {
  a: Place;
  b: Place;
  kind: string;
  /** The hex that lies lower, for a side with a fall. */
  low?: Place;
  /** The hex the barbs point into. */
  barbed?: Place;
}

export interface Line {
  kind: string;
  sides: [Place, Place][];
}

/** Water outside the hexes: which edges of which hexes it washes, as "W", "S", "NW" and so on. */
export interface Water {
  kind: string;
  edges: [Place, string][];
}

export interface UnitDef {
  id: UnitId;
  side: SideId;
  name: string;
  type: string;
  nation: string;
  factors: string[];
  /** Its factors on its weaker side. */
  reduced?: string[];
}

/** Hexes by which units come to the map, from a turn on and after an event, if one is named. */
export interface EntryDef {
  side: SideId;
  hexes: Place[];
  turn: number;
  event: string;
  units: UnitId[];
}

/** A turn of the record: its date, and what each side gets in it. */
export interface TurnDef {
  turn: number;
  date?: string;
  [side: string]: unknown;
}

export interface SheetData {
  game: string;
  title: string;
  hexes: HexDef[];
  orientation: "flat" | "pointed";
  /** Radius of the circle round a hex, in sheet units. */
  size: number;
  sides: HexSide[];
  lines: Line[];
  water?: Water[];
  spaces?: SpaceDef[];
  networks?: Network[];
  names?: MapName[];
  areas?: Area[];
  /** The way of north, in degrees clockwise from the top of the sheet. */
  north?: number;
  /** The length of a hex's breadth in the field: "100 yards". */
  scale?: string;
  units: UnitDef[];
  boxes: string[];
  /** Where and when reinforcements come. */
  entries?: EntryDef[];
  turns?: TurnDef[];
  /** What differs by scenario, laid over the rest. */
  maps?: Record<string, Partial<SheetData>>;
}

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
  events: GameEvent[];
}

/** Something said at the table beside the game. */
export interface Remark {
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

export interface View {
  table: string;
  entry: number;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  turn: number;
  step: string;
  side: SideId | null;
  pending: "choice" | "dice" | "over" | "paused";
  clock?: Clock;
  /** What changed in the rules, while the game waits for everybody to accept it. */
  paused?: RulesChange;
  dice?: Dice | null;
  result?: Result | null;
  position: Position;
  mine?: SideId[];
  /** How many of one's own choices may be taken back now. */
  undo?: number;
  seats?: Seats;
  request?: Request | null;
  chat?: Remark[];
  /** The table at which the same game is played once more. */
  rematch?: string;
  last?: LogLine[];
  events?: GameEvent[];
}

export interface ActionList {
  side: SideId | null;
  total: number;
  actions: string[];
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

export interface Odds {
  action: string;
  exact: boolean;
  outcomes: Outcome[];
  odds?: string;
  column?: string;
  attack?: number;
  defence?: number;
  modifiers?: Modifier[];
}

export interface ReachPlace {
  at: Place;
  cost?: number;
  path?: Place[];
  /** The rule that ends the move there. */
  stops?: string;
}

export interface Reach {
  unit: UnitId;
  places: ReachPlace[];
}

export interface Duties {
  units: UnitId[];
  enemies: UnitId[];
  rule?: string;
}

export interface Threat {
  place: Place;
  attackers?: UnitId[];
  best?: { odds: string; attack?: string; units?: UnitId[] };
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

export interface Scenario {
  id: string;
  title: string;
}

export interface OptionDef {
  id: string;
  title: string;
  rule?: string;
  type: string;
  default: unknown;
  /** The least and the greatest of a number. */
  from?: number;
  to?: number;
  values?: string[];
}

export interface GameDef {
  id: string;
  title: string;
  rulesVersion: number;
  sides: SideId[];
  roles: string[];
  scenarios: Scenario[];
  options: OptionDef[];
}

export type SeatChoice = { kind: "person" } | { kind: "computer"; level: string };

/** What happens when a side's time is over. */
export type AtEnd = "claim" | "computer" | "default";

/** How much time each side has: seconds, or days a turn and in reserve. */
export type PaceChoice =
  | { kind: "live"; base: number; increment: number; end: AtEnd }
  | { kind: "correspondence"; days: number; reserve: number; end: AtEnd };

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

export interface NewTable {
  pace?: PaceChoice;
  /** Whether anybody may take the seats that are free. */
  open?: "yes" | "no";
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  seats: Record<SideId, SeatChoice>;
  mine: SideId[];
}

/** A table that anybody may join. */
export interface OpenTable {
  table: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  pace: string;
  level: string;
  /** The seats that nobody has taken. */
  open: string[];
  seats: Seats;
  mine: SideId[];
  /** Milliseconds since 1970. */
  since: number;
}

/** A table and one's seats there, after taking, changing or handing over one. */
export interface SeatsTold {
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

/** Who sits where: "you", "person", "open", or "computer LEVEL". */
export type Seats = Record<SideId, string>;

export interface TableInfo {
  table: string;
  game: string;
  seats: Seats;
  mine: SideId[];
  record?: string;
}

export interface TableRow {
  table: string;
  game: string;
  scenario: string;
  turn: number;
  side: SideId | null;
  over: boolean;
  mine: SideId[];
  seats: Seats;
}

export interface ErrorData {
  rule?: string;
  reason?: string;
  places?: Place[];
}

export interface WireError {
  code: number;
  message: string;
  data?: ErrorData;
}

/** A game's rules in words: chapters of numbered paragraphs. */
export interface RuleBook {
  chapters: { title: string; paragraphs: { rule: string; text: string }[] }[];
}

/** Key to sentence, with {0} for the first argument. */
export type Messages = Record<string, string>;
