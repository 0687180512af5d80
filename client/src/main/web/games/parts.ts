import type { ComponentType } from "preact";
import type { Course } from "../lesson/lesson";
import type {
  GameEvent,
  LogLine,
  Losses,
  Place,
  SheetData,
  SideId,
  UnitAt,
  UnitDef,
  UnitId,
  View,
} from "../protocol/types";
import type { Face } from "../sheet/counter";
import type { Box, Geometry } from "../sheet/geometry";
import type { PrintProps } from "../sheet/props";
import type { Controller } from "../table/interaction/controller";
import type { Verbs } from "../table/interaction/task";
import type { Naming } from "../table/log/naming";
import type { Action } from "../table/state/action";
import type { TableState } from "../table/state/tablestore";

/** A playing card. */
export interface PlayingCard {
  /** Rank and suit: "10♥". */
  face: string;
  /** Whether whoever has drawn it is dead. */
  dead: boolean;
}

/** What one game gives the table beside its data, slot by slot. */
export interface GameParts {
  id: string;
  map: MapParts;
  counters: CounterParts;
  play: PlayParts;
  cards: CardParts;
  /** Empty where sentences are enough. */
  log: LogParts;
  /** How many turns the game of a table has. */
  lastTurn: (sheet: SheetData, view: View) => number;
  words: PartWords;
  /** The first game, if the game teaches one. */
  course?: Course;
  /** A battle on the field that is taught beside it. So far in one game. */
  battle?: Course;
}

/** What the key of the map is drawn from; without a sheet while it is read. */
export interface LegendProps {
  sheet: SheetData | undefined;
}

/** The printed map, and what lies on it beside counters. */
export interface MapParts {
  /** The land around the hexes that is printed too. */
  frame: (geo: Geometry) => Box;
  /** The print, in layers. */
  Print: ComponentType<PrintProps>;
  /** The names of places that counters must not hide: they lie above them. */
  Names?: ComponentType<PrintProps>;
  /** What a picture of the game shows, by scenario; one without a scenario is for all that have none of their own. */
  scenes?: readonly Scene[];
  /** Examples of play, drawn on the rules page. */
  examples?: readonly Example[];
  /** Signs of the map with their names, for the key beside it. */
  Legend: ComponentType<LegendProps>;
  /** Spoken name of a terrain, empty for open ground. */
  terrain: (kind: string) => string;
  /** The name of a hex, where the map gives it one by its ground. So far in one game. */
  named?: (terrain: string) => string;
  /** What is fought on a sheet and when, where each scenario has a place and a day of its own. */
  titled?: (title: string) => string;
  /** Whether the limit of deployment matters in this step. */
  deploying: (step: string) => boolean;
  /** What lies on the print by the position, under the counters. */
  Over?: ComponentType<{ sheet: SheetData; geo: Geometry; view: View }>;
  /** What lies above the counters, where a stack would hide it. */
  Signs?: ComponentType<{ sheet: SheetData; geo: Geometry; view: View }>;
  /** Where news is from that somebody has not acted on yet, so that the map shows it with those who may act. So far in one game. */
  news?: (table: TableState) => readonly Place[];
  /** Where the battle was whose outcome is told until somebody has other orders. So far in one game. */
  fought?: (table: TableState) => readonly Place[];
  /** What lies in a place beside its counters, in words; empty for nothing. So far in one game. */
  lying?: (place: Place, view: View) => string;
}

/** A part of the map with counters on it, as on the lid of a box. It decides nothing. */
export interface Scene {
  scenario?: string;
  /** The place in its middle, and how much of the map it shows, in drawing units. */
  about: Place;
  breadth: number;
  counters: readonly (readonly [unit: string, at: Place])[];
  /** As much of a position as what lies on the print goes by. */
  position?: unknown;
}

/** An example of play as the rules page draws it, beside the paragraph that it is of. */
export interface Example extends Scene {
  rule: string;
  /** The way that somebody goes, the place where he begins first. */
  path?: readonly Place[];
}

/** The counters: how they look, printed and as they are now. */
export interface CounterParts {
  face: (unit: UnitDef) => Face;
  /** How a unit lies, where the position says it in words of the game's own. */
  shown?: (now: UnitAt) => UnitAt;
  /** The unit as it is now, where it wears away otherwise than by turning its counter. So far in one game. */
  current?: (unit: UnitDef, now: UnitAt, view: View) => UnitDef;
  /** Whether a unit is or was in this game; without it all are. So far in one game. */
  exists?: (unit: UnitDef, view: View) => boolean;
  /** The class of a side's colours before there is a table, where they go by its scenario. So far in one game. */
  colours?: (side: SideId, scenario: string) => string;
}

