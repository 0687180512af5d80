import type { Place } from "../../../protocol/types";
import { chains, corners, curve, relaxed } from "../../curves";
import {
  at,
  between,
  type Geometry,
  type Point,
  polyline,
  rounded,
  sideBetween,
} from "../../geometry";
import { seededRandom } from "../../random";
import { spaced } from "./hachures";

/** Round huts with thatched roofs round the middle of each hex, lit from the north-west. */
export function Huts({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const all = places.flatMap((place) => huts(geo, place)).sort((a, b) => a.p.y - b.p.y);
  return (
    <g class="huts">
      <path
        class="yard"
        d={all.map(({ p, r }) => circle({ x: p.x + 1.5, y: p.y + 1.5 }, r + 3.4)).join("")}
      />
      <path
        class="hut-shade"
        d={all.map(({ p, r }) => circle({ x: p.x + 1.8, y: p.y + 1.8 }, r)).join("")}
      />
      <path class="hut" d={all.map(({ p, r }) => circle(p, r)).join("")} />
      <path class="hut-light" d={all.map(({ p, r }) => lightHalf(p, r)).join("")} />
      <path class="hut-thatch" d={all.map(({ p, r }) => thatch(p, r)).join("")} />
    </g>
  );
}

interface Hut {
  p: Point;
  r: number;
}

/** Huts that do not touch one another, none in the very middle of the hex. */
export function huts(geo: Geometry, place: Place): Hut[] {
  const next = seededRandom(`huts ${place}`);
  const found: Hut[] = [];
  for (let tried = 0; tried < 90 && found.length < 13; tried++) {
    const r = 5.6 + next() * 3.2;
    const p = at(geo.centre(place), next() * 360, 15 + Math.sqrt(next()) * 29);
    if (found.every((h) => Math.hypot(h.p.x - p.x, h.p.y - p.y) > h.r + r + 2.4)) {
      found.push({ p, r });
    }
  }
  return found;
}

function circle({ x, y }: Point, r: number): string {
  return `M${rounded(x - r)} ${rounded(y)}a${rounded(r)} ${rounded(r)} 0 1 1 ${rounded(2 * r)} 0a${rounded(r)} ${rounded(r)} 0 1 1 -${rounded(2 * r)} 0Z`;
}

/** The half of a roof that faces the north-west. */
function lightHalf(p: Point, r: number): string {
  const [a, b] = [at(p, 135, r), at(p, 315, r)];
  return `M${rounded(a.x)} ${rounded(a.y)}A${rounded(r)} ${rounded(r)} 0 0 1 ${rounded(b.x)} ${rounded(b.y)}Z`;
}

function thatch(p: Point, r: number): string {
  return [15, 75, 135, 195, 255, 315]
    .map((turn) => {
      const tip = at(p, turn, r);
      return `M${rounded(p.x)} ${rounded(p.y)}L${rounded(tip.x)} ${rounded(tip.y)}`;
    })
    .join("");
}

/** A round church under its cross, beside the middle of its hex. */
export function Churches({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  return (
    <g class="churches">
      {places.map((place) => {
        const { x, y } = at(geo.centre(place), 222, 38);
        return (
          <g key={place} transform={`translate(${rounded(x)} ${rounded(y)})`}>
            <circle class="church-wall" r="10" />
            <circle class="church-roof" r="6" />
            <path class="church-cross" d="M0 -6V-21M-5 -16H5" />
          </g>
        );
      })}
    </g>
  );
}

/** A fort of four bastions with its ditch. */
export function Forts({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  return (
    <g class="forts">
      {places.map((place) => {
        const c = geo.centre(place);
        const trace = bastions(c, 1);
        return (
          <g key={place}>
            <path class="fort-ditch" d={polyline(bastions(c, 1.14), true)} />
            <path
              class="fort-shade"
              d={polyline(bastions({ x: c.x + 2.4, y: c.y + 2.4 }, 1), true)}
            />
            <path class="fort-wall" d={polyline(trace, true)} />
            <path class="fort-court" d={polyline(bastions(c, 0.78), true)} />
          </g>
        );
      })}
    </g>
  );
}

/** Half a curtain, how far a bastion takes of it, how far its flanks and its tip stand out. */
const FORT = { half: 24, gorge: 13, flank: 8, tip: 11 };

/** The trace of a fort: curtains between bastions at the corners of a square. */
export function bastions(c: Point, size: number): Point[] {
  const square = [45, 135, 225, 315].map((turn) => at(c, turn, FORT.half * Math.SQRT2 * size));
  const [gorge, flank, tip] = [FORT.gorge * size, FORT.flank * size, FORT.tip * size];
  return square.flatMap((corner, i) => {
    const before = toward(corner, square.at(i - 1) ?? corner);
    const after = toward(corner, square[(i + 1) % 4] ?? corner);
    const point = (along: number, beside: number): Point => ({
      x: corner.x + before.x * along + after.x * beside,
      y: corner.y + before.y * along + after.y * beside,
    });
    return [
      point(gorge, 0),
      point(gorge * 0.85, -flank),
      point(-tip, -tip),
      point(-flank, gorge * 0.85),
      point(0, gorge),
    ];
  });
}

function toward(a: Point, b: Point): Point {
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / d, y: (b.y - a.y) / d };
}

/** How far inside the rim of its hexes a hedge stands. */
const INSET = 0.22;

/** Thorn hedges along the outer sides of hexes, as of a zeriba: boughs laid crosswise, points outwards. */
export function Hedges({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const lines = hedges(geo, places);
  const next = seededRandom("hedge");
  const boughs = lines.flatMap((line) =>
    spaced(line, () => 3.2 + next() * 1.6).map((p) => {
      const turn = next() * 360;
      const long = 5.5 + next() * 4;
      const [a, b] = [at(p, turn, long), at(p, turn + 180 + (next() - 0.5) * 50, long)];
      return `M${rounded(a.x)} ${rounded(a.y)}L${rounded(b.x)} ${rounded(b.y)}`;
    }),
  );
  const path = lines.map((line) => polyline(line)).join("");
  return (
    <g class="hedges">
      <path class="hedge-shade" d={path} transform="translate(3 3)" />
      <path class="hedge-heart" d={path} />
      <path class="hedge-bough" d={boughs.join("")} />
    </g>
  );
}

/** The lines of hedges: along all sides of these hexes that face the open country, a little inside. */
export function hedges(geo: Geometry, places: readonly Place[]): Point[][] {
  const own = new Set(places);
  const open = country(geo, own);
  const segments = places.flatMap((place) => {
    const c = geo.centre(place);
    return around(geo)
      .map((turn) => at(c, turn, geo.breadth))
      .filter((beyond) => {
        const there = geo.under(beyond);
        return !there || open.has(there);
      })
      .map((beyond) => {
        const [from, to] = sideBetween(c, beyond);
        return { from, to, mark: c };
      });
  });
  return chains(segments).map((run) => {
    const inner = corners(run).map((p, i) => {
      const [a, b] = [run[i - 1]?.mark, run[i]?.mark];
      const to = a && b ? between(a, b, 0.5) : (a ?? b ?? p);
      return between(p, to, INSET);
    });
    const closed = isClosed(run.map((s) => s.from)[0], run.at(-1)?.to);
    return closed ? ring(inner) : relaxed(curve(inner, 7), 4);
  });
}

const around = (geo: Geometry): number[] =>
  [0, 60, 120, 180, 240, 300].map((turn) => turn + (geo.orientation === "flat" ? 30 : 0));

const isClosed = (from: Point | undefined, to: Point | undefined): boolean =>
  from !== undefined && to !== undefined && Math.hypot(from.x - to.x, from.y - to.y) < 1;

/** Drawing units between points of a ring, and how often it is eased. */
const FINE = 7;
const EASED = 30;

/** A closed line without the corners of its hexes. */
function ring(points: readonly Point[]): Point[] {
  let now = points.slice(1).flatMap((p, i) => {
    const from = points[i] ?? p;
    const many = Math.max(1, Math.round(Math.hypot(p.x - from.x, p.y - from.y) / FINE));
    return Array.from({ length: many }, (_, k) => between(from, p, k / many));
  });
  for (let n = 0; n < EASED; n++) {
    now = now.map((p, i) => {
      const [a, b] = [now.at(i - 1) ?? p, now[(i + 1) % now.length] ?? p];
      return { x: (a.x + p.x + b.x) / 3, y: (a.y + p.y + b.y) / 3 };
    });
  }
  return [...now, ...now.slice(0, 1)];
}

/** Hexes from which one comes off the board without crossing any of these. */
function country(geo: Geometry, own: ReadonlySet<Place>): Set<Place> {
  const rim = geo.hexes
    .map((hex) => hex.id)
    .filter((id) => !own.has(id) && geo.neighbours(id).length < 6);
  const found = new Set(rim);
  const open = [...rim];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const next of geo.neighbours(place)) {
      if (own.has(next) || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
