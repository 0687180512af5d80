import { describe, expect, it } from "vitest";
import { FREE, paceOf } from "../../../main/web/start/pace";
import { timeLeft } from "../../../main/web/table/panel/clock";

describe("the time that is left", () => {
  it.each([
    [0, "0:00"],
    [7_900, "0:07"],
    [187_000, "3:07"],
    [3_727_000, "1:02:07"],
    [49 * 3_600_000, "2 d 1 h"],
  ])("of %d milliseconds reads %s", (millis, text) => {
    expect(timeLeft(millis)).toBe(text);
  });
});

describe("the pace of a new table", () => {
  it("is not mentioned where nobody minds the time", () => {
    expect(paceOf(FREE)).toEqual({});
  });

  it("says what happens when time is over", () => {
    expect(paceOf({ pace: "days", end: "computer" })).toEqual({
      pace: { kind: "correspondence", days: 3, reserve: 10, end: "computer" },
    });
  });
});
