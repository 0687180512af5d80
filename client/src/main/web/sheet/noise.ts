import { seededRandom } from "./random";

/** After so many cells the noise begins again. */
const PERIOD = 64;

/** Smooth noise in [0, 1) with cells of `size`, the same for the same seed; for points right of and below 0. */
export function noise(seed: string, size: number): (x: number, y: number) => number {
  const next = seededRandom(`${seed} ${size}`);
  const values = Float32Array.from({ length: PERIOD * PERIOD }, () => next());
  const value = (x: number, y: number) => values[(y % PERIOD) * PERIOD + (x % PERIOD)] ?? 0;
  const eased = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [u, v] = [eased(x / size - column), eased(y / size - row)];
    const upper = value(column, row) * (1 - u) + value(column + 1, row) * u;
    const lower = value(column, row + 1) * (1 - u) + value(column + 1, row + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
