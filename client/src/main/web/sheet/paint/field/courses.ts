import type { Place } from "../../../protocol/types";
import { curve, normal, relaxed } from "../../curves";
import { at, type Box, distance, type Geometry, type Point } from "../../geometry";
import { noise } from "../../noise";
import { seededRandom } from "../../random";

/** How far the line may leave the middles of its hexes by chance, and by its bends, in drawing units. */
const ASTRAY = 9;
const MEANDER = 9;
const BEND = 70;
const STEP = 9;

/** The line of a bed through its hexes, from its source or the rim of the map to where it ends. */
export interface Course {
  hexes: readonly Place[];
  line: Point[];
  /** Whether it begins, or ends, in the open: there it narrows to nothing. */
  rises: boolean;
  fades: boolean;
}

/** The lines of all beds of a kind; they run on into the hexes of `into` that they touch, and to the frame. */
export function courses(
  geo: Geometry,
  frame: Box,
  places: readonly Place[],
  into: readonly Place[] = [],
): Course[] {
  const drawn: Point[] = [];
  return branches(geo, places, into).map(({ path, joins }) => {
    const first = path[0] ?? "";
    const last = path.at(-1) ?? "";
    const beyond = (end: Place, before: Place | undefined): Point | undefined =>
      mouth(geo, end, into) ?? outward(geo, frame, end, before);
    const head = beyond(first, path[1]);
    const tail = joins || path.length === 1 ? undefined : beyond(last, path.at(-2));
    const own = joins ? path.slice(0, -1) : path;
    const joint = joins ? nearest(drawn, geo.centre(last)) : undefined;
    const points = [
      ...(head ? [head] : []),
      ...own.map((place) => strayed(geo, place)),
      ...(tail ? [tail] : []),
      ...(joint ? [joint] : []),
    ];
    const line = wound(curve(relaxed(stretched(points), 1), STEP), first);
    drawn.push(...line);
    return { hexes: path, line, rises: !head, fades: !tail && !joins };
  });
}

function nearest(line: readonly Point[], p: Point): Point | undefined {
  return line.reduce<Point | undefined>(
    (best, q) => (!best || distance(q, p) < distance(best, p) ? q : best),
    undefined,
  );
}

/** A bed of a single hex, that leads nowhere, as a short line through its middle. */
function stretched(points: readonly Point[]): readonly Point[] {
  const [p, more] = points;
  if (!p || more) return points;
  return [{ x: p.x - 38, y: p.y + 9 }, p, { x: p.x + 38, y: p.y - 9 }];
}

/** A middle, a little beside itself, and always by as much. */
function strayed(geo: Geometry, place: Place): Point {
  const next = seededRandom(`course ${place}`);
  return at(geo.centre(place), next() * 360, next() * ASTRAY);
}

/** Bends of its own, none at the ends. */
function wound(line: readonly Point[], seed: string): Point[] {
  const sway = noise(`course ${seed}`, BEND);
  return line.map((p, i) => {
    const n = normal(line[i - 1] ?? p, line[i + 1] ?? p);
    const free = Math.min(1, i / 8, (line.length - 1 - i) / 8);
    const by = (sway(i * STEP, 0) - 0.5) * 2 * MEANDER * free;
    return { x: p.x + n.x * by, y: p.y + n.y * by };
  });
}

/** The middle of a hex beside `end` into which the bed opens. */
function mouth(geo: Geometry, end: Place, into: readonly Place[]): Point | undefined {
  const all = new Set(into);
  const found = geo.neighbours(end).filter((other) => all.has(other));
  const c = geo.centre(end);
  const nearest = found.sort(
    (a, b) => Math.abs(geo.centre(a).x - c.x) - Math.abs(geo.centre(b).x - c.x),
  )[0];
  return nearest === undefined ? undefined : geo.centre(nearest);
}

