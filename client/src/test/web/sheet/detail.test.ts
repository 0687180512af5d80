import { describe, expect, it } from "vitest";
import { chipLetters } from "../../../main/web/sheet/counter";
import { detail, factorSize, tagScale } from "../../../main/web/sheet/input/viewport";

/** Sizes of the other lettering on a counter, in drawing units, as its style has them. */
const LETTERS = 15;
const NAME = 8.3;
const TAG = 14;
/** What one must be able to read has at least so many pixels. */
const LEAST = 11.9;

describe("what is printed on a counter", () => {
  it("can be read wherever it is printed", () => {
    for (let scale = 0.1; scale < 4; scale += 0.01) {
      const level = detail(scale);
      if (level !== "sign")
        expect(factorSize(scale) * scale, `factors at ${scale}`).toBeGreaterThan(LEAST);
      if (level === "whole" || level === "name")
        expect(LETTERS * scale, `letters at ${scale}`).toBeGreaterThan(LEAST);
      if (level === "name") expect(NAME * scale, `name at ${scale}`).toBeGreaterThan(LEAST);
    }
  });

  it("can be read on the tag of a place", () => {
    for (let scale = 0.1; scale < 4; scale += 0.01) {
      expect(TAG * tagScale(scale) * scale, `tag at ${scale}`).toBeGreaterThan(LEAST);
    }
  });

  it("can be read on a counter in a list, and has room there", () => {
    for (const size of [44, 52, 59]) {
      expect((chipLetters(size) * size) / 74).toBeGreaterThan(LEAST);
      expect(chipLetters(size)).toBeLessThan(21);
    }
  });

  it("does not outgrow the counter", () => {
    expect(factorSize(0.1)).toBeLessThan(35);
    expect(factorSize(3)).toBe(27);
  });
});
