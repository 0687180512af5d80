import { Sign } from "../../sheet/sign";
import { words } from "./words/words";

/** The signs of the maps and the markers of Ascari. */
export function AscariLegend() {
  const { legend } = words();
  return (
    <dl class="legend">
      <Sign name={legend.slope}>
        <path
          class="hachure"
          d={Array.from({ length: 11 }, (_, i) => `M${3 + i * 4} 6l1.2 10l1.2 -10z`).join("")}
        />
      </Sign>
      <Sign name={legend.khor}>
        <path class="bed-bank" d="M2 14C14 4 30 20 48 8" />
        <path class="bed-sand" d="M2 14C14 4 30 20 48 8" />
      </Sign>
      <Sign name={legend.bands}>
        {(["dotted", "checked", "barred", "striped"] as const).map((band, i) => (
          <g key={band}>
            <rect class="counter-band" x={2 + i * 12} y="6" width="10" height="10" />
            <rect x={2 + i * 12} y="6" width="10" height="10" fill={`url(#band-${band})`} />
          </g>
        ))}
      </Sign>
      <Sign name={legend.markers}>
        {["M", "C", "R", "F"].map((letter, i) => (
          <g key={letter} class="tab" transform={`translate(${8 + i * 12} 11)`}>
            <rect x="-5.5" y="-6.5" width="11" height="13" rx="2" />
            <text y="4">{letter}</text>
          </g>
        ))}
      </Sign>
      <Sign name={legend.lying}>
        {["2 Ri", "G"].map((letters, i) => (
          <g key={letters} class="lying" transform={`translate(${15 + i * 24} 11) scale(0.7)`}>
            <rect
              x={-6 - letters.length * 3.75}
              y="-10"
              width={12 + letters.length * 7.5}
              height="19"
              rx="3"
            />
            <text y="4.6">{letters}</text>
          </g>
        ))}
      </Sign>
      <Sign name={legend.ash}>
        <path class="stakes" d="M10 18l6 -11M21 18l6 -11M32 18l6 -11" />
      </Sign>
    </dl>
  );
}
