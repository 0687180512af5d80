import { useMemo } from "preact/hooks";
import type { SheetData } from "../../../protocol/types";
import { smooth } from "../../../sheet/curves";
import { type Geometry, type Point, rounded } from "../../../sheet/geometry";
import { noise } from "../../../sheet/noise";
import { contours } from "../../../sheet/paint/field/contours";
import { Lattice } from "../../../sheet/paint/field/lattice";
import { type RegionState, regionOf } from "../state";
import { words } from "../words/words";
import { type Degrees, projection } from "./land";

/** How far a region reaches from its spaces, in drawing units, and between two points of its outline. */
const REACH = 165;
const STEP = 20;
/** How far the outline strays, and over how many drawing units. */
const ASTRAY = 60;
const STRAYS = 130;
const ORIGIN = 9000;

/** Where each region is named. */
const NAMED: Record<string, Degrees> = {
  north: [28.5, 17.6],
  south: [35.0, 11.6],
  west: [27.4, 14.75],
  east: [35.35, 20.1],
};

/** The outlines of all regions, each with its id. */
export function outlines(
  sheet: SheetData,
  geo: Geometry,
  ids: readonly string[],
): [string, Point[][]][] {
  return ids.map((id) => [id, contours(reachOf(sheet, geo, id), 0)]);
}

/** The regions: those in revolt stained and hatched within an inked edge, each with its name and its index. */
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
  const ids = Object.keys(regions).sort().join();
  const land = useMemo(
    () =>
      new Map(
        outlines(sheet, geo, ids.split(",")).map(([id, rings]) => [
          id,
          rings.map((ring) => smooth(ring)).join(""),
        ]),
      ),
    [sheet, geo, ids],
  );
  return (
    <>
      <Hatches />
      {Object.entries(regions).map(([id, region]) => (
        <g key={id} clip-path="url(#sudan-frame)">
          <g clip-path="url(#sudan-land)" class={`sudan-region ${region.status}`}>
            <path class="stain" d={land.get(id)} opacity={shade(region)} />
            <path class="hatch-fill" d={land.get(id)} />
            <path class="edge-soft" d={land.get(id)} />
            <path class="edge" d={land.get(id)} />
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

/** The strokes of a stain: close for revolt, wide where it was put down. */
function Hatches() {
  return (
    <defs>
      <pattern id="sudan-revolt" width="13" height="13" patternUnits="userSpaceOnUse">
        <path class="hatch-revolt" d="M-2 15L15 -2M-2 2L2 -2M11 15L15 11" />
      </pattern>
      <pattern id="sudan-pacified" width="26" height="26" patternUnits="userSpaceOnUse">
        <path class="hatch-pacified" d="M-2 -2L28 28" />
      </pattern>
    </defs>
  );
}

/** The more revolt, the darker. */
function shade({ status, index }: RegionState): number {
  return status === "revolt" ? 0.1 + index * 0.025 : 0.1;
}

function Title({ id, region, p }: { id: string; region: RegionState; p: Point }) {
  const { regions, status } = words();
  return (
    <g
      class={`sudan-title ${region.status}`}
      transform={`translate(${rounded(p.x)} ${rounded(p.y)})`}
    >
      <circle r="27" cx="0" cy="-62" />
      <text class="index" y="-50">
        {region.index}
      </text>
      <text>{regions[id] ?? id}</text>
      <text class="status" y="37">
        {status[region.status] ?? region.status}
      </text>
    </g>
  );
}

/** How far each point of the country lies within a region: above 0 inside, nearer to it than to any other. */
function reachOf(sheet: SheetData, geo: Geometry, id: string): Lattice {
  const own = new Set(regionOf(sheet, id));
  const [ours, others] = [true, false].map((is) =>
    geo.spaces.filter((s) => own.has(s.id) === is).map((s) => geo.centre(s.id)),
  );
  const [x, y] = [noise("border x", STRAYS), noise("border y", STRAYS)];
  const { bounds } = geo;
  const box = {
    x: bounds.x - 2 * REACH,
    y: bounds.y - 2 * REACH,
    width: bounds.width + 4 * REACH,
    height: bounds.height + 4 * REACH,
  };
  const nearest = (all: readonly Point[] | undefined, p: Point): number =>
    Math.sqrt(
      (all ?? []).reduce((least, q) => Math.min(least, (p.x - q.x) ** 2 + (p.y - q.y) ** 2), 1e8),
    );
  return Lattice.of(box, STEP, (p) => {
    const strayed = {
      x: p.x + ASTRAY * (x(p.x + ORIGIN, p.y + ORIGIN) - 0.5),
      y: p.y + ASTRAY * (y(p.x + ORIGIN, p.y + ORIGIN) - 0.5),
    };
    const near = nearest(ours, strayed);
    return Math.min(REACH - near, (nearest(others, strayed) - near) / 2);
  });
}
