import type { Messages, Place } from "../protocol/types";

/** A value with its interval, and what it is in words. */
export interface Point {
  label: string;
  value: number;
  low: number;
  high: number;
  said: string;
}

/** How the numbers of an axis are written: as percentages, or as points with their sign. */
export type Unit = "percent" | "points";

/** Values with their intervals, beside a line to compare with. */
export interface Intervals {
  kind: "intervals";
  caption: string;
  points: readonly Point[];
  /** The axis goes from here to there, and further where a value does. */
  from: number;
  to: number;
  line: number;
  unit: Unit;
}

/** Shares from nothing on. */
export interface Bars {
  kind: "bars";
  caption: string;
  points: readonly Point[];
  to: number;
}

/** How often something happened in each place of the map. */
export interface Heat {
  kind: "heat";
  caption: string;
  places: Readonly<Record<Place, number>>;
}

export type Figure = Intervals | Bars | Heat;

/** What all figures of a report are drawn by. */
export interface ReportData {
  game: string;
  title: string;
  scenario: string;
  language: string;
  /** The game's sheet, where something is drawn on its map. */
  sheet: unknown;
  messages: Messages;
}
