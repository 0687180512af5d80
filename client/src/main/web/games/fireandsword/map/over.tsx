import type { Place, SheetData, View } from "../../../protocol/types";
import type { Geometry } from "../../../sheet/geometry";
import { rounded } from "../../../sheet/geometry";
import { type Campaign, campaignOf, type SudanPosition, type TownState } from "../state";
import { PlaceNames, way, worth } from "./print";
import { Regions } from "./regions";

/** What lies on the printed map: revolt, who holds the towns, sieges, columns, the railway. */
export function SudanOver({ sheet, geo, view }: { sheet: SheetData; geo: Geometry; view: View }) {
  const position = view.position as unknown as SudanPosition;
  const friendly = new Set(position.converted ?? []);
  const rails = (sheet.networks ?? []).filter((n) => n.kind === "railway");
  return (
    <g class="sudan-over" aria-hidden="true">
      <Regions sheet={sheet} geo={geo} regions={position.regions ?? {}} />
      {(position.railhead ?? 0) > 0 &&
        rails.map((n, i) => (
          <g key={i} class={open(position, campaignOf(sheet)) ? "sudan-rail open" : "sudan-rail"}>
            <path class="sudan-rail-bed" d={way(geo, n)} />
            <path class="sudan-rail-ties" d={way(geo, n)} />
          </g>
        ))}
      {[...friendly].map(
        (place) => geo.has(place) && <Friendly key={place} geo={geo} at={place} />,
      )}
      <PlaceNames geo={geo} />
      {Object.entries(position.towns ?? {}).map(
        ([place, town]) => geo.has(place) && <Town key={place} geo={geo} at={place} town={town} />,
      )}
    </g>
  );
}

/** Whether trains run. */
function open({ turn, railhead = 0 }: SudanPosition, { railwayAfter }: Campaign): boolean {
  return railhead > 0 && turn >= railhead + railwayAfter;
}

function Friendly({ geo, at }: { geo: Geometry; at: Place }) {
  const c = geo.centre(at);
  return <circle class="sudan-friendly" cx={rounded(c.x)} cy={rounded(c.y)} r="47" />;
}

interface TownProps {
  geo: Geometry;
  at: Place;
  town: TownState;
}

function Town({ geo, at, town }: TownProps) {
  const c = geo.centre(at);
  return (
    <g transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}>
      {town.mahdist && (
        <>
          <rect class="sudan-fallen" x="-40" y="-40" width="80" height="80" rx="5" />
          <path class="sudan-pole" d="M0 28V-30" />
          <path class="sudan-flag" d="M0 -30L30 -22L0 -8Z" />
        </>
      )}
    </g>
  );
}

/** What every town tells above whoever lies in it: its points, and a siege with its supplies. */
export function SudanSigns({ sheet, geo, view }: { sheet: SheetData; geo: Geometry; view: View }) {
  const { towns } = view.position as unknown as SudanPosition;
  const points = worth(sheet, String(view.options.vp ?? "balanced"));
  return (
    <g class="sudan-signs" aria-hidden="true">
      {Object.entries(towns ?? {}).map(
        ([place, town]) =>
          geo.has(place) && (
            <Signs key={place} geo={geo} at={place} town={town} points={points.get(place) ?? ""} />
          ),
      )}
    </g>
  );
}

function Signs({ geo, at, town, points }: TownProps & { points: string }) {
  const c = geo.centre(at);
  return (
    <g transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}>
      {town.supply > 0 && (
        <>
          <rect class="sudan-siege" x="-47" y="-47" width="94" height="94" rx="12" />
          <g
            class={town.supply === 1 ? "sudan-supply last" : "sudan-supply"}
            transform="translate(47 26)"
          >
            <circle r="22" />
            <text y="11">{town.supply}</text>
          </g>
        </>
      )}
      <g class={town.mahdist ? "sudan-worth lost" : "sudan-worth"} transform="translate(-50 -46)">
        <circle r="22" />
        <text y="11">{points}</text>
      </g>
    </g>
  );
}
