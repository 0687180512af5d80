import type { GameEvent } from "./types";

/** A point of the curve: the first side's winning chance after an entry. */
export interface CurvePoint {
  entry: number;
  chance: number;
}

/** How grave a decision was. */
export type Gravity = "none" | "doubtful" | "bad" | "very-bad";

/** A decision, judged before the dice by what its role saw. Losses are winning chances, 0 to 1. */
export interface JudgedDecision {
  entry: number;
  by: string;
  action: string;
  better: string[];
  /** What the better plan does, where the decision has a mark. */
  told?: GameEvent[];
  loss: number;
  error: number;
  mark: Gravity;
  counted: boolean;
}

/** What a throw gave the first side. */
export interface JudgedThrow {
  entry: number;
  luck: number;
  error: number;
}

/** What a side did and got in the whole game. */
export interface SideFound {
  side: string;
  decisions: number;
  lost: number;
  lostError: number;
  rate: number;
  luck: number;
  luckError: number;
  percentile: number;
  adjusted?: number;
}

/** What the analysis of a game found. */
export interface Found {
  first: string;
  curve: CurvePoint[];
  decisions: JudgedDecision[];
  dice: JudgedThrow[];
  sides: SideFound[];
}

/** How far an analysis has come; what it found is told once it is done. */
export interface AnalysisTold {
  done: number;
  of: number;
  found?: Found;
}
