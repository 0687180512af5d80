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
  /** Whose orders are asked for, for which zones, and which may be given. */
  orders?: { side: string; zones: string[]; words: string[] };
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
  field?: FieldState;
  /** What has been ordered for the Mahdists, from the left. */
  rival?: string[];
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
  /** Stands lost since the battle began. */
  lost: number;
  zone: number;
  /** The band in which it is drawn; those who are attacked stand at 0. */
  row: number;
  marks: number;
}

/** The marks of an element that is broken, and of one that has left its works. */
const [BROKEN, OUT] = [1, 16];
const FURTHEST = 3;

/** Whether an element fights no more. */
export const isOver = ({ marks, stands }: Pick<Part, "marks" | "stands">): boolean =>
  (marks & BROKEN) !== 0 || stands === 0;

/** Everybody in a battle, where he stands. */
export function partsOf(field: FieldState): Part[] {
  const { own, rivals } = field;
  const parts = field.parts.map(
    ([troop = 0, stands = 0, full = 0, zone = 0, band = 0, dist = 0, , , marks = 0], key) => {
      const ours = troop < own.length;
      const { name = "", arm = "" } = (ours ? own[troop] : rivals[troop - own.length]) ?? {};
      const lost = full - stands;
      return { key, own: ours, name, arm, stands, lost, zone, band, dist, marks };
    },
  );
  const attacked = field.kind === "town" || field.kind === "sortie";
  const nearest = (zone: number) =>
    Math.min(
      FURTHEST,
      ...parts.filter((p) => p.own && p.zone === zone && !isOver(p)).map((p) => p.band),
    );
  return parts.map(({ band, dist, ...part }) => {
    const stormed = part.marks & OUT ? nearest(part.zone) - dist : 0;
    const row = part.own === attacked ? band : attacked ? stormed : 0;
    return { ...part, row: Math.max(0, Math.min(FURTHEST, row)) };
  });
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
