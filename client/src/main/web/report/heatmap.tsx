import { anyPartsOf } from "../games/games";
import { BandPatterns } from "../sheet/bands";
import { withNames } from "../sheet/called";
import { type Box, Geometry, R, rounded, SPACE } from "../sheet/geometry";
import { readSheet } from "../sheet/read";
import type { Heat, ReportData } from "./data";

/** The largest disc, of the place that it lies in. */
const LARGEST = 0.82;

/** Places of a map that wants the page's whole breadth. */
const MANY = 500;

/** The game's own map, with a disc in each place whose area says how often something was there. */
export function HeatMap({ data, figure }: { data: ReportData; figure: Heat }) {
  const parts = anyPartsOf(data.game, data.title);
  const sheet = withNames(
    readSheet(data.sheet, { scenario: data.scenario, options: {} }),
    data.messages,
  );
  const geo = new Geometry(sheet);
  const frame = parts.map.frame(geo);
  const { Print, Names } = parts.map;
  const look = geo.places.length > MANY ? "heat-map large" : "heat-map";
  return (
    <svg class={look} viewBox={viewBox(frame)} role="img" aria-label={figure.caption}>
      <BandPatterns />
      <Print {...{ sheet, geo, frame }} deployment={false} />
      <Discs {...{ geo, figure }} language={data.language} />
      {Names && <Names {...{ sheet, geo, frame }} deployment={false} />}
    </svg>
  );
}

function viewBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(rounded).join(" ");
}

function Discs({ geo, figure, language }: { geo: Geometry; figure: Heat; language: string }) {
  const counted = Object.entries(figure.places).filter(([place]) => geo.has(place));
  const most = Math.max(...counted.map(([, count]) => count));
  const labels = new Map(geo.places.map(({ id, label }) => [id, label ?? ""]));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const radius = LARGEST * (geo.spaces.length > 0 ? SPACE : R);
  return (
    <g class="discs">
      {counted.map(([place, count]) => {
        const { x, y } = geo.centre(place);
        const name = [place, labels.get(place)].filter((word) => word).join(" ");
        return (
          <circle
            key={place}
            cx={rounded(x)}
            cy={rounded(y)}
            r={rounded(radius * Math.sqrt(count / most))}
          >
            <title>{`${name}: ${number.format(count)}`}</title>
          </circle>
        );
      })}
    </g>
  );
}
