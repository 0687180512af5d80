import { describe, expect, it } from "vitest";
import { csv } from "../../../main/web/report/save";

describe("the numbers of a figure as CSV", () => {
  it("are written as the page has them where that puts a point in them", () => {
    expect(
      csv(
        [
          ["turn", "share"],
          ['the "last"', "+12.5"],
        ],
        "en",
      ),
    ).toBe('"turn","share"\r\n"the ""last""","+12.5"');
  });

  it("have a point where the page puts a comma, and no marks of thousands", () => {
    expect(csv([["1.234,5", "−0,5", "3"]], "it")).toBe('"1234.5","−0.5","3"');
  });

  it("leave alone what only looks like a number with a comma", () => {
    expect(csv([["0203,0304", "1,5 of 3"]], "en")).toBe('"0203,0304","1,5 of 3"');
  });
});
