import { capitalize } from "../../i18n/translate";
import type { UnitDef } from "../../protocol/types";
import { Sign } from "../../sheet/sign";
import type { LegendProps } from "../parts";
import { BANDS, type People, peopleOf } from "./face";
import { words } from "./words/words";

/** The peoples in the order in which they are named; those without a band of their own last. */
const PEOPLES: readonly People[] = [
  "dervish",
  "tigrean",
  "galla",
  "ethiopian",
  "italian",
  "anglo-egyptian",
  "bande",
];

const WIDE = 46;
const GAP = 3;

/** The peoples of a battle, each by the head of its counter, in the order of their names. */
function Peoples({ units }: { units: readonly UnitDef[] }) {
  const { nations } = words();
  const there = new Set(units.map(peopleOf));
  const peoples = PEOPLES.filter((people) => there.has(people));
  const width = (WIDE + GAP) / peoples.length - GAP;
  return (
    <Sign name={capitalize(peoples.map((people) => nations[people] ?? people).join(", "))}>
      {peoples.map((people, i) => {
        const x = 2 + i * (width + GAP);
        return (
          <g key={people} class={`nation-ascari-${people}`}>
            <rect class="legend-counter" x={x} y="3" width={width} height="18" rx="2" />
            <rect class="counter-band" x={x} y="3" width={width} height="8" />
            {BANDS[people] !== "plain" && (
              <rect x={x} y="3" width={width} height="8" fill={`url(#band-${BANDS[people]})`} />
            )}
          </g>
        );
      })}
    </Sign>
  );
}

/** The signs of the maps and the markers of Ascari, and the peoples of the battle. */
export function AscariLegend({ sheet }: LegendProps) {
  const { legend } = words();
  return (
    <dl class="legend">
      <Sign name={legend.slope}>
        <rect class="legend-level-1" x="2" y="2" width="46" height="8" />
        <path class="crest" d="M2 10H48" />
        <path
          class="hachure"
          d={Array.from({ length: 12 }, (_, i) => `M${3 + i * 4} 10l1.2 10l1.2 -10z`).join("")}
        />
      </Sign>
      <Sign name={legend.level}>
        <rect class="legend-level-1" x="2" y="4" width="15" height="16" />
        <rect class="legend-level-2" x="17" y="4" width="15" height="16" />
        <rect class="legend-level-3" x="32" y="4" width="16" height="16" />
        <path
          class="steps"
          d="M7 15l2.7 -6l2.7 6ZM19 15l2.7 -6l2.7 6ZM25 15l2.7 -6l2.7 6ZM33 15l2.4 -6l2.4 6ZM38 15l2.4 -6l2.4 6ZM43 15l2.4 -6l2.4 6Z"
        />
      </Sign>
      <Sign name={legend.khor}>
        <path class="bed-sand" d="M2 11C14 1 30 17 48 5V14C30 26 14 10 2 20Z" />
        <path class="bed-bank" d="M2 11C14 1 30 17 48 5M48 14C30 26 14 10 2 20" />
        <path class="bed-water" d="M2 15C14 5 30 21 48 9V11C30 23 14 7 2 17Z" />
      </Sign>
      <Sign name={legend.trees}>
        <path class="palm-trunk" d="M13 21V9M37 20V13" />
        <path
          class="palm-crown"
          d="M13 9q4 -4 7 1M13 9q3 -6 5 -3M13 9q-4 -4 -7 1M13 9q-3 -6 -5 -3"
        />
        <path class="acacia-crown" d="M28 12q4 -6 9 -6q6 0 9 6q-9 -3 -18 0Z" />
      </Sign>
      <Sign name={legend.village}>
        {[11, 23, 35].map((x, i) => (
          <g key={x}>
            <circle class="hut-shade" cx={x + 1.5} cy={13 + (i % 2) * 4} r="6" />
            <circle class="hut" cx={x} cy={11.5 + (i % 2) * 4} r="6" />
            <circle class="hut-light" cx={x - 1.6} cy={10 + (i % 2) * 4} r="3" />
          </g>
        ))}
      </Sign>
      <Sign name={legend.fort}>
        <path class="fort-wall" d="M6 2L13 5H15L22 2L19 9V14L22 22L15 19H13L6 22L9 14V9Z" />
        <path class="hedge-heart" d="M29 12H48" />
        <path
          class="hedge-bough"
          d="M28 7L34 17M33 6L30 18M36 6L41 17M41 6L37 18M44 7L48 17M48 6L45 18"
        />
      </Sign>
      <Sign name={legend.path}>
        <path class="legend-path" d="M2 16C14 6 30 20 48 8" />
      </Sign>
      <Sign name={legend.exit}>
        <path class="way-out" d="M20 3L29 12L20 21" />
      </Sign>
      <Peoples units={sheet?.units ?? []} />
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
