import type { Place } from "../../../protocol/types";
import { at, type Box, type Geometry, type Point, rounded } from "../../geometry";
import { seededRandom } from "../../random";

/** Round the middle of a hex, where counters lie, nothing grows: so far, in drawing units. */
export const CLEARING = 24;

/** Doum palms and thorn trees round the middle of a hex, each with its shadow to the south-east. */
export function Palms({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const trees = palms(geo, places);
  return (
    <g class="palms">
      <path
        class="palm-shadow"
        d={trees.map(({ p }) => `M${rounded(p.x)} ${rounded(p.y)}l7 3.4`).join("")}
      />
      <path class="palm-trunk" d={trees.map(trunk).join("")} />
      <path class="palm-crown" d={trees.map(crown).join("")} />
    </g>
  );
}

interface Tree {
  p: Point;
  tall: number;
  lean: number;
}

/** The trees of these hexes, from north to south. */
export function palms(geo: Geometry, places: readonly Place[]): Tree[] {
  return places
    .flatMap((place) => {
      const next = seededRandom(`palms ${place}`);
      const many = 9 + Math.floor(next() * 4);
      return Array.from({ length: many }, (_, i) => ({
        p: at(geo.centre(place), (i * 360) / many + next() * 26, CLEARING + 6 + next() * 22),
        tall: 8 + next() * 5,
        lean: (next() - 0.5) * 5,
      }));
    })
    .sort((a, b) => a.p.y - b.p.y);
}

const top = ({ p, tall, lean }: Tree): Point => ({ x: p.x + lean, y: p.y - tall });

function trunk(tree: Tree): string {
  const { x, y } = top(tree);
  return `M${rounded(tree.p.x)} ${rounded(tree.p.y)}Q${rounded(tree.p.x)} ${rounded(y + 3)} ${rounded(x)} ${rounded(y)}`;
}

/** Fronds that rise and hang over. */
function crown(tree: Tree): string {
  const { x, y } = top(tree);
  return [-1, -0.55, 0.1, 0.6, 1]
    .map((way) => {
      const [dx, rise] = [way * 6.4, -4.4 + Math.abs(way) * 2.4];
      return `M${rounded(x)} ${rounded(y)}q${rounded(dx * 0.55)} ${rounded(rise)} ${rounded(dx)} ${rounded(rise + 4.4 * Math.abs(way))}`;
    })
    .join("");
}

/** Thorn trees with flat crowns, where there are no palms. */
export function Acacias({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const trees = palms(geo, places);
  return (
    <g class="acacias">
      <path
        class="palm-shadow"
        d={trees.map(({ p }) => `M${rounded(p.x - 3)} ${rounded(p.y + 1)}h12`).join("")}
      />
      <path class="palm-trunk" d={trees.map(fork).join("")} />
      <path class="acacia-crown" d={trees.map(canopy).join("")} />
    </g>
  );
}

function fork({ p, tall }: Tree): string {
  const [x, y, high] = [rounded(p.x), rounded(p.y), rounded(tall * 0.55)];
  return `M${x} ${y}v-${high}m0 1l-4 -3m4 3l4 -3`;
}

/** Flat above, arched a little below. */
function canopy({ p, tall, lean }: Tree): string {
  const wide = 7 + Math.abs(lean);
  const y = p.y - tall * 0.55 - 2;
  return `M${rounded(p.x - wide)} ${rounded(y)}q${rounded(wide * 0.5)} -6 ${rounded(wide)} -5.4q${rounded(wide * 0.7)} -.4 ${rounded(wide)} 5.4q-${rounded(wide)} -3 -${rounded(2 * wide)} 0Z`;
}

/** Drawing units between two bushes, and between two stones, on open ground. */
const BUSHES = 74;
const STONES = 23;

/** Thorn and gravel on open ground, in no order; none where `bare` says so or where counters lie. */
export function Scatter({
  geo,
  frame,
  bare,
}: {
  geo: Geometry;
  frame: Box;
  bare: (p: Point) => boolean;
}) {
  const free = (p: Point) => !bare(p);
  const open = (p: Point) => free(p) && !inClearing(geo, p);
  return (
    <g class="scrub">
      <path
        class="gravel"
        d={strewn(frame, STONES, "gravel")
          .filter(free)
          .map((p) => `M${rounded(p.x)} ${rounded(p.y)}h.9`)
          .join("")}
      />
      <path class="thorn" d={strewn(frame, BUSHES, "thorn").filter(open).map(bush).join("")} />
    </g>
  );
}

/** Whether a point lies where the counters of a hex do. */
function inClearing(geo: Geometry, p: Point): boolean {
  const place = geo.under(p);
  if (!place) return false;
  const c = geo.centre(place);
  return Math.hypot(p.x - c.x, p.y - c.y) < CLEARING;
}

/** Points over a box, one in each square of a net but anywhere in it, two of three. */
export function strewn(frame: Box, apart: number, seed: string): Point[] {
  const next = seededRandom(seed);
  const [columns, rows] = [Math.ceil(frame.width / apart), Math.ceil(frame.height / apart)];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: frame.x + ((i % columns) + next()) * apart,
    y: frame.y + (Math.floor(i / columns) + next()) * apart,
    there: next() < 0.67,
  })).filter((p) => p.there);
}

function bush(p: Point): string {
  const next = seededRandom(`bush ${rounded(p.x)} ${rounded(p.y)}`);
  const size = 3.4 + next() * 2.4;
  return [-62, -30, 2, 32, 60]
    .map((lean) => {
      const tip = at(p, lean - 90, size * (0.7 + next() * 0.5));
      return `M${rounded(p.x)} ${rounded(p.y)}L${rounded(tip.x)} ${rounded(tip.y)}`;
    })
    .join("");
}
