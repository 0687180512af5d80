import { expect, it } from "vitest";
import type { Findings, SideFindings } from "../../../main/web/protocol/answers";
import type { Position } from "../../../main/web/protocol/types";
import { chanceAt, diceOf, signed, turningThrows } from "../../../main/web/table/analysis/figures";
import { linesOf } from "../../../main/web/table/analysis/summary";
import { foreseenEvents } from "../../../main/web/table/board/recent";

const RED: SideFindings = {
  side: "red",
  decisions: 12,
  lost: 0.18,
  lostError: 0.01,
  rate: 0.015,
  luck: -0.2,
  luckError: 0.02,
  percentile: 12,
  adjusted: 0.61,
};

const FOUND: Findings = {
  first: "red",
  curve: [
    { entry: 0, chance: 0.5 },
    { entry: 4, chance: 0.3 },
  ],
  decisions: [
    {
      entry: 3,
      by: "red",
      action: "end",
      better: ["dig"],
      loss: 0.12,
      error: 0.02,
      mark: "bad",
      counted: true,
    },
  ],
  dice: [
    { entry: 4, luck: -0.2, error: 0.01 },
    { entry: 5, luck: 0.3, error: 0.01 },
    { entry: 6, luck: 0.06, error: 0.2 },
  ],
  sides: [RED],
  turns: [],
  steps: [],
};

it("tells the chance after any entry", () => {
  expect(chanceAt(FOUND, 3)).toBe(0.5);
  expect(chanceAt(FOUND, 9)).toBe(0.3);
});

it("names throws that surely turned the game, the greatest first", () => {
  expect(turningThrows(FOUND).map((one) => one.entry)).toEqual([5, 4]);
});

it("calls dice good or bad only beyond the middle half", () => {
  expect(diceOf(RED, "Red")).toBe("The dice were against Red.");
  expect(diceOf({ ...RED, percentile: 60 }, "Red")).toBe("The dice were even.");
});

it("writes figures with their sign", () => {
  expect([signed(0.031), signed(-0.2), signed(0)]).toEqual(["+3.1", "−20.0", "0.0"]);
});

it("sums a side up in sentences", () => {
  expect(linesOf(RED, FOUND, "Red", "The hoard")).toEqual([
    "The hoard: Red",
    "Play: loose, 1.5 points lost a decision over 12 decisions.",
    "Dearest decision: entry 3, 12.0 points.",
    "Luck: −20.0 points (± 3.9), better dice than in 12 of 100 games.",
    "The dice were against Red. With fair dice Red would have won 61 of 100 games.",
  ]);
});

it("draws a plan from where its units would then stand", () => {
  const position = { units: { A: { at: "0101" }, B: { at: "0303" } } } as unknown as Position;
  const { ways, fights } = foreseenEvents(
    [
      { kind: "moved", unit: "A", from: "0101", to: "0102", path: ["0102"] },
      { kind: "moved", unit: "A", from: "0102", to: "0202", path: ["0202"] },
      { kind: "acted", units: ["A"], targets: ["B"] },
    ],
    position,
  );
  expect(ways).toEqual([{ unit: "A", path: ["0101", "0102", "0202"] }]);
  expect(fights).toMatchObject([{ from: ["0202"], at: ["0303"] }]);
});
