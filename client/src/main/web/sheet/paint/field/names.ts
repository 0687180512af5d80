import type { Area, Place } from "../../../protocol/types";
import { distance, type Geometry, middle, type Point } from "../../geometry";
import { type Course, lengths } from "./courses";

/** A name where it is printed, its middle at `p`, turned by so many degrees clockwise. */
export interface Placed {
  text: string;
  kind: "town" | "water" | "relief";
  p: Point;
  turn: number;
}

/** The kinds of areas whose labels are printed as names of places, and how. */
const KINDS: Readonly<Record<string, Placed["kind"]>> = {
  "named-village": "town",
  "named-fort": "town",
  "named-relief": "relief",
  "named-water": "water",
};

/** Height of the largest lettering, by which room for names is sought, and breadth of a letter in it. */
export const LETTER = 34;
const BROAD: Readonly<Record<Placed["kind"], number>> = { town: 0.6, water: 0.6, relief: 0.74 };

/** The named areas of a map, each with its name where it covers no other name and no town. */
export function placedNames(
  geo: Geometry,
  areas: readonly Area[],
  courses: readonly Course[],
  towns: readonly Place[],
): Placed[] {
  const kept = towns.map((place) => ({ p: geo.centre(place), r: 44 }));
  const taken: Disc[] = [];
  const placed: Placed[] = [];
  for (const area of named(geo, areas)) {
    const found = area.candidates(courses).map((name) => ({ name, discs: discsOf(name) }));
    const best = found
      .map((one) => ({
        ...one,
        over: overlap(one.discs, taken) * 3 + overlap(one.discs, kept) + off(geo, one.discs),
      }))
      .reduce((a, b) => (b.over < a.over ? b : a));
    taken.push(...best.discs);
    placed.push(best.name);
  }
  return placed;
}

interface Named {
  candidates: (courses: readonly Course[]) => Placed[];
}

/** Names of places that lie in hexes of this map, those of towns first: they can least be moved. */
function named(geo: Geometry, areas: readonly Area[]): Named[] {
  const order: Placed["kind"][] = ["town", "water", "relief"];
  return areas
    .flatMap((area) => {
      const [kind, hexes] = [KINDS[area.kind], area.hexes.filter((place) => geo.has(place))];
      return kind && area.label && hexes.length > 0 ? [{ text: area.label, kind, hexes }] : [];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ text, kind, hexes }) => ({
      candidates: (courses) => {
        if (kind === "town") return besideTown(geo, text, hexes);
        const along = kind === "water" ? alongWater(geo, text, hexes, courses) : [];
        return along.length > 0 ? along : overRelief(geo, text, hexes, kind);
      },
    }));
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Below, above, right and left of the hexes of a town. */
function besideTown(geo: Geometry, text: string, hexes: readonly Place[]): Placed[] {
  const centres = hexes.map((place) => geo.centre(place));
  const c = middleOf(centres);
  const [xs, ys] = [centres.map((p) => p.x), centres.map((p) => p.y)];
  const half = (text.length * LETTER * BROAD.town) / 2;
  const [low, high] = [Math.max(...ys) + 66, Math.min(...ys) - 56];
  const [east, west] = [Math.max(...xs) + 52 + half, Math.min(...xs) - 52 - half];
  const spots = [
    { x: c.x, y: low },
    { x: c.x, y: high },
    { x: east, y: c.y + 6 },
    { x: west, y: c.y + 6 },
    { x: east - 20, y: low - 14 },
    { x: west + 20, y: low - 14 },
  ];
  return spots.map((p) => ({ text, kind: "town", p, turn: 0 }));
}

