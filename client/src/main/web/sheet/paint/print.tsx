import type { Place } from "../../protocol/types";
import { at, type Box, type Geometry, type Point, polyline } from "../geometry";

/** The thin net of hexes. */
export function Grid({ geo }: { geo: Geometry }) {
  return (
    <path class="grid" d={geo.hexes.map((hex) => polyline(geo.corners(hex.id), true)).join("")} />
  );
}

/** Hexes whose numbers are set together when their size changes. */
const TOGETHER = 120;

/** The number of each hex, small, under its upper edge. */
export function Numbers({ geo }: { geo: Geometry }) {
  const groups = Array.from({ length: Math.ceil(geo.hexes.length / TOGETHER) }, (_, n) =>
    geo.hexes.slice(n * TOGETHER, (n + 1) * TOGETHER),
  );
  return (
    <>
      {groups.map((hexes) => (
        <g key={hexes[0]?.id} class="numbers">
          {hexes.map((hex) => {
            const c = geo.centre(hex.id);
            return (
              <text key={hex.id} x={c.x} y={c.y - geo.breadth / 2 + 10.5}>
                {hex.id}
              </text>
            );
          })}
        </g>
      ))}
    </>
  );
}

/** A name printed on the map, of a town or of water. */
export function Name({
  text,
  p,
  kind,
  turn = 0,
}: {
  text: string;
  p: Point;
  kind: "town" | "water" | "relief";
  turn?: number;
}) {
  const place = `translate(${p.x} ${p.y}) rotate(${turn})`;
  return (
    <text class={`name name-${kind}`} transform={place}>
      {text}
    </text>
  );
}

/** The names that the sheet itself carries in its hexes, in the reader's language where it has one. */
export function TownNames({
  geo,
  called = (label) => label,
}: {
  geo: Geometry;
  called?: (label: string) => string;
}) {
  return (
    <g class="names">
      {geo.hexes
        .filter((hex) => hex.label)
        .map((hex) => (
          <Name key={hex.id} kind="town" text={called(hex.label ?? "")} p={below(geo, hex.id)} />
        ))}
    </g>
  );
}

function below(geo: Geometry, place: Place): Point {
  const c = geo.centre(place);
  return { x: c.x, y: c.y + geo.breadth / 2 - 4 };
}

/** The printed border: a heavy rule, a light rule. */
export function Neatline({ frame }: { frame: Box }) {
  const grown = (by: number) => ({
    x: frame.x - by,
    y: frame.y - by,
    width: frame.width + 2 * by,
    height: frame.height + 2 * by,
  });
  return (
    <g class="neatline">
      <rect class="neatline-thin" {...grown(0)} />
      <rect class="neatline-heavy" {...grown(7)} />
    </g>
  );
}

/** A compass needle; `turn` is the way of north, clockwise from the top of the sheet. */
export function NorthArrow({ p, turn, size = 34 }: { p: Point; turn: number; size?: number }) {
  const tip = { x: 0, y: -size };
  const [left, right] = [at({ x: 0, y: 0 }, 215, 8), at({ x: 0, y: 0 }, 325, 8)];
  const tail = { x: 0, y: size * 0.62 };
  return (
    <g class="north" transform={`translate(${p.x} ${p.y})`}>
      <circle class="north-ring" r={size * 0.62} />
      <g transform={`rotate(${turn})`}>
        <path class="north-dark" d={polyline([tip, left, { x: 0, y: 0 }], true)} />
        <path class="north-light" d={polyline([tip, right, { x: 0, y: 0 }], true)} />
        <path class="north-light" d={polyline([tail, left, { x: 0, y: 0 }], true)} />
        <path class="north-dark" d={polyline([tail, right, { x: 0, y: 0 }], true)} />
        <text y={-size - 5}>N</text>
      </g>
    </g>
  );
}

/** A scale bar of two hexes in alternate black and white. */
export function ScaleBar({ p, geo, label }: { p: Point; geo: Geometry; label: string }) {
  const half = geo.breadth / 2;
  return (
    <g class="scale" transform={`translate(${p.x} ${p.y})`}>
      <rect class="scale-light" width={half * 2} height={5} />
      <rect class="scale-dark" width={half / 2} height={5} />
      <rect class="scale-dark" x={half} width={half / 2} height={5} />
      <text x={half} y={17}>
        {label}
      </text>
    </g>
  );
}
