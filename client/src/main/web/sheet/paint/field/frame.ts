import type { Box, Geometry } from "../../geometry";

/** Drawing units of the strip under the board that carries title, scale and north. */
export const STRIP = 150;

/** Land printed round the board, with room for the strip under it. */
export function fieldFrame({ bounds: { x, y, width, height } }: Geometry): Box {
  return { x: x - 34, y: y - 34, width: width + 68, height: height + 58 + STRIP };
}
