import type { Place, SheetData } from "../../protocol/types";
import { type Geometry, rounded } from "../../sheet/geometry";
import { FieldNames, FieldPrint } from "../../sheet/paint/field/field";
import type { PrintProps } from "../../sheet/props";
import { words } from "./words/words";

/** The field of one of the battles, painted from its terrains and levels, with the ways off it. */
export function AscariPrint({ sheet, geo, frame }: PrintProps) {
  return (
    <>
      <FieldPrint {...{ sheet, geo, frame }} called={called} />
      <WaysOut {...{ sheet, geo }} />
    </>
  );
}

/** The names of its places. */
export function AscariNames({ sheet, geo, frame }: PrintProps) {
  return <FieldNames {...{ sheet, geo, frame }} called={called} />;
}

/** A name or title of the sheet as it is told in the reader's language. */
export function called(text: string): string {
  return words().named[text] ?? text;
}

/** How far from the middle of its hex an arrow stands. */
const OUTWARD = 34;

/** Arrows over the edge of the map where an army may leave it. */
function WaysOut({ sheet, geo }: { sheet: SheetData; geo: Geometry }) {
  const places = (sheet.areas ?? []).filter(({ kind }) => kind === "exit").flatMap((a) => a.hexes);
  return (
    <g class="ways-out" aria-hidden="true">
      {[...new Set(places)].map((place) => (
        <WayOut key={place} {...{ geo, place }} />
      ))}
    </g>
  );
}

function WayOut({ geo, place }: { geo: Geometry; place: Place }) {
  const { x, y } = geo.centre(place);
  const { x: left, y: top, width, height } = geo.bounds;
  const across = (x - left) / width - 0.5;
  const down = (y - top) / height - 0.5;
  const degrees = Math.abs(across) >= Math.abs(down) ? (across < 0 ? 180 : 0) : down < 0 ? -90 : 90;
  return (
    <path
      class="way-out"
      transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${degrees})`}
      d={`M${OUTWARD - 12} -12L${OUTWARD} 0L${OUTWARD - 12} 12`}
    />
  );
}
