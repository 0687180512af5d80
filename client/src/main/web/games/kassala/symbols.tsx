import type { JSX } from "preact";

const BOX = "M-14 -9.5H14V9.5H-14Z";

/** Unit symbols in a box of 28 by 19, centred: a cross, a slash, a gun. */
const DRAWN: Record<string, JSX.Element> = {
  infantry: <path class="symbol-line" d={`${BOX}M-14 -9.5L14 9.5M14 -9.5L-14 9.5`} />,
  cavalry: <path class="symbol-line" d={`${BOX}M-14 9.5L14 -9.5`} />,
  cannon: (
    <g>
      <path class="symbol-line" d={BOX} />
      <path class="symbol-solid" d="M-9.5 2.2L8.6 -4.6L9.8 -1.4L-2.2 3.6Z" />
      <circle class="symbol-wheel" cx="-1.2" cy="2.6" r="4" />
    </g>
  ),
};

/** The symbol of a kind of unit. */
export function unitSymbol(type: string): JSX.Element {
  return DRAWN[type] ?? <path class="symbol-line" d={BOX} />;
}
