import type { Point } from "../../geometry";
import type { Lattice } from "./lattice";

/** Beyond the rim nothing is high, so that every outline closes. */
const BEYOND = -1e6;

/** Edges of a cell of the lattice, by which an outline passes through it. */
type Edge = "top" | "right" | "bottom" | "left";

/**
 * How an outline passes through a cell, the high ground on its right, by which corners are high: 1 upper
 * left, 2 upper right, 4 lower right, 8 lower left.
 */
const PASSES: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [["top", "left"]],
  2: [["right", "top"]],
  3: [["right", "left"]],
  4: [["bottom", "right"]],
  5: [
    ["top", "left"],
    ["bottom", "right"],
  ],
  6: [["bottom", "top"]],
  7: [["bottom", "left"]],
  8: [["left", "bottom"]],
  9: [["top", "bottom"]],
  10: [
    ["right", "top"],
    ["left", "bottom"],
  ],
  11: [["right", "bottom"]],
  12: [["left", "right"]],
  13: [["top", "right"]],
  14: [["left", "top"]],
};

/** The closed outlines of all ground that is as high as `height` or higher, clockwise round it. */
export function contours(field: Lattice, height: number): Point[][] {
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  for (let row = -1; row < field.rows; row++) {
    for (let column = -1; column < field.columns; column++) {
      for (const [from, to] of PASSES[corners(field, column, row, height)] ?? []) {
        const [a, b] = [edge(column, row, from), edge(column, row, to)];
        next.set(a.id, b.id);
        for (const { id, ends } of [a, b]) {
          if (!points.has(id)) points.set(id, crossing(field, ends, height));
        }
      }
    }
  }
  return rings(next).map((ring) => ring.flatMap((id) => points.get(id) ?? []));
}

function heightAt(field: Lattice, column: number, row: number): number {
  const inside = column >= 0 && row >= 0 && column < field.columns && row < field.rows;
  return inside ? field.value(column, row) : BEYOND;
}

function corners(field: Lattice, column: number, row: number, height: number): number {
  const high = (x: number, y: number, bit: number) =>
    heightAt(field, column + x, row + y) >= height ? bit : 0;
  return high(0, 0, 1) + high(1, 0, 2) + high(1, 1, 4) + high(0, 1, 8);
}

type Ends = readonly [readonly [number, number], readonly [number, number]];

function edge(column: number, row: number, which: Edge): { id: string; ends: Ends } {
  const [x, y] = [which === "right" ? column + 1 : column, which === "bottom" ? row + 1 : row];
  const across = which === "top" || which === "bottom";
  const far: readonly [number, number] = across ? [x + 1, y] : [x, y + 1];
  return { id: `${across ? "h" : "v"}${x},${y}`, ends: [[x, y], far] };
}

function crossing(field: Lattice, [from, to]: Ends, height: number): Point {
  const [a, b] = [heightAt(field, ...from), heightAt(field, ...to)];
  const part = Math.max(0, Math.min(1, (height - a) / (b - a)));
  const [p, q] = [field.point(...from), field.point(...to)];
  return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
}

/** What follows on one another, as rings that close. */
function rings(next: Map<string, string>): string[][] {
  const all: string[][] = [];
  for (const first of next.keys()) {
    const ring: string[] = [];
    for (let at: string | undefined = first; at !== undefined; ) {
      const to: string | undefined = next.get(at);
      if (to === undefined) break;
      next.delete(at);
      ring.push(at);
      at = to;
    }
    if (ring.length > 0) all.push([...ring, first]);
  }
  return all;
}
