import type { Place, SheetData, UnitId } from "../../wire/types";

/** A region as the position tells it. */
export interface RegionState {
  index: number;
  status: "quiet" | "revolt" | "pacified";
  gains: number;
  wins: number;
}

/** A garrison town as the position tells it. */
export interface TownState {
  mahdist: boolean;
  supply: number;
}

/** Troops in a battle. */
export interface TroopState {
  name: string;
  arm: string;
  stands: number;
}

/** Who has met for a battle. */
export interface MusterState {
  kind: string;
  own: TroopState[];
  rivals: TroopState[];
}

/** What is to be done now, with whatever of it is known. */
export interface AgendaStep {
  step: string;
  field?: FieldState;
  muster?: MusterState;
  /** Where it happens. */
  at?: Place;
  space?: Place;
  /** How many Dervish units are seen, or may still land. */
  count?: number;
  left?: number;
  /** Who landed, and what each unit of a table has lost so far. */
  won?: boolean;
  losses?: number[];
  relieved?: boolean;
  stands?: number;
}

/** A battle as it stands between two rounds. */
export interface FieldState {
  round: number;
  kind: string;
  /** A bit for each zone whose defenders are gone. */
  fallen: number;
  own: TroopState[];
  rivals: TroopState[];
  /** Elements: troop, stands, full stands, zone, band, distance, failures, losses, marks. */
  parts: number[][];
}

/** An element of a battle where it stands. */
export interface Part {
  key: number;
  own: boolean;
  name: string;
  arm: string;
  stands: number;
  lost: number;
  zone: number;
  /** The band in which it is drawn; those who are attacked stand at 0. */
  row: number;
  marks: number;
}

const OUT = 16;

/** Whether an element fights no more. */
export const isOver = (part: Part): boolean => (part.marks & OUT) !== 0 || part.stands === 0;

/** Everybody in a battle, where he stands. */
export function partsOf(field: FieldState): Part[] {
  const assault = field.kind === "town" || field.kind === "sortie";
  return field.parts.map(
    ([troop = 0, stands = 0, , zone = 0, band = 0, dist = 0, , lost = 0, marks = 0], key) => {
      const own = troop < field.own.length;
      const { name = "", arm = "" } =
        (own ? field.own[troop] : field.rivals[troop - field.own.length]) ?? {};
      const row = own ? (assault ? band : 0) : assault ? 0 : dist;
      return { key, own, name, arm, stands, lost, zone, row: Math.max(0, Math.min(3, row)), marks };
    },
  );
}

/** The position of a campaign, as far as it is drawn. */
export interface SudanPosition {
  turn: number;
  points: number;
  units: Record<
    UnitId,
    { at: Place; stands: number; grade?: string; damage?: string; out?: number }
  >;
  towns?: Record<Place, TownState>;
  regions?: Record<string, RegionState>;
  converted?: Place[];
  railhead?: number;
  laurels?: number[];
  agenda?: AgendaStep[];
}

/** The spaces of a region. */
export function regionOf(sheet: SheetData, id: string): readonly Place[] {
  return (sheet.areas ?? [])
    .filter((area) => area.kind === "region" && area.label === id)
    .flatMap((area) => area.hexes);
}
