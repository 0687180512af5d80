import { capitalize } from "../../i18n/translate";
import { Sign } from "../../sheet/sign";
import { SPRITE } from "./sprite";
import { symbolOf } from "./symbols";
import { words } from "./words/words";

/** The signs of Kasserine's map, and the symbols of its units. */
export function KasserineLegend() {
  const { legend, types } = words();
  return (
    <dl class="legend kasserine">
      <Sign name={legend.broken}>
        <rect class="legend-ground broken-ground" x="2" y="2" width="46" height="20" />
        <path class="flecks" d="M9 16l4 -7m3 3l4 -6M28 17l4 -7m3 3l4 -6" />
      </Sign>
      <Sign name={legend.rough}>
        <rect class="legend-ground rough-ground" x="2" y="2" width="46" height="20" />
        <path class="rock-lit" d="M12 17L16 6L17 17ZM30 18L34 7L35 18Z" />
        <path class="rock-shade" d="M17 17L16 6L22 17ZM35 18L34 7L40 18Z" />
      </Sign>
      <Sign name={legend.road}>
        <path class="legend-road" d="M2 16C14 6 30 20 48 8" />
        <path class="legend-road-line" d="M2 16C14 6 30 20 48 8" />
      </Sign>
      <Sign name={legend.trail}>
        <path class="legend-trail" d="M2 16C14 6 30 20 48 8" />
      </Sign>
      <Sign name={legend.wadi}>
        <path class="legend-wadi" d="M2 16C14 6 30 20 48 8" />
      </Sign>
      <Sign name={legend.mines}>
        {[9, 25, 41].map((x) => (
          <g key={x}>
            <path class="mine-spike" d={`M${x - 7} 12H${x + 7}M${x} 5V19`} />
            <circle class="mine" cx={x} cy="12" r="4.4" />
          </g>
        ))}
      </Sign>
      <Sign name={legend.box}>
        <path class="rampart" d="M14 3H36L44 12L36 21H14L6 12Z" />
        <path class="rampart-teeth" d="M14 3H36L44 12L36 21H14L6 12Z" />
      </Sign>
      <Sign name={legend.objective}>
        <circle class="objective-disc" cx="25" cy="12" r="11" />
        <path
          class="objective-star"
          d="M25 3L27.5 9L34 9.4L29 13.6L30.6 20L25 16.4L19.4 20L21 13.6L16 9.4L22.5 9Z"
        />
      </Sign>
      <Sign name={legend.supply}>
        <g class="supply side-axis">
          <circle class="wheel" cx="13" cy="12" r="9" />
          <path class="spokes" d="M4 12H22M13 3V21" />
        </g>
        <g class="supply side-allies">
          <circle class="wheel" cx="37" cy="12" r="9" />
          <path class="spokes" d="M28 12H46M37 3V21" />
        </g>
      </Sign>
      <Sign name={legend.entry}>
        <g class="entry side-axis">
          <path d="M4 7H28V2L46 12L28 22V17H4Z" />
          <text x="17" y="16">
            4
          </text>
        </g>
      </Sign>
      {Object.keys(SPRITE).map((type) => (
        <Sign key={type} name={capitalize(types[type] ?? type)}>
          <g transform="translate(25 12)">{symbolOf(type)}</g>
        </Sign>
      ))}
    </dl>
  );
}
