import type { Water as WaterData } from "../../protocol/types";
import { chains, corners, curve, offset, relaxed, type Segment, smooth } from "../curves";
import { type Box, distance, type Geometry, middle, type Point, polyline } from "../geometry";

const RIVER = 30;

/** Rivers and lakes along the outer edges of the board, with coast lines as on an engraved map. */
export function Water({ geo, frame, water }: { geo: Geometry; frame: Box; water: WaterData[] }) {
  const rivers = water.filter((w) => w.kind === "river").flatMap((w) => courses(geo, frame, w));
  const lakes = water.filter((w) => w.kind === "lake").flatMap((w) => shores(geo, frame, w));
  return (
    <g class="water">
      <path class="bank" d={rivers.map(smooth).join("")} stroke-width={RIVER + 5} />
      <path class="bank" d={lakes.map((l) => smooth(l.coast)).join("")} stroke-width={5} />
      <path class="river" d={rivers.map(smooth).join("")} stroke-width={RIVER} />
      {rivers.flatMap((river) =>
        [-9, -4, 4, 9].map((out) => (
          <path
            key={out}
            class="ripple"
            opacity={Math.abs(out) > 5 ? 0.5 : 0.25}
            d={smooth(offset(river, out))}
          />
        )),
      )}
      <path class="lake" d={lakes.map((l) => polyline(l.area, true)).join("")} />
      {lakes.flatMap((lake) =>
        [5, 10, 16, 23, 31].map((out, i) => (
          <path
            key={out}
            class="ripple"
            opacity={0.55 - i * 0.1}
            d={smooth(offset(lake.coast, out))}
          />
        )),
      )}
    </g>
  );
}

/** The outer edges that a piece of water washes: those that face its way and have no hex beyond. */
export function washed(geo: Geometry, water: WaterData): Segment<null>[] {
  const seen = new Set<string>();
  const out: Segment<null>[] = [];
  for (const [place, towards] of water.edges) {
    const centre = geo.centre(place);
    const way = heading(centre, geo.edges(place, towards));
    for (const compass of ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]) {
      for (const [from, to] of safely(geo, place, compass)) {
        const m = middle(from, to);
        const id = `${Math.round(m.x)},${Math.round(m.y)}`;
        const beyond = { x: 2 * m.x - centre.x, y: 2 * m.y - centre.y };
        const faces = apart(way, Math.atan2(m.y - centre.y, m.x - centre.x)) < 1.06;
        if (seen.has(id) || !faces || geo.under(beyond)) continue;
        seen.add(id);
        out.push({ from, to, mark: null });
      }
    }
  }
  return out;
}

function safely(geo: Geometry, place: string, compass: string): [Point, Point][] {
  const single = geo.orientation === "flat" ? ["N", "S", "NE", "SE", "SW", "NW"] : undefined;
  if (single && !single.includes(compass)) return [];
  if (!single && (compass === "N" || compass === "S")) return [];
  return geo.edges(place, compass);
}

function heading(centre: Point, edges: readonly [Point, Point][]): number {
  const ms = edges.map(([a, b]) => middle(a, b));
  const x = ms.reduce((sum, m) => sum + m.x - centre.x, 0);
  const y = ms.reduce((sum, m) => sum + m.y - centre.y, 0);
  return Math.atan2(y, x);
}

function apart(a: number, b: number): number {
  const d = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(d, 2 * Math.PI - d);
}

/** Middle lines of a river, kept off the bank and led on to the frame at an open end. */
function courses(geo: Geometry, frame: Box, water: WaterData): Point[][] {
  return chains(washed(geo, water)).map((run) => {
    const bank = relaxed(corners(run), 2);
    const line = offset(bank, RIVER / 2 + 15);
    const [first, last] = [line[0], line.at(-1)];
    const ends = (p: Point | undefined): Point[] => (p ? [toFrame(p, frame)] : []);
    return curve([...ends(first), ...line, ...ends(last)], 14);
  });
}

function toFrame(p: Point, frame: Box): Point {
  const top = p.y - frame.y < frame.y + frame.height - p.y;
  return top ? { x: p.x - 10, y: frame.y - 20 } : { x: p.x + 3, y: p.y + RIVER };
}

function shores(geo: Geometry, frame: Box, water: WaterData): { coast: Point[]; area: Point[] }[] {
  const low = frame.y + frame.height + 10;
  return chains(washed(geo, water)).map((run) => {
    const inner = offset(relaxed(corners(run), 1), 15);
    const [first, last] = [inner[0], inner.at(-1)];
    if (!first || !last) return { coast: [], area: [] };
    const right = first.x > last.x;
    const far = (p: Point, atRight: boolean): Point => ({
      x: atRight ? frame.x + frame.width + 10 : frame.x - 10,
      y: p.y + (distance(p, { x: p.x, y: low }) > 60 ? 34 : 8),
    });
    const coast = curve([far(first, right), ...inner, far(last, !right)], 12);
    const [a, b] = [coast[0], coast.at(-1)];
    const area = a && b ? [...coast, { x: b.x, y: low }, { x: a.x, y: low }] : coast;
    return { coast, area };
  });
}
