import type { Duties, Place, SheetData, UnitId } from "../../protocol/types";

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

/** What must be done now. */
export interface SudanDuties {
  /** Why the movement cannot end yet: the rule, the key of the sentence and what stands in it. */
  why?: { rule: string; key: string; args: string[] };
  /** Who may not stay where he is, and where. */
  places?: string[];
}

/** The duties as this campaign tells them. */
export const dutiesOf = (told: Duties | undefined): SudanDuties => (told ?? {}) as SudanDuties;

/** Who has met for a battle. */
export interface MusterState {
  kind: string;
  own: TroopState[];
  rivals: TroopState[];
}

/** What is to be done now, with whatever of it is known. */
export interface AgendaStep {
  step: string;
  /** What brought a battle about, such as a relief, whose kind is that of a sortie. */
  cause?: string;
  muster?: MusterState;
  /** Where it happens. */
  at?: Place;
  space?: Place;
  /** How many Dervish units are seen, or may still land. */
  count?: number;
  left?: number;
  /** Who has landed. */
  landed?: UnitId[];
  /** Who holds the field of a table, and what each unit has lost so far. */
  won?: boolean;
  losses?: number[];
  relieved?: boolean;
  stands?: number;
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

/** The towns whose supplies end with the turn. */
export const starving = ({ towns = {} }: Pick<SudanPosition, "towns">): Place[] =>
  Object.keys(towns).filter((at) => towns[at]?.supply === 1);

/** The spaces of a region. */
export function regionOf(sheet: SheetData, id: string): readonly Place[] {
  return (sheet.areas ?? [])
    .filter((area) => area.kind === "region" && area.label === id)
    .flatMap((area) => area.hexes);
}

/** The numbers of the campaign that its screens draw by. */
export interface Campaign {
  /** At so many points the Mahdists have won. */
  limit: number;
  lastTurn: number;
  /** From so many points on a victory over them is a lesser one. */
  grades: readonly number[];
  /** Trains run so many turns after the column came to Abu Hamed. */
  railwayAfter: number;
}

export function campaignOf({ lastTurn = 0, figures = {} }: SheetData): Campaign {
  const { limit, grades, railwayAfter } = figures;
  return {
    limit: Number(limit ?? 0),
    lastTurn,
    grades: Array.isArray(grades) ? grades : [],
    railwayAfter: Number(railwayAfter ?? 0),
  };
}
