import { Sign } from "../../../sheet/sign";
import { words } from "../words/words";

/** The signs of the map of the Sudan. */
export function SudanLegend() {
  const { legend } = words();
  return (
    <dl class="legend">
      <Sign name={legend.town}>
        <rect class="sudan-garrison" x="15" y="3" width="19" height="19" rx="2" />
        <g class="sudan-worth" transform="translate(16 5)">
          <circle r="5" />
        </g>
      </Sign>
      <Sign name={legend.fallen}>
        <path class="sudan-pole" d="M20 22V3" />
        <path class="sudan-flag" d="M20 3L36 7L20 13Z" />
      </Sign>
      <Sign name={legend.siege}>
        <rect class="sudan-siege" x="13" y="2" width="22" height="20" rx="4" />
      </Sign>
      <Sign name={legend.well}>
        <circle class="sudan-well" cx="25" cy="12" r="8" />
        <circle class="sudan-drop" cx="25" cy="12" r="3.4" />
      </Sign>
      <Sign name={legend.river}>
        <path class="sudan-bank" d="M2 14Q16 6 26 13T48 11" stroke-width="9" />
        <path class="sudan-water" d="M2 14Q16 6 26 13T48 11" stroke-width="6" />
        <g class="sudan-cataracts">
          <path d="M23 5V20M26 4V21M29 5V20" />
        </g>
      </Sign>
      <Sign name={legend.track}>
        <path class="sudan-track" d="M2 12H48" />
      </Sign>
      <Sign name={legend.friendly}>
        <circle class="sudan-friendly" cx="25" cy="12" r="9" />
      </Sign>
      <Sign name={legend.fell}>
        <path class="trail-cross" d="M19 6L31 18M31 6L19 18" />
      </Sign>
    </dl>
  );
}
