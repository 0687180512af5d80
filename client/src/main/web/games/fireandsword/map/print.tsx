import { useMemo } from "preact/hooks";
import type { Network, SheetData } from "../../../protocol/types";
import { chains, corners, curve, offset, smooth } from "../../../sheet/curves";
import { type Box, type Geometry, middle, type Point, rounded } from "../../../sheet/geometry";
import { plate } from "../../../sheet/paint/field/cartouche";
import { strewn } from "../../../sheet/paint/field/growth";
import { engraved, hachures } from "../../../sheet/paint/field/hachures";
import { shade } from "../../../sheet/paint/field/shade";
import { Name, Neatline, NorthArrow } from "../../../sheet/paint/print";
import type { PrintProps } from "../../../sheet/props";
import { seededRandom } from "../../../sheet/random";
import { words } from "../words/words";
import { LAND, projection, redSea, SIDES } from "./land";
import { isTaken, sudanHeights } from "./relief";

/** The land beyond the outermost spaces: desert to the west, the sea to the east. */
export function sudanFrame(geo: Geometry): Box {
  const { x, y, width, height } = geo.bounds;
  return { x: x - 200, y: y - 60, width: width + 390, height: height + 130 };
}

/** Far beyond the frame on every side. */
const WORLD = "M-9999 -9999H29999V29999H-9999Z";

const RIVERS: Record<string, number> = { nile: 21, white_nile: 17, blue_nile: 14, atbara: 9 };

/** The map of the Sudan: desert, the rivers with their cataracts, the roads by the wells, the towns. */
export function SudanPrint({ sheet, geo, frame }: PrintProps) {
  const { shore, sea } = redSea(geo, frame.x + frame.width);
  const at = projection(geo);
  const of = (kind: string) => (sheet.networks ?? []).filter((n) => n.kind === kind);
  const heights = useMemo(() => sudanHeights(geo, frame), [geo, frame]);
  const light = useMemo(() => shade(heights), [heights]);
  return (
    <g class="printed sudan" aria-hidden="true">
      <clipPath id="sudan-frame">
        <rect {...frame} />
      </clipPath>
      <clipPath id="sudan-land">
        <path clip-rule="evenodd" d={`${WORLD}${sea}`} />
      </clipPath>
      <g clip-path="url(#sudan-frame)">
        <rect class="sudan-sand" {...frame} />
        <Dunes frame={frame} bare={(p) => heights.at(p) > 0.1} />
        <Graticule geo={geo} frame={frame} />
        {light && <image class="shade" href={light} {...heights.box} preserveAspectRatio="none" />}
        {HILLS.map((level) => (
          <path
            key={level}
            class="sudan-hill"
            d={engraved(
              hachures(heights, level, (p) => isTaken(geo, p)).filter((_, i) => i % 2 === 0),
            )}
          />
        ))}
        <path class="sudan-sea" d={sea} />
        {[6, 13, 22, 33, 46, 62, 82, 106].map((out, i) => (
          <path
            key={out}
            class="ripple"
            opacity={0.68 - i * 0.075}
            d={smooth(offset(curve(shore, 14), out))}
          />
        ))}
        <path class="sudan-shore" d={smooth(curve(shore, 14))} />
        {of("desert").map((n, i) => (
          <path key={i} class="sudan-track" d={way(geo, n)} />
        ))}
        {of("railway").map((n, i) => (
          <path key={i} class="sudan-survey" d={way(geo, n)} />
        ))}
        {Object.entries(RIVERS).map(([kind, wide]) => (
          <River
            key={kind}
            d={of(kind)
              .map((n) => way(geo, n))
              .join("")}
            wide={wide}
          />
        ))}
        <Cataracts geo={geo} networks={of("cataract")} />
        <g class="names">
          {LAND.map((name) => (
            <Name
              key={name.text}
              kind={name.kind}
              text={words().lands[name.text] ?? name.text}
              p={at(name.at)}
              turn={name.turn}
            />
          ))}
        </g>
        <Places geo={geo} sheet={sheet} />
        <Corner geo={geo} frame={frame} />
      </g>
      <Degrees geo={geo} frame={frame} />
      <Neatline frame={frame} />
    </g>
  );
}

/** Steps of the relief that are hachured. */
const HILLS = [1, 2, 3];

