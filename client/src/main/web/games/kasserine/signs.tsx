import type { EntryDef, HexSide, Place, SheetData } from "../../protocol/types";
import {
  at,
  between,
  type Geometry,
  middle,
  type Point,
  polyline,
  rounded,
} from "../../sheet/geometry";
import { groupBy } from "../../sheet/groupby";

/** Mined sides: a row of mines along each. */
export function Mines({ geo, sides }: { geo: Geometry; sides: readonly HexSide[] }) {
  const mines = sides
    .filter((s) => geo.has(s.a) && geo.has(s.b))
    .flatMap((side) => {
      const [from, to] = geo.side(side.a, side.b);
      return [0.14, 0.38, 0.62, 0.86].map((part) => between(from, to, part));
    });
  const spikes = mines.flatMap((p) =>
    [0, 45, 90, 135].map((turn) => `${polyline([at(p, turn, 8.2), at(p, turn + 180, 8.2)])}`),
  );
  return (
    <g class="mines">
      <path class="mine-spike" d={spikes.join("")} />
      {mines.map((p, i) => (
        <circle key={i} class="mine" cx={rounded(p.x)} cy={rounded(p.y)} r="5" />
      ))}
    </g>
  );
}

/** Fortified boxes: a rampart with bastions. */
export function Boxes({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  return (
    <g class="boxes">
      {places
        .filter((p) => geo.has(p))
        .map((place) => (
          <g key={place}>
            <path class="rampart" d={geo.outline(place, 0.8)} />
            <path class="rampart-teeth" d={geo.outline(place, 0.8)} />
          </g>
        ))}
    </g>
  );
}

/** The hexes that win: a star in a ring, to be seen from afar. */
export function Objectives({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  const star = (c: Point) =>
    polyline(
      Array.from({ length: 10 }, (_, i) => at(c, i * 36 - 90, i % 2 === 0 ? 15 : 6.2)),
      true,
    );
  return (
    <g class="objectives">
      {places
        .filter((p) => geo.has(p))
        .map((place) => {
          const c = geo.centre(place);
          const p = { x: c.x + 33, y: c.y - 31 };
          return (
            <g key={place}>
              <path class="objective-rim" d={geo.outline(place, 0.94)} />
              <circle class="objective-disc" cx={p.x} cy={p.y} r="19" />
              <path class="objective-star" d={star(p)} />
            </g>
          );
        })}
    </g>
  );
}

/** The ends of the lines of communication: a wheel in the colour of the side. */
export function Supply({ geo, sheet }: { geo: Geometry; sheet: SheetData }) {
  return (
    <g class="supplies">
      {(sheet.areas ?? [])
        .filter((a) => a.kind.startsWith("supply-"))
        .flatMap((a) =>
          a.hexes
            .filter((p) => geo.has(p))
            .map((place) => {
              const c = geo.centre(place);
              const p = { x: c.x - 34, y: c.y + 30 };
              return (
                <g key={place} class={`supply side-${a.kind.slice("supply-".length)}`}>
                  <circle class="wheel" cx={p.x} cy={p.y} r="12" />
                  <path class="spokes" d={spokes(p)} />
                </g>
              );
            }),
        )}
    </g>
  );
}

function spokes(p: Point): string {
  return [0, 60, 120].map((turn) => polyline([at(p, turn, 12), at(p, turn + 180, 12)])).join("");
}

/** Arrows from the edge into the hexes by which reinforcements come, one for each run of hexes. */
export function Entries({ geo, sheet }: { geo: Geometry; sheet: SheetData }) {
  const sides = groupBy(sheet.entries ?? [], (e) => e.side);
  return (
    <g class="entries">
      {[...sides].flatMap(([side, entries]) =>
        gates(geo, entries).map(({ place, turns }) => (
          <Arrow key={`${side} ${place}`} {...{ geo, place, side }} label={turns} />
        )),
      )}
    </g>
  );
}

interface Gate {
  place: Place;
  turns: string;
}

/** One hex for each run of entry hexes, with the turns or the sign of an event. */
function gates(geo: Geometry, entries: readonly EntryDef[]): Gate[] {
  const found = entries.flatMap((entry) =>
    runs(geo, entry.hexes).map((run) => ({
      place: run[Math.floor(run.length / 2)] ?? "",
      turn: entry.event ? "✱" : String(entry.turn),
    })),
  );
  return [...groupBy(found, (f) => f.place)].map(([place, same]) => ({
    place,
    turns: [...new Set(same.map((f) => f.turn))].sort().join("·"),
  }));
}

/** Hexes that touch each other, one after the other. */
function runs(geo: Geometry, hexes: readonly Place[]): Place[][] {
  const all: Place[][] = [];
  for (const place of hexes.filter((h) => geo.has(h))) {
    const last = all.at(-1);
    const before = last?.at(-1);
    if (last && before && near(geo, before, place)) last.push(place);
    else all.push([place]);
  }
  return all;
}

/** Whether two hexes of an edge follow each other. */
function near(geo: Geometry, a: Place, b: Place): boolean {
  const [p, q] = [geo.centre(a), geo.centre(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) < geo.breadth * 2.1;
}

function Arrow({
  geo,
  place,
  side,
  label,
}: {
  geo: Geometry;
  place: Place;
  side: string;
  label: string;
}) {
  const c = geo.centre(place);
  const inward = geo.neighbours(place).map((n) => geo.centre(n));
  const heart = inward.reduce((sum, p) => ({ x: sum.x + p.x, y: sum.y + p.y }), { x: 0, y: 0 });
  const to = { x: heart.x / inward.length, y: heart.y / inward.length };
  const turn = (Math.atan2(to.y - c.y, to.x - c.x) * 180) / Math.PI;
  const lane = side === "axis" ? 0 : 42;
  const tail = at(at(c, turn + 180, 118), turn + 90, lane);
  const tip = at(at(c, turn + 180, 34), turn + 90, lane);
  const neck = at(at(c, turn + 180, 62), turn + 90, lane);
  const shaft = [
    at(tail, turn + 90, 9),
    at(neck, turn + 90, 12),
    at(neck, turn + 90, 23),
    tip,
    at(neck, turn - 90, 23),
    at(neck, turn - 90, 12),
    at(tail, turn - 90, 9),
  ];
  const p = middle(tail, neck);
  return (
    <g class={`entry side-${side}`}>
      <path d={polyline(shaft, true)} />
      <text x={rounded(p.x)} y={rounded(p.y + 7)}>
        {label}
      </text>
    </g>
  );
}
