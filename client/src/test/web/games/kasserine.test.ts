import { describe, expect, it } from "vitest";
import { poolTold } from "../../../main/web/games/kasserine/record";
import type { GameDef } from "../../../main/web/protocol/types";
import { optionsOf } from "../../../main/web/start/options";
import { wayTold } from "../../../main/web/table/cards/retreats";

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

describe("the ways of retreat before an attack", () => {
  const way = { result: "D1", unit: "AX05", ends: ["1912", "2011"], holds: false, stands: true };
  const told = (more: object) => wayTold({ ...way, rule: "7.7", ...more }, "5");

  it("say where mines do harm", () => {
    const over = (at: string, mines: boolean) => ({ path: [at], mines });
    expect(told({ ways: [over("1912", true), over("2011", false)] })).toBe(
      "5 to 1912 and 2011; over mines, and depleted, to 1912",
    );
    expect(told({ ways: [over("1912", false), over("2011", false)] })).toBe("5 to 1912 and 2011");
  });

  it("begin with a capital where the name of a unit is a common noun", () => {
    const none = { ...way, rule: "7.7", ends: [] };
    expect(wayTold(none, "the battalion")).toBe("The battalion nowhere: depleted where it stands");
    expect(wayTold({ ...none, holds: true }, "the battalion")).toBe(
      "The battalion may hold its ground",
    );
  });

  it("say what is left to a unit that has none", () => {
    expect(told({ ends: [] })).toBe("5 nowhere: depleted where it stands");
    expect(told({ ends: [], stands: false })).toBe("5 nowhere: eliminated");
    expect(told({ holds: true })).toBe("5 may hold its ground");
  });
});

describe("the options of the lesson", () => {
  it("are those that mean something in it", () => {
    const game = {
      scenarios: [{ id: "historical" }, { id: "sidi-bou-zid", idle: ["turns"] }],
      options: [{ id: "turns" }, { id: "supply" }],
    } as unknown as GameDef;
    expect(optionsOf(game, "historical").map(({ id }) => id)).toEqual(["turns", "supply"]);
    expect(optionsOf(game, "sidi-bou-zid").map(({ id }) => id)).toEqual(["supply"]);
  });
});
