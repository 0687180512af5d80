import { noise } from "../../noise";
import type { Lattice } from "./lattice";

/** Light from the north-west, rather high. */
const LIGHT = { x: -0.62, y: -0.62, z: 0.72 };
/** How steep a step between two hexes looks. */
const STEEP = 46;
/** How much the tone of level ground comes and goes, and over how many drawing units. */
const TONE = [
  { size: 300, by: 0.07 },
  { size: 110, by: 0.03 },
  { size: 19, by: 0.03 },
];
const DARKEST = 0.42;
const ORIGIN = 4000;

/**
 * Light and shade of a field of heights, and a quiet come and go of tone on level ground, as a picture to
 * lay over the tints. Nothing where the browser does not draw pictures.
 */
export function shade(heights: Lattice): string | undefined {
  if (typeof document === "undefined") return undefined;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [heights.columns, heights.rows];
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  const picture = pen.createImageData(heights.columns, heights.rows);
  lit(heights).forEach((light, i) => {
    const [r, g, b] = light < 0 ? [60, 38, 14] : [255, 247, 224];
    picture.data.set([r, g, b, Math.min(DARKEST, Math.abs(light)) * 255], i * 4);
  });
  pen.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

/** How much light falls on each point: below 0 shade, above 0 light. */
export function lit(heights: Lattice): Float32Array {
  const tones = TONE.map(({ size, by }) => ({ by, at: noise("tone", size) }));
  const light = new Float32Array(heights.columns * heights.rows);
  for (let row = 0; row < heights.rows; row++) {
    for (let column = 0; column < heights.columns; column++) {
      const dx = slope(heights.value(column + 1, row), heights.value(column - 1, row));
      const dy = slope(heights.value(column, row + 1), heights.value(column, row - 1));
      const faced = (-dx * LIGHT.x - dy * LIGHT.y + LIGHT.z) / Math.hypot(dx, dy, 1) - LIGHT.z;
      const p = heights.point(column, row);
      const tone = tones.reduce(
        (sum, { at, by }) => sum + by * 2 * (at(p.x + ORIGIN, p.y + ORIGIN) - 0.5),
        0,
      );
      light[row * heights.columns + column] = faced * 0.62 + tone;
    }
  }
  return light;
}

const slope = (after: number, before: number): number => ((after - before) / 16) * STEEP;
