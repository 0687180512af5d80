import type { Place } from "../wire/types";
import { type Geometry, type Point, polyline, rounded } from "./geometry";

/** A sign laid on a hex: where one may, where one may not, what is meant, what is at risk. */
export interface Mark {
  at: Place;
  kind: "may" | "not" | "spot" | "from" | "aim" | "last" | "risk";
  text?: string;
}

/** Signs that lie under the counters. */
export function MarksBelow({ geo, marks }: { geo: Geometry; marks: readonly Mark[] }) {
  return (
    <g class="marks-below">
      {marks.map((mark) => (
        <path
          key={`${mark.kind} ${mark.at}`}
          class={`mark mark-${mark.kind}`}
          d={polyline(geo.corners(mark.at, 0.965), true)}
        />
      ))}
    </g>
  );
}

/** Signs that lie over the counters: dots with costs, hatching with its border. */
export function MarksAbove({ geo, marks }: { geo: Geometry; marks: readonly Mark[] }) {
  return (
    <g class="marks-above">
      {marks
        .filter((mark) => mark.kind === "may" || mark.kind === "risk")
        .map((mark) => (
          <Dot key={mark.at} mark={mark} p={geo.centre(mark.at)} />
        ))}
      {marks
        .filter((mark) => mark.kind === "not")
        .map((mark) => (
          <path
            key={mark.at}
            class="mark-not-border"
            d={polyline(geo.corners(mark.at, 0.93), true)}
          />
        ))}
    </g>
  );
}

function Dot({ mark, p }: { mark: Mark; p: Point }) {
  return (
    <g class={`dot dot-${mark.kind}`} transform={`translate(${rounded(p.x)} ${rounded(p.y)})`}>
      <circle class="dot-ring" r="20" />
      <circle class="dot-disc" r="15" />
      {mark.text && <text y="6.6">{mark.text}</text>}
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
    </defs>
  );
}
