import type { JSX } from "preact";

/**
 * Something that is drawn anew wherever it stands: one drawing for all places would keep the page
 * on which it stood first.
 */
export type Drawing = () => JSX.Element;

const BOX = "M-14 -9.5H14V9.5H-14Z";

/** Unit symbols in a box of 28 by 19, centred: a cross, a slash, a gun. */
const DRAWN: Record<string, Drawing> = {
  infantry: () => <path class="symbol-line" d={`${BOX}M-14 -9.5L14 9.5M14 -9.5L-14 9.5`} />,
  cavalry: () => <path class="symbol-line" d={`${BOX}M-14 9.5L14 -9.5`} />,
  cannon: () => (
    <g>
      <path class="symbol-line" d={BOX} />
      <path class="symbol-solid" d="M-9.5 2.2L8.6 -4.6L9.8 -1.4L-2.2 3.6Z" />
      <circle class="symbol-wheel" cx="-1.2" cy="2.6" r="4" />
    </g>
  ),
  artillery: () => (
    <g>
      <path class="symbol-line" d={BOX} />
      <circle class="symbol-solid" r="3.8" />
    </g>
  ),
  armor: () => (
    <path
      class="symbol-line"
      d={`${BOX}M-5 -4.6H5A4.6 4.6 0 0 1 5 4.6H-5A4.6 4.6 0 0 1 -5 -4.6Z`}
    />
  ),
  recon: () => (
    <path
      class="symbol-line"
      d={`${BOX}M-14 9.5L14 -9.5M-5 -4.6H5A4.6 4.6 0 0 1 5 4.6H-5A4.6 4.6 0 0 1 -5 -4.6Z`}
    />
  ),
  mechanized: () => (
    <path
      class="symbol-line"
      d={`${BOX}M-14 -9.5L14 9.5M14 -9.5L-14 9.5M-5 -4.6H5A4.6 4.6 0 0 1 5 4.6H-5A4.6 4.6 0 0 1 -5 -4.6Z`}
    />
  ),
  machine: () => <path class="symbol-line" d={`${BOX}M0 7V-6M-4 -2L0 -6L4 -2M-5 7H5`} />,
  engineer: () => <path class="symbol-line" d={`${BOX}M-8 5V-3H8V5M0 -3V5`} />,
  camel: () => <path class="symbol-line" d={`${BOX}M-9 5C-7 -6 -3 -6 -1 2C1 -6 6 -6 8 5`} />,
  boat: () => (
    <g>
      <path class="symbol-line" d={BOX} />
      <path class="symbol-solid" d="M-10 1H10L6.5 6H-6.5ZM-2 0V-6H2V0Z" />
    </g>
  ),
  leader: () => (
    <path
      class="symbol-solid"
      d="M0 -11L3 -3.6L11 -3.2L4.8 1.8L7 9.6L0 5.2L-7 9.6L-4.8 1.8L-11 -3.2L-3 -3.6Z"
    />
  ),
  mines: () => (
    <g>
      <path class="symbol-line" d={BOX} />
      <path
        class="symbol-solid"
        d="M-9 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM3.8 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z"
      />
    </g>
  ),
};

/** Words in the games' types, with the symbol that says the same. */
const ALIKE: readonly [RegExp, string][] = [
  [/leader|commander|general/, "leader"],
  [/cannon/, "cannon"],
  [/artiller|battery|gun(?!boat)|howitzer|krupp/, "artillery"],
  [/gunboat|steamer|boat/, "boat"],
  [/armou?r|tank|panzer/, "armor"],
  [/recon/, "recon"],
  [/mechani[sz]ed|armou?red inf|pz ?gren/, "mechanized"],
  [/machine|maxim|\bmg\b/, "machine"],
  [/engineer|sapper|pioneer/, "engineer"],
  [/camel/, "camel"],
  [/caval|horse|lancer/, "cavalry"],
  [/infantr|foot|rifle|spear|sword|askari|ascari/, "infantry"],
];

/** The symbol's kind for a type as a game names it. */
export function symbolKind(type: string): string {
  const word = type.toLowerCase();
  return DRAWN[word] ? word : (ALIKE.find(([like]) => like.test(word))?.[1] ?? "infantry");
}

/** The symbol of a kind of unit. */
export function unitSymbol(type: string): Drawing {
  return DRAWN[symbolKind(type)] ?? (() => <path class="symbol-line" d={BOX} />);
}
