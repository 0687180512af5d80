import { useMemo } from "preact/hooks";
import type { HexDef, Place, SheetData } from "../../../protocol/types";
import { type Box, distance, type Geometry, type Point, polyline, rounded } from "../../geometry";
import type { PrintProps } from "../../props";
import { Grid, Name, Neatline, Numbers } from "../print";
import { Stars } from "../signs";
import { Beds, KHOR, RIVER } from "./beds";
import { Strip } from "./cartouche";
import { contours } from "./contours";
import { courses } from "./courses";
import { Acacias, Palms, Scatter, strewn } from "./growth";
import { crestOf, engraved, hachures } from "./hachures";
import { blended, type Lattice, nearness } from "./lattice";
import { type Placed, placedNames } from "./names";
import { Paths } from "./paths";
import { Churches, Forts, Hedges, Huts } from "./settled";
import { shade } from "./shade";

/** Land beyond the frame by which the outlines of the land run on to its edge. */
const MARGIN = 24;

/** Heights at which the tint of a level begins, one over the other, so that it has no hard edge. */
const FADE = [0.38, 0.5, 0.62];

/** What grows in a hex, as a part of the whole. */
const GROWN: Readonly<Record<string, number>> = { palms: 1 };
const WATERY: Readonly<Record<string, number>> = { water: 1 };
const THORNY: Readonly<Record<string, number>> = { zeriba: 1 };

/**
 * A field of battle, painted from the terrains and levels of its hexes alone: heights with hachures down
 * their slopes, beds as curves, growth and settlements as signs.
 */
export function FieldPrint({
  sheet,
  geo,
  frame,
  called = (text) => text,
}: Omit<PrintProps, "deployment"> & { called?: (text: string) => string }) {
  const land = useMemo(() => survey(sheet, geo, frame), [sheet, geo, frame]);
  const { of, water, khors } = land;
  return (
    <g class="printed field" aria-hidden="true">
      <clipPath id={`inside-frame-${sheet.game}`}>
        <rect {...frame} />
      </clipPath>
      <g clip-path={`url(#inside-frame-${sheet.game})`}>
        <rect class="field-ground" {...frame} />
        <Tint field={land.green} level={1} name="field-green" />
        <Tint field={land.thorns} level={1} name="field-thorny" />
        {land.levels.map((level) => (
          <Tint key={level} field={land.heights} level={level} name={`field-level-${level}`} />
        ))}
        {land.shade && (
          <image class="shade" href={land.shade} {...land.heights.box} preserveAspectRatio="none" />
        )}
        <Scatter geo={geo} frame={frame} bare={land.bare} />
        <path class="field-beyond" d={land.beyond} fill-rule="evenodd" />
        <path class="field-water" d={shores(land.deep)} />
        <Beds
          beds={[
            { kind: KHOR, courses: khors },
            { kind: RIVER, courses: water },
          ]}
        />
        {land.levels.map((level) => (
          <g key={level} class={`scarp scarp-${level}`}>
            <path class="hachure" d={engraved(hachures(land.heights, level, land.heart))} />
            <path
              class="crest"
              d={contours(land.heights, crestOf(level))
                .map((ring) => polyline(ring))
                .join("")}
            />
          </g>
        ))}
        <Crags field={land.heights} box={land.heights.box} />
        <Paths geo={geo} frame={frame} networks={sheet.networks ?? []} />
        <Grid geo={geo} />
        <Palms geo={geo} places={land.palms} />
        <Acacias geo={geo} places={of("palms").filter((place) => !land.palms.includes(place))} />
        <Hedges geo={geo} places={of("zeriba")} />
        <Huts geo={geo} places={of("village", "town")} />
        <Churches geo={geo} places={land.churches} />
        <Forts geo={geo} places={of("fort")} />
        <Stars geo={geo} places={land.goals} size={14} />
        <Numbers geo={geo} />
        <Steps geo={geo} />
        <Strip
          geo={geo}
          frame={frame}
          title={called(sheet.title)}
          scale={sheet.scale}
          north={sheet.north}
        />
      </g>
      <Neatline frame={frame} />
    </g>
  );
}

/** The names of a field of battle, in the reader's language where it has them, to be laid over the counters. */
export function FieldNames({
  sheet,
  geo,
  frame,
  called = (text) => text,
}: Omit<PrintProps, "deployment"> & { called?: (text: string) => string }) {
  return (
    <g class="field names" aria-hidden="true">
      {fieldNames(sheet, geo, frame).map((name) => (
        <Name key={`${name.text} ${name.p.x}`} {...name} text={called(name.text)} />
      ))}
    </g>
  );
}

/** The names of a map, each where there is room for it. */
export function fieldNames(sheet: SheetData, geo: Geometry, frame: Box): Placed[] {
  const { khors, water, towns } = courseways(sheet, geo, frame);
  return placedNames(geo, sheet.areas ?? [], [...water, ...khors], towns);
}

/** The beds of a map, and its towns, by which names are placed. */
function courseways(sheet: SheetData, geo: Geometry, frame: Box) {
  const of = (...terrains: string[]): Place[] =>
    sheet.hexes.filter((h) => terrains.includes(h.terrain)).map((h) => h.id);
  return {
    khors: courses(geo, frame, of("khor"), of("river")),
    water: courses(geo, frame, of("river")),
    towns: of("village", "town", "fort"),
  };
}

