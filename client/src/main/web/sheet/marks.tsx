import type { Place } from "../protocol/types";
import { type Geometry, type Point, polyline, rounded } from "./geometry";

/** What is to be feared in a place: told in words and, where those could not be read, by a sign and a figure. */
export interface Risk {
  told: string;
  figure: string;
  /** Crossed swords: an attack; a burst: fire. */
  sign?: "attack" | "fire";
}

/** A sign laid on a hex: where one may, where one may not, what is meant, what is at risk. */
export interface Mark {
  at: Place;
  kind: "may" | "not" | "spot" | "from" | "aim" | "over" | "risk" | "flight" | "seen" | "unseen";
  text?: string;
  /** On a tag: the odds at which one may be attacked there, hits to be expected, results of a battle. */
  risk?: Risk;
  /** Whether counters lie there. */
  occupied?: boolean;
  /** Whether a move ends there. */
  stops?: boolean;
  /** The way of a retreat that ends there, from where the unit stands. */
  way?: readonly Place[];
  /** The hex that hides this one. */
  veil?: string;
}

/** Signs that lie under the counters. */
export function MarksBelow({
  geo,
  outlines,
  marks,
}: {
  geo: Geometry;
  outlines: ReadonlyMap<Place, string>;
  marks: readonly Mark[];
}) {
  return (
    <g class="marks-below">
      {marks.map((mark) => (
        <path
          key={`${mark.kind} ${mark.at}`}
          class={`mark mark-${mark.kind}`}
          d={mark.kind === "may" ? (outlines.get(mark.at) ?? "") : geo.outline(mark.at, 0.965)}
        />
      ))}
    </g>
  );
}

/** Signs that lie over the counters: dots with costs, hatching with its border. */
export function MarksAbove({ geo, marks }: { geo: Geometry; marks: readonly Mark[] }) {
  return (
    <g class="marks-above">
      {marks.map(
        ({ at, way = [] }) =>
          way.length > 1 && (
            <path
              key={`way ${at}`}
              class="flight-way"
              d={polyline(way.map((on) => geo.centre(on)))}
            />
          ),
      )}
      {marks
        .filter((mark) => mark.kind === "may")
        .map((mark) => (
          <Dot key={mark.at} mark={mark} p={geo.centre(mark.at)} />
        ))}
      {marks.map(
        ({ at, risk }) => risk && <RiskTag key={`risk ${at}`} risk={risk} p={geo.centre(at)} />,
      )}
      {marks
        .filter((mark) => mark.veil)
        .map((mark) => (
          <Veil key={`veil ${mark.at}`} text={mark.veil ?? ""} p={geo.centre(mark.at)} />
        ))}
      {marks
        .filter((mark) => mark.kind === "not")
        .map((mark) => (
          <path key={mark.at} class="mark-not-border" d={geo.outline(mark.at, 0.93)} />
        ))}
    </g>
  );
}

/** A dot in the middle of a hex; where counters lie, in its corner, so that they can be read. */
function Dot({ mark, p }: { mark: Mark; p: Point }) {
  const at = mark.occupied
    ? `translate(${rounded(p.x - 30)} ${rounded(p.y - 28)}) scale(0.86)`
    : `translate(${rounded(p.x)} ${rounded(p.y)})`;
  return (
    <g class={`dot dot-${mark.kind} ${mark.stops ? "dot-stop" : ""}`} transform={at}>
      <circle class="dot-ring" r="20" />
      <circle class="dot-disc" r="15" />
      {mark.text && <text y="6.6">{mark.text}</text>}
    </g>
  );
}

/** What is to be feared, on a tag under the middle of the hex; from afar shorter, and as large on the screen. */
function RiskTag({ risk, p }: { risk: Risk; p: Point }) {
  const short = risk.figure.length * 7.4 + (risk.sign ? 15 : 0);
  return (
    <g class="risk-tag" transform={`translate(${rounded(p.x)} ${rounded(p.y + 42)})`}>
      <g class="risk-told">
        <Plate wide={12 + risk.told.length * 7.2} />
        <text y="4.6">{risk.told}</text>
      </g>
      <g class="risk-figure">
        <Plate wide={7 + short} />
        {risk.sign && (
          <path
            class={`risk-${risk.sign}`}
            d={RISKS[risk.sign]}
            transform={`translate(${-short / 2} -6.5)`}
          />
        )}
        <text x={risk.sign ? 7.5 : 0} y="4.8">
          {risk.figure}
        </text>
      </g>
    </g>
  );
}

function Plate({ wide }: { wide: number }) {
  return <rect x={rounded(-wide / 2)} y="-10" width={rounded(wide)} height="19" rx="3" />;
}

/** Signs of 13 by 13: two swords crossed, and the burst of a shot. */
export const RISKS = {
  attack:
    "M1 0.5L9.5 9.5M12 0.5L3.5 9.5M6.5 9.5L11 7.5M6.5 9.5L2 7.5M9.5 9.5L12 12.5M3.5 9.5L1 12.5",
  fire: "M6.5 0.5V4M6.5 9V12.5M0.5 6.5H4M9 6.5H12.5M2.3 2.3L4.7 4.7M8.3 8.3L10.7 10.7M10.7 2.3L8.3 4.7M2.3 10.7L4.7 8.3",
};

/** What hides a hex, on a plate at its lower edge, clear of the counters. */
function Veil({ text, p }: { text: string; p: Point }) {
  return (
    <g class="veil" transform={`translate(${rounded(p.x)} ${rounded(p.y + 45)})`}>
      <rect x="-25" y="-10" width="50" height="19" rx="3" />
      <text y="5.6">{text}</text>
    </g>
  );
}

/** Numbers of hexes that words beside the map speak of, to be read at any distance. */
export function Named({ geo, places }: { geo: Geometry; places: readonly Place[] }) {
  return (
    <g class="named" aria-hidden="true">
      {places.map((place) => {
        const c = geo.centre(place);
        return (
          <text key={place} x={rounded(c.x)} y={rounded(c.y - geo.breadth / 2 + 14)}>
            {place}
          </text>
        );
      })}
    </g>
  );
}

/** The way a counter would take, from hex to hex. */
export function Route({ geo, path }: { geo: Geometry; path: readonly Place[] }) {
  const points = path.filter((p) => geo.has(p)).map((p) => geo.centre(p));
  if (points.length < 2) return null;
  return (
    <g class="route">
      <path class="route-casing" d={polyline(points)} />
      <path class="route-line" d={polyline(points)} marker-end="url(#route-head)" />
    </g>
  );
}

/** Hatching and arrow head, once for the sheet. */
export function MarkPatterns() {
  return (
    <defs>
      <pattern id="hatch" width="11" height="11" patternUnits="userSpaceOnUse">
        <path class="hatch-line" d="M0 0L11 11M11 0L0 11" />
      </pattern>
      <marker
        id="route-head"
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="3"
        markerHeight="3"
        orient="auto"
      >
        <path class="route-tip" d="M0 0L10 5L0 10Z" />
      </marker>
      <marker
        id="trail-head"
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="3.4"
        markerHeight="3.4"
        orient="auto"
      >
        <path class="trail-tip" d="M0 0L10 5L0 10L2.4 5Z" />
      </marker>
    </defs>
  );
}