/** Where a bed or a path that reaches the rim of the board leaves the frame, as straight on as it can. */
export function outward(
  geo: Geometry,
  frame: Box,
  end: Place,
  before: Place | undefined,
): Point | undefined {
  const c = geo.centre(end);
  const turn = geo.orientation === "flat" ? 30 : 0;
  const open = [0, 60, 120, 180, 240, 300]
    .map((degrees) => degrees + turn)
    .filter((degrees) => !geo.under(at(c, degrees, geo.breadth)));
  if (open.length === 0) return undefined;
  const heading = before ? way(geo.centre(before), c) : way(middleOf(frame), c);
  const best = open.sort((a, b) => apart(a, heading) - apart(b, heading))[0] ?? 0;
  return at(c, apart(best, heading) < 61 ? (best + heading + wrap(best, heading)) / 2 : best, 400);
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const way = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Degrees between two ways. */
function apart(a: number, b: number): number {
  const d = Math.abs(a - b) % 360;
  return Math.min(d, 360 - d);
}

/** What must be added to the sum of two ways so that half of it lies between them. */
const wrap = (a: number, b: number): number => (Math.abs(a - b) > 180 ? 360 : 0);

/** Degrees of a sharp bend; hexes that a line must be longer to have one; what it is worth to open into a river. */
const SHARP = 75;
const BENT = 4;
const OPENS = 6;
/** A branch ends in the line that it opens into, however short it is. */
const JOINED = 100;

interface Branch {
  path: Place[];
  /** Whether its last hex is one of a branch before it. */
  joins: boolean;
}

/** Hexes that touch, as lines without a circle: the longest first, what opens into it after it. */
function branches(geo: Geometry, places: readonly Place[], into: readonly Place[]): Branch[] {
  const links = tree(geo, places);
  const worth = (path: readonly Place[]) =>
    path.length - BENT * bends(geo, path) + (mouth(geo, path.at(-1) ?? "", into) ? OPENS : 0);
  const found: Branch[] = [];
  const taken = new Set<Place>();
  for (;;) {
    const starts = [...links.keys()].filter((place) => !taken.has(place));
    const all = starts.map((start) => farthest(links, taken, start, worth));
    const longest = all.reduce<Branch | undefined>(
      (best, branch) => (!best || worth(branch.path) > worth(best.path) ? branch : best),
      undefined,
    );
    if (!longest) return found;
    for (const place of longest.path) taken.add(place);
    found.push(longest);
  }
}

/** How many sharp bends a line of hexes has. */
function bends(geo: Geometry, path: readonly Place[]): number {
  return path.filter((_, i) => {
    const [a, b, c] = [path[i - 2], path[i], path[i + 2]];
    if (!a || !b || !c) return false;
    const turn = apart(way(geo.centre(a), geo.centre(b)), way(geo.centre(b), geo.centre(c)));
    return turn > SHARP;
  }).length;
}

/** The best line from a hex through hexes not yet taken; it may end in one that is. */
function farthest(
  links: ReadonlyMap<Place, readonly Place[]>,
  taken: ReadonlySet<Place>,
  start: Place,
  worth: (path: readonly Place[]) => number,
): Branch {
  let best: Branch = { path: [start], joins: false };
  const open: Place[][] = [[start]];
  for (let path = open.pop(); path; path = open.pop()) {
    const last = path.at(-1) ?? start;
    const joins = taken.has(last);
    if (worth(path) + (joins ? JOINED : 0) > worth(best.path) + (best.joins ? JOINED : 0))
      best = { path, joins };
    if (joins) continue;
    for (const next of links.get(last) ?? []) if (!path.includes(next)) open.push([...path, next]);
  }
  return best;
}

/** Links between touching hexes that leave no circle; a hex has two where two will do. */
function tree(geo: Geometry, places: readonly Place[]): Map<Place, Place[]> {
  const own = new Set(places);
  const links = new Map<Place, Place[]>(places.map((place) => [place, []]));
  const group = new Map(places.map((place) => [place, place]));
  const root = (place: Place): Place => {
    const above = group.get(place) ?? place;
    return above === place ? place : root(above);
  };
  const pairs = places.flatMap((a) =>
    geo
      .neighbours(a)
      .filter((b) => own.has(b) && a < b)
      .map((b) => [a, b] as const),
  );
  for (const most of [2, 6]) {
    for (const [a, b] of pairs) {
      const [from, to] = [links.get(a) ?? [], links.get(b) ?? []];
      if (root(a) === root(b) || from.length >= most || to.length >= most) continue;
      group.set(root(a), root(b));
      from.push(b);
      to.push(a);
    }
  }
  return links;
}

/** How far along a line each of its points lies. */
export function lengths(line: readonly Point[]): number[] {
  let gone = 0;
  return line.map((p, i) => {
    gone += distance(line[i - 1] ?? p, p);
    return gone;
  });
}
