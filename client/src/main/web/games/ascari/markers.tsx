import { formatPattern } from "../../i18n/translate";
import type { Place, SheetData, View } from "../../protocol/types";
import { type Geometry, rounded } from "../../sheet/geometry";
import { groupBy } from "../../sheet/groupby";
import { words } from "./words/words";

/** What lies on the ground by the position: a hex for each marker there. */
interface AscariPosition {
  rifles?: readonly Place[];
  guns?: readonly Place[];
  burnt?: readonly Place[];
  /** How many hits the boat of the battle has taken. */
  hull?: number;
  units?: Readonly<Record<string, { at: Place }>>;
}

interface Signs {
  sheet: SheetData;
  geo: Geometry;
  view: View;
}

/** What lies in the hexes: markers of rifles and of lost guns, and of the hits on a boat. */
export function AscariMarkers({ sheet, geo, view }: Signs) {
  const { rifles = [], guns = [], hull = 0, units } = view.position as unknown as AscariPosition;
  const boat = sheet.units.find(({ type }) => type === "boat");
  const afloat = boat && units?.[boat.id]?.at;
  return (
    <g class="ascari-markers" aria-hidden="true">
      {counted(rifles).map(([at, n]) => (
        <Lying key={`rifles ${at}`} {...{ geo, at, n }} dx={-33} letters="Ri" />
      ))}
      {counted(guns).map(([at, n]) => (
        <Lying key={`guns ${at}`} {...{ geo, at, n }} dx={33} letters="G" />
      ))}
      {afloat && hull > 0 && <Lying geo={geo} at={afloat} n={hull} dx={33} letters="H" counts />}
    </g>
  );
}

/** Thorns that have burnt: ash over what the map prints, with the stakes that are left. */
export function AscariAsh({ geo, view }: { geo: Geometry; view: View }) {
  const { burnt = [] } = view.position as unknown as AscariPosition;
  return (
    <g class="ascari-ash" aria-hidden="true">
      {burnt.map((place) => {
        const { x, y } = geo.centre(place);
        const stakes = [-24, -8, 8, 24].map((dx) => `M${x + dx - 4} ${y + 22}l8 -14`).join("");
        return (
          <g key={place}>
            <circle class="ash" cx={rounded(x)} cy={rounded(y)} r="50" />
            <path class="stakes" d={stakes} />
          </g>
        );
      })}
    </g>
  );
}

/** What a screen reader is told to lie in a hex. */
export function lyingIn(place: Place, view: View): string {
  const { rifles = [], guns = [], burnt = [] } = view.position as unknown as AscariPosition;
  const { lying } = words();
  const here = (all: readonly Place[], told: string) => {
    const n = all.filter((at) => at === place).length;
    return n > 0 ? [formatPattern(told, [n])] : [];
  };
  return [
    ...here(burnt, lying.burnt),
    ...here(rifles, lying.rifles),
    ...here(guns, lying.guns),
  ].join(", ");
}

function counted(hexes: readonly Place[]): [Place, number][] {
  return [...groupBy(hexes, (at) => at)].map(([at, all]) => [at, all.length]);
}

/** A marker in a lower corner of its hex, where a counter leaves it in sight, with how many there are. */
function Lying({
  geo,
  at,
  n,
  dx,
  letters,
  counts = false,
}: {
  geo: Geometry;
  at: Place;
  n: number;
  dx: number;
  letters: string;
  counts?: boolean;
}) {
  if (!geo.has(at)) return null;
  const c = geo.centre(at);
  const text = n > 1 || counts ? `${n} ${letters}` : letters;
  const wide = 8 + text.length * 9;
  return (
    <g class="lying" transform={`translate(${rounded(c.x + dx)} ${rounded(c.y + 45)})`}>
      <rect x={rounded(-wide / 2)} y="-11" width={rounded(wide)} height="22" rx="3" />
      <text y="6">{text}</text>
    </g>
  );
}
