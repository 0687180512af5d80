import { describe, expect, it } from "vitest";
import { fireandsword } from "../../../main/web/games/fireandsword/fireandsword";
import type { GameDef, HandicapDef } from "../../../main/web/protocol/types";
import { handicapsOf } from "../../../main/web/start/handicap";
import { blank, quickGame, tableOf } from "../../../main/web/start/newtable";

const helped: HandicapDef = {
  id: "white-1",
  side: "white",
  grade: 1,
  told: "White has one more.",
  level: "regular",
  games: 100,
  without: 0.4,
  with: 0.5,
};

const game = {
  id: "pebbles",
  sides: ["white", "black"],
  roles: ["white", "black"],
  sideOf: ["white", "black"],
  scenarios: [
    { id: "heap", title: "A heap", handicaps: [helped] },
    { id: "two", title: "Two heaps" },
  ],
  options: [],
} as unknown as GameDef;

describe("the options of a new table", () => {
  const id = "battles";
  const optional = { ...game, options: [{ id, default: "quick" }] } as unknown as GameDef;

  it("are the game's own, but where people play otherwise", () => {
    expect(quickGame(optional).options).toEqual({ battles: "quick" });
    expect(quickGame(optional, fireandsword.play.atTables).options).toEqual({ battles: "field" });
  });
});

describe("handicaps", () => {
  it("are those of the scenario", () => {
    expect(handicapsOf(game, "heap")).toEqual([helped]);
    expect(handicapsOf(game, "two")).toEqual([]);
  });

  it("are asked for by their id, and not at all where nobody is helped", () => {
    const form = blank(game);
    expect(tableOf(game, form)).not.toHaveProperty("handicap");
    expect(tableOf(game, { ...form, handicap: "white-1" }).handicap).toBe("white-1");
  });
});
