import type { Place, SheetData } from "../../protocol/types";
import { at, type Box, type Geometry, rounded } from "../../sheet/geometry";
import { placedNames } from "../../sheet/paint/field/names";
import { Ground, Scrub } from "../../sheet/paint/ground";
import { Networks } from "../../sheet/paint/networks";
import { Grid, Name, Neatline, NorthArrow, Numbers, ScaleBar } from "../../sheet/paint/print";
import { Rocks } from "../../sheet/paint/signs";
import { Houses } from "../../sheet/paint/town";
import type { PrintProps } from "../../sheet/props";
import { seededRandom } from "../../sheet/random";
import { LAND_NAMES } from "./names";
import { Boxes, Entries, Mines, Objectives, Supply } from "./signs";
import { Sprite } from "./symbols";
import { useRelief } from "./use-relief";
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
export function KasserinePrint({ sheet, geo, frame }: PrintProps) {
  const picture = useRelief(geo, frame);
  const area = (kind: string): Place[] =>
    (sheet.areas ?? []).filter((a) => a.kind === kind).flatMap((a) => a.hexes);
  const of = (terrain: string): Place[] =>
    sheet.hexes.filter((h) => h.terrain === terrain).map((h) => h.id);
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
        <path class="broken-ground" d={rims(geo, sheet, "broken")} />
        <path class="rough-ground" d={rims(geo, sheet, "rough")} />
        {picture && <image href={picture} {...frame} preserveAspectRatio="none" class="relief" />}
        <Scrub geo={geo} bare={high} />
        <path
          class="flecks"
          d={of("broken")
            .map((place) => flecks(geo, place))
            .join("")}
        />
        <Rocks geo={geo} places={of("rough")} many={9} from={27} />
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
        <Land geo={geo} />
        <Corner geo={geo} frame={frame} scale={sheet.scale ?? ""} />
      </g>
      <Neatline frame={frame} />
    </g>
  );
}

/** The names of its towns; those of the land lie under the counters. */
export function KasserineNames({ geo, taken = "" }: Pick<PrintProps, "geo" | "taken">) {
  return (
    <g class="kasserine" aria-hidden="true">
      <Towns geo={geo} taken={new Set(taken.split(" "))} />
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

/** All hexes of a ground as one path. */
function rims(geo: Geometry, sheet: SheetData, terrain: string): string {
  return sheet.hexes
    .filter((h) => h.terrain === terrain)
    .map((h) => geo.outline(h.id, 1.003))
    .join("");
}

/** The strokes of broken ground round the middle of its hex, in pairs. */
function flecks(geo: Geometry, place: Place): string {
  const next = seededRandom(`flecks ${place}`);
  return Array.from({ length: 8 }, (_, i) => {
    const p = at(geo.centre(place), i * 45 + next() * 24, 30 + next() * 18);
    return `M${rounded(p.x)} ${rounded(p.y)}l5 -8m3 3l4 -7`;
  }).join("");
}

/** Names of the land where they lie over no town and no other name. */
function Land({ geo }: { geo: Geometry }) {
  const towns = geo.hexes.filter((hex) => hex.label).map((hex) => hex.id);
  return (
    <g class="names land-names">
      {placedNames(geo, LAND_NAMES, [], towns).map((name) => (
        <g key={name.text} {...(name.kind === "town" ? { class: "name-small" } : {})}>
          <Name {...name} text={words().named[name.text] ?? name.text} />
        </g>
      ))}
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

/**
 * Where the name of a town stands: at the lower edge of its hex or, where fewer counters beside the
 * town would have it over their figures, at the upper one; small where some would all the same.
 */
export function townName(
  geo: Geometry,
  town: Place,
  taken: ReadonlySet<Place>,
): { above: boolean; crowded: boolean } {
  const c = geo.centre(town);
  const beside = geo.neighbours(town).filter((p) => geo.has(p) && geo.centre(p).x !== c.x);
  const held = (isLow: boolean) =>
    beside.filter((p) => taken.has(p) && geo.centre(p).y > c.y === isLow).length;
  const [high, low] = [held(false), held(true)];
  return { above: high < low, crowded: Math.min(high, low) > 0 };
}

/** Names of towns, the great ones to be read from afar, the small ones near by. */
function Towns({ geo, taken }: { geo: Geometry; taken: ReadonlySet<Place> }) {
  return (
    <g class="names">
      {geo.hexes
        .filter((hex) => hex.label)
        .map((hex) => {
          const c = geo.centre(hex.id);
          const { above, crowded } = townName(geo, hex.id, taken);
          const great = GREAT.has(hex.label ?? "") && !crowded;
          return (
            <g key={hex.id} class={great ? "name-great" : "name-small"}>
              <Name
                kind="town"
                text={hex.label ?? ""}
                p={{ x: c.x, y: c.y + (geo.breadth / 2) * (above ? -1 : 1) + (great ? 10 : 4) }}
              />
            </g>
          );
        })}
    </g>
  );
}
