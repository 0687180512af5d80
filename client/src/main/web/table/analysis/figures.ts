import { formatDecimal } from "../../i18n/translate";
import type { Findings, JudgedDecision, SideFindings } from "../../protocol/answers";
import { say } from "./words/words";

/** Points of winning chance, a tenth of them at the finest. */
export const points = (chance: number): string => formatDecimal(chance * 100, 1);

/** The same with its sign. */
export const signed = (chance: number): string =>
  `${chance > 0 ? "+" : chance < 0 ? "−" : ""}${points(Math.abs(chance))}`;

/** Half of a 95 % interval, in points. */
export const half = (error: number): string => points(1.96 * error);

/** Of a hundred. */
export const ofHundred = (chance: number): number => Math.round(chance * 100);

/** [design] What a rate of losses is called: up to so much of winning chance a decision. */
const PLAY = [
  [0.004, "fine"],
  [0.01, "sound"],
  [0.02, "loose"],
] as const;

/** The word for how a side played. */
export function playOf(side: SideFindings): string {
  return say(PLAY.find(([most]) => side.rate <= most)?.[1] ?? "careless");
}

/** [design] Between these percentiles dice are called even. */
const EVEN = [25, 75] as const;

/** What the dice did to a side, in words. */
export function diceOf(side: SideFindings, name: string): string {
  const [low, high] = EVEN;
  if (side.percentile >= low && side.percentile <= high) return say("dice.even");
  return say(side.percentile > high ? "dice.good" : "dice.bad", name);
}

/** The chance after an entry: that of the last point up to it. */
export function chanceAt(found: Findings, entry: number): number {
  return found.curve.findLast((point) => point.entry <= entry)?.chance ?? 0.5;
}

/** [design] A throw that brought so much of winning chance turned the game. */
const TURNING = 0.05;

/** The throws that turned the game, the greatest first. */
export function turningThrows(found: Findings) {
  return found.dice
    .filter((one) => Math.abs(one.luck) >= TURNING && Math.abs(one.luck) > 1.645 * one.error)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck));
}

const SIGNS = { doubtful: "?!", bad: "?", "very-bad": "??" } as const;

/** The sign of a mark as chess writes it; nothing without one. */
export function signOf(decision: Pick<JudgedDecision, "mark">): string {
  return decision.mark === "none" ? "" : SIGNS[decision.mark];
}

/** The decisions that have a mark. */
export const marked = (found: Findings) => found.decisions.filter((d) => d.mark !== "none");
