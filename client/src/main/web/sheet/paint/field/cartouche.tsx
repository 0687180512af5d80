import type { Box, Geometry } from "../../geometry";
import { NorthArrow } from "../print";
import { titleOf } from "../title";
import { STRIP } from "./frame";

/** Where the scale begins, from the edge, and what is left free beside it for its last number. */
const [SCALE, AIR] = [150, 96];

/** The strip under a board: the cartouche with what is fought here and when, the scale, the way of north. */
export function Strip({
  geo,
  frame,
  title,
  scale,
  north,
}: {
  geo: Geometry;
  frame: Box;
  title: string;
  scale: string | undefined;
  north: number | undefined;
}) {
  const [name, day] = titleOf(title);
  const low = frame.y + frame.height;
  const left = scale ? SCALE + geo.breadth * 4 + AIR : AIR;
  const longest = 150 + 40 * Math.max(name.length, day.length * 0.62);
  const wide = Math.min(frame.width * 0.6, longest, frame.width - left - AIR / 4);
  // In the middle, unless the scale of a small map reaches there.
  const x = frame.x + Math.max(frame.width / 2, left + wide / 2);
  const y = low - STRIP / 2 - 6;
  return (
    <g class="cartouche-strip">
      <rect class="strip-ground" x={frame.x} y={low - STRIP} width={frame.width} height={STRIP} />
      <g class="cartouche">
        <path class="cartouche-frame" d={plate(x, y, wide, STRIP - 34)} />
        <path class="cartouche-line" d={plate(x, y, wide - 16, STRIP - 50)} />
        <text class="cartouche-title" x={x} y={y + (day ? 2 : 18)}>
          {name}
        </text>
        {day && (
          <text class="cartouche-date" x={x} y={y + 38}>
            {day}
          </text>
        )}
      </g>
      {north !== undefined && (
        <NorthArrow p={{ x: frame.x + 74, y: y + 16 }} turn={north} size={46} />
      )}
      {scale && <Scale x={frame.x + SCALE} y={y - 8} geo={geo} scale={scale} />}
    </g>
  );
}

/** A bar of four hexes; where the length of one is a number with its unit, with the lengths under it. */
function Scale({ x, y, geo, scale }: { x: number; y: number; geo: Geometry; scale: string }) {
  const hex = geo.breadth;
  const [, number = "", unit = ""] = /^(\d+) (\S+)$/.exec(scale) ?? [];
  const ends = number
    ? ["0", String(2 * Number(number)), `${4 * Number(number)} ${unit}`]
    : [scale];
  return (
    <g class="scale" transform={`translate(${x} ${y})`}>
      <rect class="scale-light" width={hex * 4} height={9} />
      <rect class="scale-dark" width={hex} height={9} />
      <rect class="scale-dark" x={hex * 2} width={hex} height={9} />
      {ends.map((text, i) => (
        <text key={text} x={i * hex * 2} y={40}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** A plate whose corners are cut in. */
export function plate(x: number, y: number, wide: number, high: number): string {
  const [w, h, cut] = [wide / 2, high / 2, 13];
  const arc = (dx: number, dy: number) => `a${cut} ${cut} 0 0 0 ${dx} ${dy}`;
  return `M${x - w + cut} ${y - h}H${x + w - cut}${arc(cut, cut)}V${y + h - cut}${arc(-cut, cut)}H${x - w + cut}${arc(-cut, -cut)}V${y - h + cut}${arc(cut, -cut)}Z`;
}
