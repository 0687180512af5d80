import { Sign } from "../../sheet/sign";
import { words } from "./words/words";

/** The signs of Kassala's map. */
export function KassalaLegend() {
  const { legend } = words();
  return (
    <dl class="legend">
      <Sign name={legend.wadi}>
        <path class="crest" d="M2 7H46" />
        <path
          class="hachure"
          d={Array.from(
            { length: 11 },
            (_, i) => `M${3 + i * 4} 7l1.2 ${9 + (i % 3)}l1.2 ${-9 - (i % 3)}z`,
          ).join("")}
        />
      </Sign>
      <Sign name={legend.trench}>
        <path class="bank-line" d="M2 7H46" />
        <path
          class="stake"
          d={Array.from({ length: 5 }, (_, i) => `M${4 + i * 9} 7l3.4 9l3.4 -9z`).join("")}
        />
      </Sign>
      <Sign name={legend.town}>
        <rect class="house" x="8" y="5" width="10" height="7" />
        <rect class="house" x="21" y="8" width="9" height="8" />
        <rect class="house" x="32" y="4" width="9" height="7" />
        <path class="wall" d="M2 19H46" />
      </Sign>
      <Sign name={legend.symbols}>
        <path class="symbol-line" d="M2 6H15V18H2ZL15 18M15 6L2 18M18 6H31V18H18ZM18 18L31 6" />
        <path class="symbol-line" d="M34 6H47V18H34Z" />
        <path class="symbol-solid" d="M36 13L45 9.4L45.6 11.4L39 14.6Z" />
      </Sign>
    </dl>
  );
}
