import type { Place } from "../protocol/types";
import { type Geometry, type Point, polyline, rounded } from "./geometry";

/** A sign laid on a hex: where one may, where one may not, what is meant, what is at risk. */
export interface Mark {
  at: Place;
  kind: "may" | "not" | "spot" | "from" | "aim" | "over" | "risk" | "flight" | "seen" | "unseen";
  text?: string;
  /** A second figure on a tag: the odds at which one may be attacked there. */
  risk?: string;
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
      {marks
        .filter((mark) => mark.risk)
        .map((mark) => (
          <RiskTag key={`risk ${mark.at}`} text={mark.risk ?? ""} p={geo.centre(mark.at)} />
        ))}
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

/** The odds at which one may be attacked, on a tag under the middle of the hex. */
function RiskTag({ text, p }: { text: string; p: Point }) {
  const wide = 12 + text.length * 7.2;
  return (
    <g class="risk-tag" transform={`translate(${rounded(p.x)} ${rounded(p.y + 42)})`}>
      <rect x={-wide / 2} y="-10" width={wide} height="19" rx="3" />
      <text y="4.6">{text}</text>
    </g>
  );
}

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