/** What its actions mean at the table, and what its board can be asked. */
export interface PlayParts {
  verbs: Verbs;
  /** What a unit of this kind may do is looked up as reach. */
  reaches: (verb: string) => boolean;
  /** What its board can be asked beside reach and duties, such as "threat". */
  boardQueries: readonly string[];
  /** Whether a side sees things here that the other may not. */
  hides: (view: View) => boolean;
  /** A choice in a list, where the game says it better than its advice does. So far in one game. */
  says?: (action: Action, sheet: SheetData, view: View) => string | undefined;
  /** Whom a choice in a list takes up, to be seen with its chances before it is made. So far in one game. */
  takes?: (action: Action) => UnitId | undefined;
  /** The options that tables of people begin with, where they are not the game's own. So far in one game. */
  atTables?: Readonly<Record<string, unknown>>;
  /** Verbs whose choices the panel tells with their chances, so that no list of them is needed. So far in one game. */
  tells?: readonly string[];
  /** The step in which a side is asked in the middle of the other's move, and the verb that lets it pass. So far in one game. */
  answers?: { step: string; pass: string };
}

/** Cards and pages of the panel. */
export interface CardParts {
  /** What the panel tells beside the choice at hand. */
  Aside?: ComponentType<{ controller: Controller; table: TableState; naming: Naming }>;
  /** Whether what it tells there takes the place of the list of choices. So far in one game. */
  asks?: (step: string, moving: boolean) => boolean;
  /** What came of the last battle, as long as that is news. So far in one game. */
  Outcome?: ComponentType<{ table: TableState; naming: Naming }>;
  /** What a battle that is fought at another table is about, and its bill. So far in one game. */
  Stake?: ComponentType<{ sheet: SheetData; view: View; losses: Losses }>;
  /** What is to be known beside the map, on a page of its own. */
  Record?: ComponentType<{ sheet: SheetData; view: View; controller: Controller }>;
  /** The page that is open at first, if not the record. So far in one game. */
  opens?: "log";
  /** The table that is laid beside the map where there is room, by its id. So far in one game. */
  margin?: string;
  /** The score of a game that is over, beside who has won. */
  Score?: ComponentType<{ view: View; controller: Controller }>;
}

/** How what happened is told, where cards are drawn or rounds fought: so far in one game. */
export interface LogParts {
  /** The playing cards that a throw has drawn, where it drew cards. */
  cards?: (event: GameEvent) => readonly PlayingCard[];
  /** Whether the dice of a throw have more sides than a cube. */
  numbered?: (event: GameEvent) => boolean;
  /** Lines that are told together where several follow on one another, and in what words. */
  folds?: { line: (line: LogLine) => boolean; told: (lines: readonly LogLine[]) => string };
}

/** A game's own words in the frame, by key. */
export interface PartWords {
  place: string;
  /** The name of the record's tab, if it is no campaign. */
  recordTab?: string;
  sides: Record<string, string>;
  sidesOf: Record<string, string>;
  expects: Record<string, string>;
  /** Button of an action: "Attack at {0}". */
  verbs: Record<string, string>;
  /** What units can still do, by verb: "can still move"; of those that can attack by "VERB fight". */
  still?: Record<string, string>;
  /** An action as advice: "Move {0} to {1}". */
  advice: Record<string, string>;
  results: Record<string, string>;
  /** An action among others of its kind, in a word or two. */
  brief?: Record<string, string>;
  /** A result beside the dice on the map, in a word or two; without it as the event has it. */
  verdicts?: Record<string, string>;
  /** What the chances told beside such actions suppose. */
  weighed?: string;
  /** Of an attack by nobody on the map: what attacks, and when its chances are known. */
  afar?: { attackers: string; next: string };
  /** What the chances of an attack that is laid out suppose. */
  unsupported?: string;
  /** Boxes off the map, where they have names of their own. */
  boxes?: Readonly<Record<string, string>>;
  /** Regions, nations and whatever else may be given to a seat before the game. */
  commands?: Readonly<Record<string, string>>;
  /** Heads the card of the last throw, where that is not always a battle's. */
  last?: string;
  /** Heads it where the throw has drawn cards. */
  drawn?: string;
  /** What standing orders answered, counted, by verb: "{number0, plural, one {# shot} other {# shots}}"; `hits` of their throws. */
  settled?: Readonly<Record<string, string>>;
  /** What the drawn examples of play show, by the rule that they are of. */
  examples?: Readonly<Record<string, string>>;
  /** What the first game says, by lesson. */
  lessons: Record<string, { title: string; text: string }>;
}