/** All that is worked out of a map before it is painted. */
export interface Survey {
  of: (...terrains: string[]) => Place[];
  heights: Lattice;
  green: Lattice;
  thorns: Lattice;
  deep: Lattice;
  levels: number[];
  khors: ReturnType<typeof courses>;
  water: ReturnType<typeof courses>;
  goals: Place[];
  churches: Place[];
  /** Growth near a river bed is palms, all other thorn trees. */
  palms: Place[];
  /** Whether a point lies in the very middle of a hex, where nothing is engraved. */
  heart: (p: Point) => boolean;
  /** Whether nothing is strewn over a point. */
  bare: (p: Point) => boolean;
  beyond: string;
  shade: string | undefined;
}

/** Works out a map: its fields and beds. */
export function survey(sheet: SheetData, geo: Geometry, frame: Box): Survey {
  const of = (...terrains: string[]): Place[] =>
    sheet.hexes.filter((h) => terrains.includes(h.terrain)).map((h) => h.id);
  const area = (kind: string): Place[] =>
    (sheet.areas ?? []).filter((a) => a.kind === kind).flatMap((a) => a.hexes);
  const box = {
    x: frame.x - MARGIN,
    y: frame.y - MARGIN,
    width: frame.width + 2 * MARGIN,
    height: frame.height + 2 * MARGIN,
  };
  const by = (told: Readonly<Record<string, number>>) => (hex: HexDef) => told[hex.terrain] ?? 0;
  const heights = blended(geo, box, (hex) => hex.level ?? 0);
  const green = blended(geo, box, by(GROWN));
  const deep = blended(geo, box, by(WATERY));
  const highest = sheet.hexes.reduce((most, hex) => Math.max(most, hex.level ?? 0), 0);
  const { khors, water } = courseways(sheet, geo, frame);
  const near = nearness(geo, box);
  const covered = new Set(of("khor", "river", "village", "town", "fort", "cliff", "zeriba"));
  return {
    of,
    heights,
    green,
    thorns: blended(geo, box, by(THORNY)),
    deep,
    levels: Array.from({ length: highest }, (_, i) => i + 1),
    khors,
    water,
    goals: area("objective"),
    churches: area("church"),
    heart: (p) => near.at(p) < HEART,
    bare: (p) => covered.has(geo.under(p) ?? "") || green.at(p) > 0.4 || deep.at(p) > 0.3,
    palms: of("palms").filter((place) => nearWater(geo, place, of("river", "water"))),
    beyond: beyond(geo, frame),
    shade: shade(heights),
  };
}

/** The outlines of open water. */
function shores(deep: Lattice): string {
  return contours(deep, 0.5)
    .map((ring) => polyline(ring))
    .join("");
}

/** Half the breadth of the very middle of a hex. */
const HEART = 15;

/** How near the bed of a river palms grow, in breadths of a hex. */
const WATERED = 4.2;

function nearWater(geo: Geometry, place: Place, beds: readonly Place[]): boolean {
  const c = geo.centre(place);
  return beds.some((bed) => distance(c, geo.centre(bed)) < WATERED * geo.breadth);
}

/** The frame without the board. */
function beyond(geo: Geometry, { x, y, width, height }: Box): string {
  const board = geo.hexes.map((hex) => polyline(geo.corners(hex.id), true)).join("");
  return `M${x} ${y}h${width}v${height}h${-width}Z${board}`;
}

/** The ground that is as high as a level, its edge soft. */
function Tint({ field, level, name }: { field: Lattice; level: number; name: string }) {
  return (
    <g class={`tint ${name}`}>
      {FADE.map((part) => (
        <path
          key={part}
          d={contours(field, level - 1 + part)
            .map((ring) => polyline(ring, true))
            .join("")}
        />
      ))}
    </g>
  );
}

/** Height from which ground is rock that nobody enters. */
const ROCK = 2.55;

/** Crags: rocks with a lit and a dark face where the ground is steepest. */
function Crags({ field, box }: { field: Lattice; box: Box }) {
  const rocks = strewn(box, 15, "crags").filter((p) => field.at(p) > ROCK);
  const face = ({ x, y }: Point, side: number, i: number) => {
    const size = 6 + ((i * 7) % 5);
    return `M${rounded(x)} ${rounded(y - size)}L${rounded(x + side * size * 0.8)} ${rounded(y + size * 0.4)}L${rounded(x)} ${rounded(y + size * 0.5)}Z`;
  };
  return (
    <g class="crags">
      <path class="rock-lit" d={rocks.map((p, i) => face(p, -1, i)).join("")} />
      <path class="rock-shade" d={rocks.map((p, i) => face(p, 1, i)).join("")} />
    </g>
  );
}

/** Beside the number of each high hex a small peak for every step that it stands above the plain. */
function Steps({ geo }: { geo: Geometry }) {
  const peaks = geo.hexes.flatMap((hex) => {
    const c = geo.centre(hex.id);
    return Array.from({ length: hex.level ?? 0 }, (_, i) => {
      const [x, y] = [c.x + 17 + i * 6.5, c.y - geo.breadth / 2 + 10.5];
      return `M${rounded(x)} ${rounded(y)}l2.7 -5.6l2.7 5.6Z`;
    });
  });
  return (
    <g class="numbers">
      <path class="steps" d={peaks.join("")} />
    </g>
  );
}
