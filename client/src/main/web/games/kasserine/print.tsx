import { useMemo } from "preact/hooks";
import type { Place, SheetData } from "../../protocol/types";
import type { Box, Geometry } from "../../sheet/geometry";
import { Ground, Scrub } from "../../sheet/paint/ground";
import { Networks } from "../../sheet/paint/networks";
import { Grid, Name, Neatline, NorthArrow, Numbers, ScaleBar } from "../../sheet/paint/print";
import { Houses } from "../../sheet/paint/town";
import { relief } from "./relief";
import { Boxes, Entries, Mines, Objectives, Supply } from "./signs";
import { Sprite } from "./symbols";
import { words } from "./words/words";

/** Land printed round the hexes, wide enough for the arrows of those who come. */
export function kasserineFrame(geo: Geometry): Box {
  const { x, y, width, height } = geo.bounds;
  return { x: x - 92, y: y - 84, width: width + 184, height: height + 168 };
}

/** The printed north lies a little to the left of the top of the sheet. */
const NORTH = -9;

/** Broader than any part of the map. */
const WHOLE = 3000;

/** Names that stand out from afar. */
const GREAT = new Set(["Kasserine", "Tebessa", "Thala", "Sbeitla", "Feriana", "Sidi Bou Zid"]);

/** The operational map: relief, wadis, trails and roads, towns, mines, boxes, objectives, entries. */
export function KasserinePrint({
  sheet,
  geo,
  frame,
}: {
  sheet: SheetData;
  geo: Geometry;
  frame: Box;
  deployment: boolean;
}) {
  const picture = useMemo(() => relief(geo, frame), [geo, frame]);
  const area = (kind: string): Place[] =>
    (sheet.areas ?? []).filter((a) => a.kind === kind).flatMap((a) => a.hexes);
  const high = new Set(sheet.hexes.filter((h) => h.terrain !== "clear").map((h) => h.id));
  const mines = sheet.sides.filter((s) => s.kind === "mine");
  return (
    <g class="printed kasserine" aria-hidden="true">
      <Sprite />
      <clipPath id={`inside-frame-${sheet.game}`}>
        <rect {...frame} />
      </clipPath>
      <g clip-path={`url(#inside-frame-${sheet.game})`}>
        <Ground geo={geo} frame={frame} />
        {picture && <image href={picture} {...frame} preserveAspectRatio="none" class="relief" />}
        <Scrub geo={geo} bare={high} />
        <path class="barred" d={closed(geo, sheet)} />
        <Grid geo={geo} />
        <Networks geo={geo} networks={sheet.networks ?? []} />
        <Houses geo={geo} places={area("town")} />
        <Boxes geo={geo} places={area("box")} />
        <Mines geo={geo} sides={mines} />
        <Supply geo={geo} sheet={sheet} />
        <Entries geo={geo} sheet={sheet} />
        <Numbers geo={geo} />
        <Objectives geo={geo} places={area("objective")} />
        <Towns geo={geo} />
        <Corner geo={geo} frame={frame} scale={sheet.scale ?? ""} />
      </g>
      <Neatline frame={frame} />
    </g>
  );
}

/** Title, north and scale in the empty corner; on a part of the map there is none. */
function Corner({ geo, frame, scale }: { geo: Geometry; frame: Box; scale: string }) {
  const low = frame.y + frame.height;
  const whole = frame.width > WHOLE;
  const { title, date } = words().cartouche;
  const x = frame.x + 760;
  return (
    <g>
      {whole && (
        <g>
          <rect class="cartouche-frame" x={x - 420} y={low - 216} width="840" height="160" />
          <rect class="cartouche-line" x={x - 411} y={low - 207} width="822" height="142" />
          <text class="cartouche-title" x={x} y={low - 134}>
            {title}
          </text>
          <text class="cartouche-date" x={x} y={low - 86}>
            {date}
          </text>
        </g>
      )}
      <NorthArrow p={{ x: frame.x + 78, y: low - 96 }} turn={NORTH} size={whole ? 72 : 40} />
      <ScaleBar p={{ x: frame.x + 150, y: low - 66 }} geo={geo} label={scale} />
    </g>
  );
}

/** Hexes that nobody enters, as one path. */
function closed(geo: Geometry, sheet: SheetData): string {
  return sheet.hexes
    .filter((h) => h.terrain === "prohibited")
    .map((h) => geo.outline(h.id, 0.92))
    .join("");
}

/** Names of towns, the great ones to be read from afar, the small ones near by. */
function Towns({ geo }: { geo: Geometry }) {
  return (
    <g class="names">
      {geo.hexes
        .filter((hex) => hex.label)
        .map((hex) => {
          const c = geo.centre(hex.id);
          const great = GREAT.has(hex.label ?? "");
          return (
            <g key={hex.id} class={great ? "name-great" : "name-small"}>
              <Name
                kind="town"
                text={hex.label ?? ""}
                p={{ x: c.x, y: c.y + geo.breadth / 2 + (great ? 10 : 2) }}
              />
            </g>
          );
        })}
    </g>
  );
}
