import type { SheetData } from "../../protocol/types";
import { type Box, type Geometry, middle } from "../../sheet/geometry";
import { Ground, Scrub } from "../../sheet/paint/ground";
import {
  Grid,
  Name,
  Neatline,
  NorthArrow,
  Numbers,
  ScaleBar,
  TownNames,
} from "../../sheet/paint/print";
import { Barbs, DottedLine, Falls } from "../../sheet/paint/sides";
import { Houses, Walls } from "../../sheet/paint/town";
import { Water } from "../../sheet/paint/water";
import type { PrintProps } from "../../sheet/props";
import { words } from "./words/words";

/** Land printed round the hexes: the river's far bank to the west, the lake to the south. */
export function kassalaFrame(geo: Geometry): Box {
  const { x, y, width, height } = geo.bounds;
  return { x: x - 66, y: y - 22, width: width + 90, height: height + 84 };
}

const TOWNS = { udaka: "var(--town)", kassala: "var(--town)" };

/** The printed north of the board points to the upper right. */
const NORTH = 45;

export function KassalaPrint({ sheet, geo, frame, deployment }: PrintProps) {
  const of = (kind: string) => sheet.sides.filter((s) => s.kind === kind);
  const hexesOf = (terrain: string) =>
    sheet.hexes.filter((h) => h.terrain === terrain).map((h) => h.id);
  const towns = [...hexesOf("udaka"), ...hexesOf("kassala")];
  const limits = sheet.lines.filter((l) => l.kind === "deployment");
  return (
    <g class="printed" aria-hidden="true">
      <clipPath id={`inside-frame-${sheet.game}`}>
        <rect {...frame} />
      </clipPath>
      <g clip-path={`url(#inside-frame-${sheet.game})`}>
        <Ground geo={geo} frame={frame} tints={TOWNS} />
        <Scrub geo={geo} bare={new Set(towns)} />
        <Water geo={geo} frame={frame} water={sheet.water ?? []} />
        <Grid geo={geo} />
        <Falls geo={geo} sides={of("wadi")} name="wadi" />
        <Houses geo={geo} places={towns} />
        <Walls geo={geo} places={hexesOf("kassala")} />
        <Barbs geo={geo} sides={of("trench")} name="trench" />
        {deployment &&
          limits.map((l) => <DottedLine key={l.kind} geo={geo} sides={l.sides} name={l.kind} />)}
        <Numbers geo={geo} />
        <Corner geo={geo} frame={frame} />
      </g>
      <Neatline frame={frame} />
    </g>
  );
}

/** The names of its towns and waters. */
export function KassalaNames({ sheet, geo, frame }: PrintProps) {
  return (
    <g aria-hidden="true">
      <TownNames geo={geo} called={townName} />
      <WaterNames geo={geo} sheet={sheet} frame={frame} />
    </g>
  );
}

function townName(label: string): string {
  const { map } = words();
  const town = (["udaka", "kassala"] as const).find((id) => id === label.toLowerCase());
  return town ? map[town] : label;
}

function WaterNames({ geo, sheet, frame }: { geo: Geometry; sheet: SheetData; frame: Box }) {
  const river = sheet.water?.find((w) => w.kind === "river")?.edges[1]?.[0];
  const lakes = sheet.water?.filter((w) => w.kind === "lake").flatMap((w) => w.edges) ?? [];
  const [first, last] = [lakes.at(-3)?.[0], lakes.at(-2)?.[0]];
  const lake = first && last ? middle(geo.centre(first), geo.centre(last)) : undefined;
  const bank = river ? geo.centre(river) : undefined;
  return (
    <g>
      {bank && (
        <Name
          kind="water"
          text={words().map.river}
          p={{ x: frame.x + 20, y: bank.y + 60 }}
          turn={-90}
        />
      )}
      {lake && (
        <Name
          kind="water"
          text={words().map.lake}
          p={{ x: lake.x, y: frame.y + frame.height - 14 }}
        />
      )}
    </g>
  );
}

function Corner({ geo, frame }: { geo: Geometry; frame: Box }) {
  const low = frame.y + frame.height;
  return (
    <g>
      <NorthArrow p={{ x: frame.x + 44, y: low - 270 }} turn={NORTH} />
      <ScaleBar p={{ x: frame.x + 14, y: low - 26 }} geo={geo} label={words().map.scale} />
    </g>
  );
}
