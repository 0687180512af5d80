/** What is printed: the map of a game and its counters, as the server tells it. */

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
  /** The name on the counter's own sheet, where the reader's language has another. */
  printed?: string;
  type: string;
  nation: string;
  factors: string[];
  /** Its factors on its weaker side. */
  reduced?: string[];
  /** The option by which it keeps those of its full side there. */
  kept?: string;
  /** Whether it takes standing orders of its own; without it it does. */
  orders?: boolean;
  /** The verb by which it goes in a way of its own, and not as one of a stack. */
  goes?: string;
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
  /** How many turns the scenario has, where no option says it. */
  lastTurn?: number;
  /** Numbers of the rules that the screens of a game draw by. */
  figures?: Readonly<Record<string, number | readonly number[]>>;
  /** What differs by scenario, laid over the rest. */
  maps?: Record<string, Partial<SheetData>>;
}
