import { describe, expect, it } from "vitest";
import { relief } from "../../../main/web/games/kasserine/relief";

const FRAME = { x: 0, y: 0, width: 600, height: 600 };
const HILL = { x: 300, y: 300, high: 3.2 };

/** Light above 0, shade below, of a square round a place: red without the tint of height. */
function tone(hexes: { x: number; y: number; high: number }[], x: number, y: number): number {
  const { width, points } = relief({ hexes, breadth: 200, frame: FRAME });
  let sum = 0;
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const i = ((Math.round(y / 6) + dy) * width + Math.round(x / 6) + dx) * 4;
      sum += ((points[i] ?? 0) - 158) * (points[i + 3] ?? 0);
    }
  }
  return sum;
}

describe("Kasserine's relief", () => {
  it("has a point of four bytes for every six drawing units", () => {
    const { width, height, points } = relief({ hexes: [], breadth: 200, frame: FRAME });
    expect([width, height, points.length]).toEqual([100, 100, 40_000]);
  });

  it("lights a hill from the north-west and shades it in the south-east", () => {
    expect(tone([HILL], 240, 240)).toBeGreaterThan(tone([HILL], 360, 360));
  });

  it("leaves the plain almost clear", () => {
    const { points } = relief({ hexes: [], breadth: 200, frame: FRAME });
    const covers = points.filter((_, i) => i % 4 === 3);
    expect(Math.max(...covers)).toBeLessThan(60);
  });
});
