import type { Box, Geometry } from "../../sheet/geometry";
import { noise } from "../../sheet/noise";

/** How high the ground of each class stands, in steps. */
const HEIGHTS: Record<string, number> = { clear: 0, broken: 1, rough: 2.1, prohibited: 3.2 };

/** Drawing units in one point of the picture of the relief. */
const GRAIN = 6;
/** How far the height of a hex reaches, in points. */
const REACH = 7;
/** Light from the north-west, rather high. */
const LIGHT = { x: -0.62, y: -0.62, z: 0.72 };
const STEEP = 1.5;

/** What the relief is worked out from; plain, so that it can be handed to a worker. */
export interface High {
  /** Hexes that stand higher than the plain, by their middles. */
  hexes: { x: number; y: number; high: number }[];
  breadth: number;
  frame: Box;
}

/** Points of light and shade, four bytes each, row by row. */
export interface Relief {
  width: number;
  height: number;
  points: Uint8ClampedArray<ArrayBuffer>;
}

/** The ground of a map that stands higher than the plain. */
export function high(geo: Geometry, frame: Box): High {
  const hexes = geo.hexes.flatMap((hex) => {
    const height = HEIGHTS[hex.terrain] ?? 0;
    return height === 0 ? [] : [{ ...geo.centre(hex.id), high: height }];
  });
  return { hexes, breadth: geo.breadth, frame };
}

/**
 * The relief of a map, worked out from the classes of its hexes: heights are smoothed, roughened
 * where they are high, and lit from the north-west.
 */
export function relief(ground: High): Relief {
  const [width, height] = [
    Math.ceil(ground.frame.width / GRAIN),
    Math.ceil(ground.frame.height / GRAIN),
  ];
  const heights = roughened(smoothed(flat(ground, width, height), width, height), width);
  const points = new Uint8ClampedArray(width * height * 4);
  shade(heights, width, height, points);
  return { width, height, points };
}

/** The height of the hex under each point; what is beyond the hexes is flat. */
function flat({ hexes, breadth, frame }: High, width: number, height: number): Float32Array {
  const ground = new Float32Array(width * height);
  const half = breadth / 2 / GRAIN;
  for (const hex of hexes) {
    const [x, y] = [(hex.x - frame.x) / GRAIN, (hex.y - frame.y) / GRAIN];
    for (let row = Math.floor(y - half); row <= y + half; row++) {
      const wide = half * (1.155 - (0.577 * Math.abs(row - y)) / half);
      for (let column = Math.floor(x - wide); column <= x + wide; column++) {
        if (row >= 0 && column >= 0 && row < height && column < width) {
          ground[row * width + column] = hex.high;
        }
      }
    }
  }
  return ground;
}

/** Twice averaged along rows and columns, which is near enough to a bell. */
function smoothed(ground: Float32Array, width: number, height: number): Float32Array {
  let now = ground;
  for (let i = 0; i < 2; i++) {
    now = averaged(now, width, height, 1, width);
    now = averaged(now, height, width, width, 1);
  }
  return now;
}

function averaged(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    const point = (i: number) => from[start + Math.max(0, Math.min(length - 1, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -REACH; i <= REACH; i++) sum += point(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum / (2 * REACH + 1);
      sum += point(i + REACH + 1) - point(i - REACH);
    }
  }
  return to;
}

/** Spurs and gullies: noise of three sizes, the more of it the higher the ground. */
function roughened(ground: Float32Array, width: number): Float32Array {
  const layers = [
    { size: 13, by: 0.5 },
    { size: 6, by: 0.26 },
    { size: 3, by: 0.12 },
  ].map((layer) => ({ ...layer, at: noise("relief", layer.size) }));
  return ground.map((high, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    let rough = 0;
    for (const { at, by } of layers) rough += by * (at(x, y) - 0.5);
    return high + rough * (0.12 + high * 1.1);
  });
}

/** Brown for height, dark and light for slopes; what is flat and low stays clear. */
function shade(ground: Float32Array, width: number, height: number, out: Uint8ClampedArray): void {
  const at = (x: number, y: number) =>
    ground[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * STEEP;
      const dy = (at(x, y + 1) - at(x, y - 1)) * STEEP;
      const lit =
        (-dx * LIGHT.x - dy * LIGHT.y + LIGHT.z) / Math.sqrt(dx * dx + dy * dy + 1) - LIGHT.z;
      paint(out, (y * width + x) * 4, lit, Math.max(0, at(x, y)));
    }
  }
}

function paint(out: Uint8ClampedArray, i: number, lit: number, high: number): void {
  const tint = Math.min(0.5, high * 0.17);
  const dark = Math.max(0, -lit) * 0.95;
  const light = Math.max(0, lit) * 1.1;
  const all = tint + dark + light;
  if (all === 0) return;
  out[i] = (158 * tint + 58 * dark + 255 * light) / all;
  out[i + 1] = (116 * tint + 38 * dark + 246 * light) / all;
  out[i + 2] = (66 * tint + 20 * dark + 222 * light) / all;
  out[i + 3] = Math.min(0.92, all) * 255;
}
