import { describe, expect, it } from "vitest";
import type { GameDef, RungDef } from "../../../main/web/protocol/types";
import { rungsOf, rungTold } from "../../../main/web/start/rungs";

const rung = (level: string, below: string, share: number): RungDef => ({
  level,
  below,
  games: 200,
  share,
  low: share - 0.05,
  high: share + 0.05,
});

const game = {
  id: "pebbles",
  scenarios: [
    { id: "heap", rungs: [rung("recruit", "random", 0.7), rung("veteran", "regular", 0.795)] },
    { id: "two" },
  ],
} as unknown as GameDef;

describe("the ladder", () => {
  it("is that of the scenario, of the levels that a person may choose", () => {
    expect(rungsOf(game, "heap").map(({ level }) => level)).toEqual(["veteran"]);
    expect(rungsOf(game, "two")).toEqual([]);
  });

  it("tells of ten games how many the stronger wins, and how many were played", () => {
    expect(rungTold(rung("veteran", "regular", 0.795))).toBe(
      "veteran beats regular 8 of 10 (of 200 games)",
    );
  });
});