/** Title, north and scale in the desert. */
function Corner({ geo, frame }: { geo: Geometry; frame: Box }) {
  const { cartouche } = words();
  const at = projection(geo);
  const degree = Math.abs(at([0, 1]).y - at([0, 0]).y);
  const [x, y] = [frame.x + 330, frame.y + 150];
  const hundred = (degree * 100) / MILES;
  return (
    <g class="cartouche">
      <path class="cartouche-frame" d={plate(x, y, 560, 170)} />
      <path class="cartouche-line" d={plate(x, y, 540, 150)} />
      <text class="cartouche-title" x={x} y={y + 8}>
        {cartouche.title}
      </text>
      <text class="cartouche-date" x={x} y={y + 54}>
        {cartouche.date}
      </text>
      <NorthArrow p={{ x: x - 220, y: y + 190 }} turn={0} size={58} />
      <g class="scale" transform={`translate(${rounded(x - 120)} ${y + 160})`}>
        <rect class="scale-light" width={rounded(hundred * 2)} height="9" />
        <rect class="scale-dark" width={rounded(hundred / 2)} height="9" />
        <rect class="scale-dark" x={rounded(hundred)} width={rounded(hundred / 2)} height="9" />
        {["0", "100", `200 ${cartouche.miles}`].map((text, i) => (
          <text key={text} x={rounded(hundred * i)} y="48">
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Statute miles in a degree of latitude. */
const MILES = 69;

/** Every fifth degree across the sheet. */
function Graticule({ geo, frame }: { geo: Geometry; frame: Box }) {
  const { x, y, width, height } = frame;
  const at = projection(geo);
  const lines = [
    ...FIFTHS.map((n) => `M${rounded(at([n, 0]).x)} ${rounded(y)}v${rounded(height)}`),
    ...FIFTHS.map((n) => `M${rounded(x)} ${rounded(at([0, n]).y)}h${rounded(width)}`),
  ];
  return <path class="sudan-graticule" d={lines.join("")} />;
}

const FIFTHS = [10, 15, 20, 25, 30, 35, 40];

/** The border: a bar in every second degree, and every fifth degree named. */
function Degrees({ geo, frame }: { geo: Geometry; frame: Box }) {
  const { x, y, width, height } = frame;
  const at = projection(geo);
  const clamped = (v: number, from: number, to: number) => Math.max(from, Math.min(to, v));
  const bars = Array.from({ length: 20 }, (_, i) => 2 * i + 6).flatMap((n) => {
    const [west, east] = [n, n + 1].map((lon) => clamped(at([lon, 0]).x, x, x + width));
    const [south, north] = [n, n + 1].map((lat) => clamped(at([0, lat]).y, y, y + height));
    const across = (top: number) => `M${rounded(west ?? 0)} ${rounded(top)}H${rounded(east ?? 0)}`;
    const down = (left: number) =>
      `M${rounded(left)} ${rounded(north ?? 0)}V${rounded(south ?? 0)}`;
    return [across(y - 3.5), across(y + height + 3.5), down(x - 3.5), down(x + width + 3.5)];
  });
  const named = FIFTHS.flatMap((n) => {
    const [east, south] = [at([n, 0]).x, at([0, n]).y];
    return [
      ...(east > x + 40 && east < x + width - 40 ? [{ n, x: east + 22, y: y + height - 12 }] : []),
      ...(south > y + 40 && south < y + height - 40 ? [{ n, x: x + 26, y: south - 8 }] : []),
    ];
  });
  return (
    <g class="sudan-degrees">
      <path d={bars.join("")} />
      {named.map((one) => (
        <text key={`${one.n} ${one.x}`} x={rounded(one.x)} y={rounded(one.y)}>
          {one.n}°
        </text>
      ))}
    </g>
  );
}

/** The lines of a network, rounded from space to space. */
export function way(geo: Geometry, { links }: Network): string {
  const segments = links
    .filter(([a, b]) => geo.has(a) && geo.has(b))
    .map(([a, b]) => ({ from: geo.centre(a), to: geo.centre(b), mark: null }));
  return chains(segments)
    .map((run) => smooth(curve(corners(run), 16)))
    .join("");
}

function River({ d, wide }: { d: string; wide: number }) {
  return (
    <g class="sudan-river">
      <path class="sudan-green" d={d} stroke-width={wide * 2.4} />
      <path class="sudan-bank" d={d} stroke-width={wide + 5} />
      <path class="sudan-water" d={d} stroke-width={wide} />
      <path class="sudan-thread" d={d} />
    </g>
  );
}

/** Short bars across the river, and the number of the cataract in Roman figures. */
function Cataracts({ geo, networks }: { geo: Geometry; networks: readonly Network[] }) {
  const falls = networks.flatMap((n) => n.links).filter(([a, b]) => geo.has(a) && geo.has(b));
  return (
    <g class="sudan-cataracts">
      {falls.map(([a, b], i) => {
        const [p, q] = [geo.centre(a), geo.centre(b)];
        const m = middle(p, q);
        const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
        return (
          <g key={a} transform={`translate(${rounded(m.x)} ${rounded(m.y)})`}>
            <path
              transform={`rotate(${rounded(turn)})`}
              d="M-8 -15V15M-3 -17V17M3 -17V17M8 -15V15"
            />
            <text x="30" y="9">
              {ROMAN[i] ?? ""}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];

/** Ripples of sand, few and faint, and grains between them, off the hills. */
function Dunes({ frame, bare }: { frame: Box; bare: (p: Point) => boolean }) {
  const next = seededRandom("dunes");
  const ripples = strewn(frame, 120, "ripples").filter((p) => !bare(p));
  const grains = strewn(frame, 27, "grains").filter((p) => !bare(p));
  return (
    <g class="sudan-dunes">
      <path
        d={ripples
          .map(({ x, y }) => {
            const long = 16 + next() * 30;
            return `M${rounded(x)} ${rounded(y)}q${rounded(long / 2)} -8 ${rounded(long)} 0`;
          })
          .join("")}
      />
      <path class="gravel" d={grains.map((p) => `M${rounded(p.x)} ${rounded(p.y)}h.9`).join("")} />
    </g>
  );
}

/** What a town is worth, by its place, from the sheet's areas. */
export function worth(sheet: SheetData, preset: string): ReadonlyMap<string, string> {
  return new Map(
    (sheet.areas ?? [])
      .filter((area) => area.kind === `worth-${preset}`)
      .flatMap((area) => area.hexes.map((place) => [place, area.label ?? ""] as const)),
  );
}

/** Where the name of a space stands: below it, or on the side where nothing else is drawn. */
function lettering(id: string, town: boolean) {
  const side = SIDES[id];
  if (!side) return { y: town ? 76 : 45 };
  const out = town ? 56 : 25;
  // The turns of supply hang at the lower right of a town.
  return side === "east"
    ? { class: side, x: out, y: town ? -2 : 10 }
    : { class: side, x: -out, y: 10 };
}

/** The names of all places; they are printed over the stains of revolt. */
export function PlaceNames({ geo }: { geo: Geometry }) {
  return (
    <g class="sudan-places names">
      {geo.spaces.map(({ id, kind, label }) => {
        const c = geo.centre(id);
        return (
          <g key={id} transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}>
            <text
              {...lettering(id, kind === "garrison" || kind === "base")}
              data-town={kind === "garrison" ? "" : undefined}
            >
              {label ?? id}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Towns are squares, villages dots, wells rings. */
function Places({ geo, sheet }: { geo: Geometry; sheet: SheetData }) {
  const yards = new Set(
    (sheet.areas ?? []).filter((a) => a.kind === "yard").flatMap((a) => a.hexes),
  );
  return (
    <g class="sudan-places">
      {geo.spaces.map(({ id, kind }) => {
        const c = geo.centre(id);
        return (
          <g key={id} transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}>
            {kind === "garrison" || kind === "base" ? (
              <>
                <rect class={`sudan-${kind}`} x="-40" y="-40" width="80" height="80" rx="5" />
                <rect class="sudan-wall" x="-35" y="-35" width="70" height="70" rx="3" />
                {yards.has(id) && <path class="sudan-yard" d="M-30 30h18m-9 0v-15m-7 6h14" />}
              </>
            ) : (
              <>
                <circle class={`sudan-${kind}`} r={kind === "well" ? 15 : 13} />
                {kind === "well" && <circle class="sudan-drop" r="6" />}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
