import type { ComponentChildren } from "preact";
import type { Place, SheetData, UnitId } from "../protocol/types";
import type { CounterState } from "./counter";
import type { Box, Geometry } from "./geometry";
import type { HoverTold } from "./input/hover";
import type { Mark } from "./marks";

/** What the print of a map is made from. */
export interface PrintProps {
  sheet: SheetData;
  geo: Geometry;
  /** All that is printed, the land round the hexes too. */
  frame: Box;
  /** Whether the limits of the set-up matter. */
  deployment: boolean;
  /** The places where counters lie, with blanks between them, for names that keep off their figures. */
  taken?: string;
}

/** What a sheet is drawn from, and whom it tells what is pressed. */
export interface SheetProps {
  geo: Geometry;
  frame: Box;
  title: string;
  /** The printed map, drawn once. */
  printed: ComponentChildren;
  /** Names of places, drawn once, above the counters; hidden while a stack is fanned out. */
  names?: ComponentChildren;
  /** What lies above the counters; below them while a stack is fanned out. */
  signs?: ComponentChildren;
  counters: readonly CounterState[];
  marks: readonly Mark[];
  route: readonly Place[];
  /** Ways lately gone, hexes fought over, and places where units lately fell. */
  ways: readonly { unit: UnitId; path: readonly Place[] }[];
  fights: readonly {
    from: readonly Place[];
    at: readonly Place[];
    dice: readonly number[];
    result: string;
  }[];
  fell: readonly Place[];
  /** Places whose numbers are shown at any distance. */
  named: readonly Place[];
  /** Words held beside a place. */
  note: { at: Place; body: ComponentChildren } | undefined;
  /** Further buttons beside those that zoom. */
  tools?: ComponentChildren;
  /** What matters now: the map comes to these places whenever it is another matter. */
  attention?: { matter: string; places: readonly Place[]; afar?: boolean; once?: boolean };
  /** A unit to which the keyboard is led, each time another one is told. */
  shown?: { unit: UnitId; at: Place } | undefined;
  cursor: Place;
  nameOf: (place: Place) => string;
  onCursor: (place: Place) => void;
  /** Results of fights in a word or two. */
  verdicts?: Readonly<Record<string, string>> | undefined;
  onPlace: (place: Place) => void;
  onUnit: (unit: UnitId) => void;
  onPoint: (place: Place | undefined) => void;
  /** The pointer rests on a place, or a finger stays on it. */
  onHover: HoverTold;
  /** Somebody wants to know, by a key, what a place or a unit there is. */
  onInspect: (place: Place, unit: UnitId | undefined) => void;
  onLift: (unit: UnitId) => void;
  onDrop: (unit: UnitId, place: Place | undefined) => Promise<boolean>;
  onLeave: () => void;
}
