import type { ComponentChildren } from "preact";
import type { Place, UnitId } from "../wire/types";
import type { Point } from "./geometry";

/** Breadth of a counter in the drawing. */
export const COUNTER = 70;

export type Band = "plain" | "striped" | "dotted" | "barred" | "checked" | "chevron";

/** What is printed on a counter. */
export interface Face {
  side: string;
  band: Band;
  symbol: ComponentChildren;
  letters: string;
  factors: readonly string[];
  /** The counter in words: "Turkish infantry TI, strength 4, movement 2". */
  name: string;
  /** The unit's name alone: "Turkish infantry". */
  short: string;
}

/** How a counter lies on the sheet at this moment. */
export interface CounterState {
  id: UnitId;
  at: Place;
  face: Face;
  picked?: boolean;
  aimed?: boolean;
  spent?: boolean;
  must?: boolean;
  can?: boolean;
}

/** Patterns of the band along the upper edge, by nationality, so that colour never tells alone. */
export function BandPatterns() {
  return (
    <defs>
      <pattern id="band-striped" width="6" height="6" patternUnits="userSpaceOnUse">
        <path class="band-mark" d="M-1 7L7 -1M-4 4L4 -4M2 10L10 2" />
      </pattern>
      <pattern id="band-dotted" width="6" height="5" patternUnits="userSpaceOnUse">
        <circle class="band-dot" cx="3" cy="2.5" r="1.3" />
      </pattern>
      <pattern id="band-barred" width="7" height="10" patternUnits="userSpaceOnUse">
        <path class="band-mark" d="M3.5 -1V11" />
      </pattern>
      <pattern id="band-checked" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="band-fill" d="M0 0H4V4H0ZM4 4H8V8H4Z" />
      </pattern>
      <pattern id="band-chevron" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="band-mark" d="M-1 7L4 2L9 7" />
      </pattern>
      <filter id="counter-shadow" x="-20%" y="-20%" width="150%" height="150%">
        <feDropShadow dx="1.2" dy="2" stdDeviation="1.6" flood-opacity="0.42" />
      </filter>
    </defs>
  );
}

/** The printed face, centred on the origin. */
export function CounterFace({ face }: { face: Face }) {
  const half = COUNTER / 2;
  return (
    <>
      <rect class="counter-edge" x={-half} y={-half} width={COUNTER} height={COUNTER} rx="3.4" />
      <rect
        class="counter-card"
        x={-half + 1}
        y={-half + 1.2}
        width={COUNTER - 2}
        height={COUNTER - 2.6}
        rx="2.6"
      />
      <path
        class="counter-band"
        d={`M${-half + 1} ${-half + 3.8}q0 -2.6 2.6 -2.6h${COUNTER - 7.2}q2.6 0 2.6 2.6v6.6h${-COUNTER + 2}z`}
      />
      {face.band !== "plain" && (
        <path
          d={`M${-half + 1} ${-half + 1.6}h${COUNTER - 2}v8.4h${-COUNTER + 2}z`}
          fill={`url(#band-${face.band})`}
        />
      )}
      <g class="counter-symbol" transform="translate(-11.5 -11)">
        {face.symbol}
      </g>
      <text class="counter-letters" x="20" y="-6">
        {face.letters}
      </text>
      <text class="counter-factors" y="25.5">
        {face.factors.join("·")}
      </text>
    </>
  );
}

/** One counter on the sheet, moved there smoothly; pressing it acts on the unit. */
export function Counter({
  counter,
  p,
  lifted,
  onPress,
  onHover,
}: {
  counter: CounterState;
  p: Point;
  lifted: boolean;
  onPress: (unit: UnitId) => void;
  onHover: (place: Place | undefined) => void;
}) {
  const { face, id } = counter;
  const looks = ["counter", `side-${face.side}`];
  if (counter.picked) looks.push("picked");
  if (counter.aimed) looks.push("aimed");
  if (counter.spent) looks.push("spent");
  if (counter.must) looks.push("must");
  if (counter.can) looks.push("can");
  if (lifted) looks.push("lifted");
  return (
    <g
      class={looks.join(" ")}
      style={{ transform: `translate(${p.x.toFixed(1)}px, ${p.y.toFixed(1)}px)` }}
      role="button"
      tabindex={-1}
      aria-label={face.name}
      aria-pressed={Boolean(counter.picked || counter.aimed)}
      data-unit={id}
      onClick={(event) => {
        event.stopPropagation();
        onPress(id);
      }}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(counter.at)}
    >
      <CounterFace face={face} />
      <rect class="counter-glow" x="-37" y="-37" width="74" height="74" rx="5" />
    </g>
  );
}

/** A counter on its own, for panels. */
export function CounterChip({ face, size = 40 }: { face: Face; size?: number }) {
  return (
    <svg
      class={`chip side-${face.side}`}
      viewBox="-37 -37 74 74"
      width={size}
      height={size}
      role="img"
      aria-label={face.name}
    >
      <CounterFace face={face} />
    </svg>
  );
}
