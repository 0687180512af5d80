import { describe, expect, it } from "vitest";
import { suspended } from "../../main/web/games/kasserine/record";

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
