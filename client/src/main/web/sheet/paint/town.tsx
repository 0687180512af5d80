import type { Place } from "../../protocol/types";
import { chains, corners, type Segment } from "../curves";
import { at, between, type Geometry, type Point, polyline, sideBetween } from "../geometry";
import { seededRandom } from "../random";

/** Blocks of flat-roofed houses round the middle of a hex, lit from the north-west; a town is three shapes in all. */
export function Houses({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  return (
    <g class="houses">
      {places.map((place) => (
        <Town key={place} geo={geo} place={place} />
      ))}
    </g>
  );
}

function Town({ geo, place }: { geo: Geometry; place: Place }) {
  const { x, y } = geo.centre(place);
  const houses = blocks(place);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${STREETS.turn})`}>
      <path
        class="house-shade"
        d={shape(houses, ({ x, y, wide, deep }) => ({ x: x + 1, y: y + 1, wide, deep }))}
      />
      <path class="house" d={shape(houses, (house) => house)} />
      <path class="house-roof" d={shape(houses, (house) => ({ ...house, deep: house.deep / 2 }))} />
    </g>
  );
}

/** A house by its north-western corner, in the directions of the streets. */
interface Block {
  x: number;
  y: number;
  wide: number;
  deep: number;
}

const STREETS = { turn: 14, wide: 12.5, deep: 10.5 };

/** Houses in rows along streets, a few plots left open, nothing beyond the rim of the hex. */
function blocks(place: Place): Block[] {
  const next = seededRandom(`houses ${place}`);
  const rows: Block[] = [];
  for (let row = -5; row <= 5; row++) {
    for (let column = -4; column <= 4; column++) {
      const x = column * STREETS.wide + (next() - 0.5) * 3;
      const y = row * STREETS.deep + (row % 2) * 1.5;
      const [open, wide, deep] = [next() < 0.2, 7.5 + next() * 3, 5.5 + next() * 2.2];
      if (!open && Math.hypot(x, y) <= 47) {
        rows.push({ x: x - wide / 2, y: y - deep / 2, wide, deep });
      }
    }
  }
  return rows;
}

function shape(houses: readonly Block[], part: (house: Block) => Block): string {
  return houses
    .map(part)
    .map(({ x, y, wide, deep }) => {
      const [w, d] = [wide.toFixed(1), deep.toFixed(1)];
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${w}v${d}h-${w}z`;
    })
    .join("");
}

/** A wall with towers round a group of hexes, along their outer sides. */
export function Walls({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const own = new Set(places);
  const centres = places.map((p) => geo.centre(p));
  const middlePoint = {
    x: centres.reduce((sum, c) => sum + c.x, 0) / centres.length,
    y: centres.reduce((sum, c) => sum + c.y, 0) / centres.length,
  };
  const segments: Segment<null>[] = places.flatMap((place) => outer(geo, place, own));
  const inset = (p: Point): Point => between(p, middlePoint, 0.07);
  return (
    <g class="walls">
      {chains(segments).map((run, i) => {
        const line = corners(run).map(inset);
        return (
          <g key={i}>
            <path class="wall" d={polyline(line)} />
            <path class="wall-top" d={polyline(line)} />
            {line.slice(1).map((p) => (
              <rect key={`${p.x}`} class="tower" x={p.x - 4} y={p.y - 4} width={8} height={8} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function outer(geo: Geometry, place: Place, own: ReadonlySet<Place>): Segment<null>[] {
  const c = geo.centre(place);
  const turn = geo.orientation === "flat" ? 30 : 0;
  return [0, 60, 120, 180, 240, 300].flatMap((degrees) => {
    const beyond = at(c, degrees + turn, geo.breadth);
    const there = geo.under(beyond);
    if (there && own.has(there)) return [];
    const [from, to] = sideBetween(c, beyond);
    return [{ from, to, mark: null }];
  });
}
