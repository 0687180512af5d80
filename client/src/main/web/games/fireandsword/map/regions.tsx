import type { SheetData } from "../../../protocol/types";
import { type Geometry, type Point, polyline, rounded } from "../../../sheet/geometry";
import { type RegionState, regionOf } from "../state";
import { words } from "../words/words";
import { type Degrees, projection } from "./land";

/** How far a region reaches from its spaces, and by how many sides that is drawn round. */
const REACH = 150;
const SIDES = 28;

/** Where each region is named. */
const NAMED: Record<string, Degrees> = {
  north: [28.5, 17.6],
  south: [35.0, 11.6],
  west: [27.4, 14.75],
  east: [35.35, 20.1],
};

/** The regions by their share of revolt, each with its name and its index. */
export function Regions({
  sheet,
  geo,
  regions,
}: {
  sheet: SheetData;
  geo: Geometry;
  regions: Readonly<Record<string, RegionState>>;
}) {
  const at = projection(geo);
  return (
    <>
      {Object.entries(regions).map(([id, region]) => (
        <g key={id} clip-path="url(#sudan-frame)">
          <g
            clip-path="url(#sudan-land)"
            class={`sudan-region ${region.status}`}
            opacity={shade(region)}
          >
            <path d={land(sheet, geo, id)} />
          </g>
        </g>
      ))}
      {Object.entries(regions).map(([id, region]) => {
        const named = NAMED[id];
        return named && <Title key={id} id={id} region={region} p={at(named)} />;
      })}
    </>
  );
}

/** The more revolt, the darker. */
function shade({ status, index }: RegionState): number {
  return status === "revolt" ? 0.14 + index * 0.03 : 0.13;
}

function Title({ id, region, p }: { id: string; region: RegionState; p: Point }) {
  const { regions, status } = words();
  return (
    <g
      class={`sudan-title ${region.status}`}
      transform={`translate(${rounded(p.x)} ${rounded(p.y)})`}
    >
      <circle r="25" cx="0" cy="-52" />
      <text class="index" y="-42">
        {region.index}
      </text>
      <text>{regions[id] ?? id}</text>
      <text class="status" y="31">
        {status[region.status] ?? region.status}
      </text>
    </g>
  );
}

/** All that lies nearer to a space of the region than to any other, and within its reach. */
function land(sheet: SheetData, geo: Geometry, id: string): string {
  const own = new Set(regionOf(sheet, id));
  const others = geo.spaces.filter((s) => !own.has(s.id)).map((s) => geo.centre(s.id));
  return [...own]
    .filter((place) => geo.has(place))
    .map((place) => polyline(cell(geo.centre(place), others), true))
    .join("");
}

/** A round plot about a point, cut where others are nearer. */
function cell(c: Point, others: readonly Point[]): Point[] {
  let plot: Point[] = Array.from({ length: SIDES }, (_, i) => {
    const turn = (i / SIDES) * 2 * Math.PI;
    return { x: c.x + REACH * Math.cos(turn), y: c.y + REACH * Math.sin(turn) };
  });
  for (const o of others) {
    const away = { x: o.x - c.x, y: o.y - c.y };
    const half = (away.x ** 2 + away.y ** 2) / 2;
    const beyond = (p: Point) => (p.x - c.x) * away.x + (p.y - c.y) * away.y - half;
    plot = cut(plot, beyond);
  }
  return plot;
}

/** The part of a plot that is not beyond a line. */
function cut(plot: readonly Point[], beyond: (p: Point) => number): Point[] {
  return plot.flatMap((p, i) => {
    const next = plot[(i + 1) % plot.length] ?? p;
    const [a, b] = [beyond(p), beyond(next)];
    const t = a / (a - b);
    const crossing = { x: p.x + t * (next.x - p.x), y: p.y + t * (next.y - p.y) };
    return [...(a <= 0 ? [p] : []), ...(a <= 0 !== b <= 0 ? [crossing] : [])];
  });
}
