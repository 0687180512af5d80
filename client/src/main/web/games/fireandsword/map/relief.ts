import type { Box, Geometry, Point } from "../../../sheet/geometry";
import { noise } from "../../../sheet/noise";
import { Lattice } from "../../../sheet/paint/field/lattice";
import { type Degrees, projection, RIDGES, type Ridge } from "./land";

/** Drawing units between two points of the relief. */
const STEP = 9;
/** Noise is told for positive points alone. */
const ORIGIN = 9000;
/** How much of a ridge comes and goes as spurs, by their size in drawing units. */
const SPURS = [
  { size: 58, by: 0.9 },
  { size: 24, by: 0.45 },
];
/** How far relief keeps from a space, where names, counters and signs lie, in drawing units. */
export const CLEAR = 58;

/** The heights of the country, from the lines of its ridges. */
export function sudanHeights(geo: Geometry, box: Box): Lattice {
  const at = projection(geo);
  const ridges = RIDGES.map((ridge) => drawn(ridge, at));
  const spurs = SPURS.map(({ size, by }) => ({ by, at: noise("spurs", size) }));
  return Lattice.of(box, STEP, (p) => {
    const high = ridges.reduce((most, ridge) => Math.max(most, heightOn(ridge, p)), 0);
    if (high === 0) return 0;
    const rough = spurs.reduce(
      (sum, s) => sum + s.by * (s.at(p.x + ORIGIN, p.y + ORIGIN) - 0.5),
      0,
    );
    return Math.max(0, high * (1 + rough));
  });
}

/** Whether a point lies so near to a space that relief would trouble it. */
export function isTaken(geo: Geometry, p: Point): boolean {
  return geo.spaces.some(({ id }) => {
    const c = geo.centre(id);
    return (p.x - c.x) ** 2 + (p.y - c.y) ** 2 < CLEAR ** 2;
  });
}

interface Drawn {
  line: Point[];
  breadth: number;
  height: number;
}

function drawn({ line, breadth, height }: Ridge, at: (degrees: Degrees) => Point): Drawn {
  const degree = Math.abs(at([0, 1]).y - at([0, 0]).y);
  return { line: line.map(at), breadth: breadth * degree, height };
}

function heightOn({ line, breadth, height }: Drawn, p: Point): number {
  let near = breadth;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) near = Math.min(near, away(p, a, b));
  }
  const part = 1 - near / breadth;
  return height * part * part * (3 - 2 * part);
}

/** How far a point lies from the line between two others. */
function away(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  const [x, y] = [p.x - a.x - dx * part, p.y - a.y - dy * part];
  return Math.sqrt(x * x + y * y);
}
