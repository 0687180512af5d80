import { describe, expect, it } from "vitest";
import { poolTold, suspended } from "../../main/web/games/kasserine/record";

describe("the objectives of Kasserine", () => {
  it("do not count for the Axis while an Allied zone is on them", () => {
    const places = [
      { at: "2714", held: "axis", captured: false },
      { at: "0306", held: "axis", captured: true },
      { at: "2003", held: "allies", captured: false },
    ];
    expect([...suspended({ places })]).toEqual(["2714"]);
    expect(suspended(undefined).size).toBe(0);
  });
});

describe("the pool of support fire", () => {
  const pool = [4, 6, 4, 2];

  it("tells how many markers of each value there are, and the next draw", () => {
    const sides = [{ side: "axis", pool, turn: 4, allotment: 6, losses: 0, draws: 6 }];
    expect(poolTold({ sides }, "axis")).toEqual([
      "In the pool: 4 × 1, 6 × 2, 4 × 3, 2 × 4.",
      "Turn 4 draws 6.",
    ]);
    expect(poolTold({ sides }, "allies")).toEqual([]);
  });

  it("tells what the lines of communication take from it", () => {
    const sides = [{ side: "axis", pool, turn: 4, allotment: 6, losses: 2, draws: 4 }];
    expect(poolTold({ sides }, "axis")[1]).toBe(
      "Turn 4 draws 4: 6 by the record, 2 lost with supply hexes that the enemy is in.",
    );
  });

  it("has no next draw in the last turn", () => {
    expect(poolTold({ sides: [{ side: "axis", pool }] }, "axis")).toHaveLength(1);
  });
});
