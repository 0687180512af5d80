import type { Network, SheetData } from "../../../protocol/types";
import { chains, corners, curve, offset, smooth } from "../../../sheet/curves";
import { type Box, type Geometry, middle, type Point, rounded } from "../../../sheet/geometry";
import { Name, Neatline, NorthArrow } from "../../../sheet/paint/print";
import { seededRandom } from "../../../sheet/random";
import { LAND, projection, redSea, SIDES } from "./land";

/** The land beyond the outermost spaces: desert to the west, the sea to the east. */
export function sudanFrame(geo: Geometry): Box {
  const { x, y, width, height } = geo.bounds;
  return { x: x - 40, y: y - 40, width: width + 150, height: height + 90 };
}

/** Far beyond the frame on every side. */
const WORLD = "M-9999 -9999H29999V29999H-9999Z";

const RIVERS: Record<string, number> = { nile: 17, white_nile: 14, blue_nile: 12, atbara: 8 };

/** The map of the Sudan: desert, the rivers with their cataracts, the roads by the wells, the towns. */
export function SudanPrint({
  sheet,
  geo,
  frame,
}: {
  sheet: SheetData;
  geo: Geometry;
  frame: Box;
  deployment: boolean;
}) {
  const { shore, sea } = redSea(geo, frame.x + frame.width);
  const at = projection(geo);
  const of = (kind: string) => (sheet.networks ?? []).filter((n) => n.kind === kind);
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
        <Dunes frame={frame} />
        <path class="sudan-sea" d={sea} />
        {[6, 13, 22, 33].map((out, i) => (
          <path
            key={out}
            class="ripple"
            opacity={0.6 - i * 0.13}
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
              text={name.text}
              p={at(name.at)}
              turn={name.turn}
            />
          ))}
        </g>
        <Places geo={geo} sheet={sheet} />
        <NorthArrow p={{ x: frame.x + 60, y: frame.y + frame.height - 70 }} turn={0} />
      </g>
      <Neatline frame={frame} />
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
      <path class="sudan-green" d={d} stroke-width={wide * 2.6} />
      <path class="sudan-bank" d={d} stroke-width={wide + 4} />
      <path class="sudan-water" d={d} stroke-width={wide} />
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
            <path transform={`rotate(${rounded(turn)})`} d="M-5 -13V13M0 -15V15M5 -13V13" />
            <text x="24" y="5">
              {ROMAN[i] ?? ""}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];

/** Ripples of sand, few and faint. */
function Dunes({ frame }: { frame: Box }) {
  const next = seededRandom("dunes");
  const dunes: Point[] = Array.from({ length: 260 }, () => ({
    x: frame.x + next() * frame.width,
    y: frame.y + next() * frame.height,
  }));
  return (
    <path
      class="sudan-dunes"
      d={dunes
        .map(({ x, y }) => {
          const long = 14 + next() * 26;
          return `M${rounded(x)} ${rounded(y)}q${rounded(long / 2)} -7 ${rounded(long)} 0`;
        })
        .join("")}
    />
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
  if (!side) return { y: town ? 70 : 34 };
  const out = town ? 55 : 22;
  // The turns of supply hang at the lower right of a town.
  return side === "east"
    ? { class: side, x: out, y: town ? -3 : 7 }
    : { class: side, x: -out, y: 7 };
}

/** Towns are squares, villages dots, wells rings; every one with its name. */
function Places({ geo, sheet }: { geo: Geometry; sheet: SheetData }) {
  const yards = new Set(
    (sheet.areas ?? []).filter((a) => a.kind === "yard").flatMap((a) => a.hexes),
  );
  return (
    <g class="sudan-places">
      {geo.spaces.map(({ id, kind, label }) => {
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
