import { distance, type Point, polyline } from "../../geometry";
import { seededRandom } from "../../random";
import { contours } from "./contours";
import type { Lattice } from "./lattice";

/** A stroke runs from so little under the height of its step to so far under it. */
const CREST = 0.3;
const FOOT = 0.74;
/** Between two strokes along the crest, and between two points of one, in drawing units. */
const APART = 4.8;
const STRIDE = 3;
const LONGEST = 46;
const SHORTEST = 7;
/** Half the breadth of a stroke at its crest, in the light and in the shade. */
const FINE = 0.55;
const BOLD = 1.3;
/** Where the shade lies: light comes from the north-west. */
const SHADE: Point = { x: Math.SQRT1_2, y: Math.SQRT1_2 };

/** A stroke down a slope, from its crest to its foot. */
export interface Hachure {
  line: Point[];
  /** Half its breadth at the crest. */
  half: number;
}

/** The height of the crest line of a step. */
export const crestOf = (level: number): number => level - CREST;

/** Strokes that follow the slope down from the edge of a level, bold in the shade and fine in the light, none where `kept`. */
export function hachures(
  field: Lattice,
  level: number,
  kept: (p: Point) => boolean = () => false,
): Hachure[] {
  const next = seededRandom(`hachures ${level}`);
  return contours(field, crestOf(level)).flatMap((ring) =>
    spaced(ring, () => APART * (0.8 + next() * 0.4)).flatMap((crest) => {
      const foot = level - FOOT - next() * 0.08;
      const line = descent(field, crest, foot, LONGEST - next() * 12);
      if (line.some(kept)) return [];
      const [from, to] = [line[0], line.at(-1)];
      if (!from || !to || distance(from, to) < SHORTEST) return [];
      const [dx, dy] = [(to.x - from.x) / distance(from, to), (to.y - from.y) / distance(from, to)];
      const shaded = (dx * SHADE.x + dy * SHADE.y + 1) / 2;
      return [{ line, half: FINE + (BOLD - FINE) * shaded + next() * 0.25 }];
    }),
  );
}

/** Points along a line, so far apart as the answers say. */
export function spaced(line: readonly Point[], apart: () => number): Point[] {
  const found: Point[] = [];
  let left = apart();
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const long = distance(a, b);
    let gone = 0;
    while (gone + left <= long && long > 0) {
      gone += left;
      found.push({ x: a.x + ((b.x - a.x) * gone) / long, y: a.y + ((b.y - a.y) * gone) / long });
      left = apart();
    }
    left -= long - gone;
  }
  return found;
}

/** The way of water from a point down to a height, no longer than so much; nothing on level ground. */
function descent(field: Lattice, from: Point, height: number, longest: number): Point[] {
  const line = [from];
  let p = from;
  for (let gone = 0; gone < longest && field.at(p) > height; gone += STRIDE) {
    const up = field.slope(p);
    const steep = Math.hypot(up.x, up.y);
    if (steep < 0.0012) break;
    const next = { x: p.x - (up.x / steep) * STRIDE, y: p.y - (up.y / steep) * STRIDE };
    if (field.at(next) >= field.at(p)) break;
    p = next;
    line.push(p);
  }
  return line;
}

/** Strokes as one path: broad at the crest, pointed at the foot. */
export function engraved(strokes: readonly Hachure[]): string {
  return strokes.map(tapered).join("");
}

function tapered({ line, half }: Hachure): string {
  const [from, tip] = [line[0], line.at(-1)];
  const bend = line[Math.floor(line.length / 2)];
  if (!from || !tip || !bend) return "";
  const side = across(from, bend, half);
  const waist = across(bend, tip, half * 0.62);
  const moved = (p: Point, by: Point, way: number) => ({
    x: p.x + by.x * way,
    y: p.y + by.y * way,
  });
  return polyline(
    [
      moved(from, side, 1),
      moved(bend, waist, 1),
      tip,
      moved(bend, waist, -1),
      moved(from, side, -1),
    ],
    true,
  );
}

function across(a: Point, b: Point, half: number): Point {
  const d = distance(a, b) || 1;
  return { x: (-(b.y - a.y) / d) * half, y: ((b.x - a.x) / d) * half };
}