/** On either bank, where the bed runs straightest near the hexes that are named. */
function alongWater(
  geo: Geometry,
  text: string,
  hexes: readonly Place[],
  courses: readonly Course[],
): Placed[] {
  const own = new Set(hexes);
  const course = courses
    .map((one) => ({ one, shared: one.hexes.filter((place) => own.has(place)).length }))
    .sort((a, b) => b.shared - a.shared)[0];
  if (!course || course.shared === 0) return [];
  const { line } = course.one;
  const gone = lengths(line);
  const c = middleOf(hexes.map((place) => geo.centre(place)));
  const long = text.length * LETTER * BROAD.water;
  const inside = line.flatMap((p, i) => (geo.under(p) ? [i] : []));
  return inside
    .filter((i) => i % 4 === 0)
    .flatMap((i) => {
      const [from, to] = [
        pointAt(line, gone, (gone[i] ?? 0) - long / 2),
        pointAt(line, gone, (gone[i] ?? 0) + long / 2),
      ];
      const p = line[i];
      if (!from || !to || !p) return [];
      const turn = upright((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
      const bent = long - distance(from, to);
      const m = middle(middle(from, to), p);
      return [{ turn, m, cost: bent * 3 + distance(p, c) * 0.35 }];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 12)
    .flatMap(({ turn, m }) =>
      [-1, 1].map((side): Placed => {
        const out = side < 0 ? -34 : 56;
        const angle = ((turn + 90) * Math.PI) / 180;
        return {
          text,
          kind: "water",
          p: { x: m.x + Math.cos(angle) * out, y: m.y + Math.sin(angle) * out },
          turn,
        };
      }),
    );
}

/** The point of a line so far from its beginning. */
function pointAt(line: readonly Point[], gone: readonly number[], far: number): Point | undefined {
  if (far < 0 || far > (gone.at(-1) ?? 0)) return undefined;
  return line[gone.findIndex((g) => g >= far)];
}

/** A way that can be read without turning the map. */
function upright(turn: number): number {
  const t = ((turn % 360) + 360) % 360;
  return t > 90 && t <= 270 ? t - 180 : t > 270 ? t - 360 : t;
}

/** Across the hexes of a height, level or along them where they lie in a row, or just above or below. */
function overRelief(
  geo: Geometry,
  text: string,
  hexes: readonly Place[],
  kind: Placed["kind"],
): Placed[] {
  const centres = hexes.map((place) => geo.centre(place));
  const c = middleOf(centres);
  const axis = principal(centres, c);
  const [tall] = [Math.max(...centres.map((p) => Math.abs(p.y - c.y)))];
  return [
    { p: c, turn: Math.abs(axis) < 62 ? axis : 0 },
    { p: c, turn: 0 },
    ...[1, -1, 1.4, -1.4].map((way) => ({
      p: { x: c.x, y: c.y + way * (tall + 62) },
      turn: 0,
    })),
    ...[1, -1].map((way) => ({ p: { x: c.x + way * 90, y: c.y + 40 }, turn: 0 })),
  ].map(({ p, turn }) => ({ text, kind, p: { x: p.x, y: p.y + 9 }, turn }));
}

/** The way in which points lie, in degrees; 0 where they lie in no row. */
function principal(points: readonly Point[], c: Point): number {
  let [xx, yy, xy] = [0, 0, 0];
  for (const p of points) {
    xx += (p.x - c.x) ** 2;
    yy += (p.y - c.y) ** 2;
    xy += (p.x - c.x) * (p.y - c.y);
  }
  const round = Math.hypot(xx - yy, 2 * xy) < 0.4 * (xx + yy);
  return points.length < 3 || round ? 0 : upright((Math.atan2(2 * xy, xx - yy) * 90) / Math.PI);
}

/** A round piece of a name or of a town. */
interface Disc {
  p: Point;
  r: number;
}

/** The ground that a name covers, as discs along its line. */
export function discsOf({ text, kind, p, turn }: Placed): Disc[] {
  const long = text.length * LETTER * BROAD[kind];
  const angle = (turn * Math.PI) / 180;
  const many = Math.max(2, Math.ceil(long / (LETTER * 0.6)));
  const up = LETTER * 0.3;
  const heart = { x: p.x + Math.sin(angle) * up, y: p.y - Math.cos(angle) * up };
  return Array.from({ length: many }, (_, i) => {
    const by = ((i + 0.5) / many - 0.5) * long;
    return {
      p: { x: heart.x + Math.cos(angle) * by, y: heart.y + Math.sin(angle) * by },
      r: LETTER * 0.42,
    };
  });
}

/** How deep discs lie over one another. */
export function overlap(a: readonly Disc[], b: readonly Disc[]): number {
  return a.reduce(
    (sum, d) => sum + b.reduce((s, e) => s + Math.max(0, d.r + e.r - distance(d.p, e.p)), 0),
    0,
  );
}

/** How much of a name lies beyond the board. */
function off({ bounds: { x, y, width, height } }: Geometry, discs: readonly Disc[]): number {
  return discs.reduce((sum, { p }) => {
    const out = Math.max(
      x + 20 - p.x,
      p.x - x - width + 20,
      y + 20 - p.y,
      p.y - y - height + 20,
      0,
    );
    return sum + out * 3;
  }, 0);
}
