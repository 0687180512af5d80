import { useRef } from "preact/hooks";
import type { Place, UnitId } from "../protocol/types";
import { useMoveAnimation } from "./animation";
import type { Point } from "./geometry";
import { translation } from "./input/drag";
import type { Drawing } from "./symbols";

/** Breadth of a counter in the drawing. */
export const COUNTER = 70;

export type Band = "plain" | "striped" | "dotted" | "barred" | "checked" | "chevron";

/** What is printed on a counter. */
export interface Face {
  side: string;
  band: Band;
  symbol: Drawing;
  letters: string;
  factors: readonly string[];
  /** Whose soldiers they are, for a colour of their own within their side's. */
  nation?: string;
  /** Round counters are leaders. */
  round?: boolean;
  /** Whether it lies small on whoever it is with, whose figures stay in sight. */
  rides?: boolean;
  /** The counter in words: "Turkish infantry TI, strength 4, movement 2". */
  name: string;
  /** The unit's name alone: "Turkish infantry". */
  short: string;
  /** Its whole historical name, where that is longer. */
  full?: string;
}

/** What a unit can still do, in words, and whether that is to attack somebody. */
export interface Ready {
  told: string;
  fights: boolean;
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
  /** It can still do something before the phase ends. */
  ready?: Ready;
  /** It is on the move: so in words. */
  moving?: string;
  /** Reduced to its weaker side: a stripe lies behind the factors. */
  reduced?: boolean;
  /** Short marks on tabs at the right edge, at most four. */
  tabs?: readonly string[];
  /** The places of its latest move, from first to last. */
  way?: readonly Place[];
}

/** The printed face, centred on the origin. */
export function CounterFace({
  face,
  reduced = false,
  bears = false,
  tabs = [],
  letters,
}: {
  face: Face;
  reduced?: boolean;
  /** How large its letters are, where they need more room than the map gives them. */
  letters?: number;
  /** Whether another lies on its upper right corner. */
  bears?: boolean;
  tabs?: readonly string[];
}) {
  return (
    <>
      {face.round ? <RoundBody /> : <SquareBody band={face.band} />}
      {reduced && <Stripe round={face.round ?? false} />}
      <g class="counter-symbol" transform={symbolAt(face, letters)}>
        {face.symbol()}
      </g>
      {face.letters && <Letters of={face.letters} size={letters} />}
      <Factors of={face} />
      <PrintedName name={face.short} />
      {tabs.slice(0, 4).map((tab, i) => (
        <g
          key={tab}
          class="tab"
          transform={`translate(${HALF - 1} ${bears ? 25 - i * 15 : -20 + i * 15})`}
        >
          <rect x="-7" y="-6.5" width="14" height="13" rx="2" />
          <text y="4">{tab.slice(0, 2)}</text>
        </g>
      ))}
    </>
  );
}

/** What a reduced unit's factors stand on; it stays within a circle's ring. */
function Stripe({ round }: { round: boolean }) {
  return round ? (
    <path
      class="counter-stripe"
      d="M-27.2 -2H27.2A27.3 27.3 0 0 1 20.9 17.5H-20.9A27.3 27.3 0 0 1 -27.2 -2Z"
    />
  ) : (
    <rect class="counter-stripe" x={-HALF + 1.4} y="8" width={COUNTER - 2.8} height="22" />
  );
}

/** Where the symbol stands: it leaves the letters the room that they need. */
function symbolAt(face: Face, letters: number | undefined): string {
  if (!face.letters) return "translate(0 -11)";
  return letters ? "translate(-20.5 -11) scale(0.66)" : "translate(-11.5 -11)";
}

function Letters({ of, size }: { of: string; size: number | undefined }) {
  return size ? (
    <text
      class="counter-letters"
      x="13"
      y={size / 3 - 11}
      style={{ fontSize: `${size}px` }}
      {...fitting(of, 3, 40)}
    >
      {of}
    </text>
  ) : (
    <text class="counter-letters" x="20" y="-6" {...fitting(of, 2, 25)}>
      {of}
    </text>
  );
}

/** Signs in a line of a name on a counter, and how many lines there are. */
const LINE = 17;
const LINES = 2;

/** The unit's name on the counter itself, to be read where one has come near. */
function PrintedName({ name }: { name: string }) {
  return (
    <g class="counter-name" aria-hidden="true">
      <rect x={-HALF + 1.4} y={HALF - 18} width={COUNTER - 2.8} height="16.6" />
      {linesOf(name).map((line, i) => (
        <text key={line} y={HALF - 12 + i * 8} {...fitting(line, LINE, COUNTER - 6)}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** A name in two lines, broken between words; what does not fit the second is cut. */
function linesOf(name: string): string[] {
  const lines: string[] = [""];
  for (const word of name.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= LINE || lines.at(-1) === "") lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.slice(0, LINES);
}

/** The figures at the foot of a face; a circle has less room there. */
function Factors({ of }: { of: Face }) {
  const figures = of.factors.join("·");
  return of.round ? (
    <text class="counter-factors narrow" y="14.5" {...fitting(figures, 2, 42)}>
      {figures}
    </text>
  ) : (
    <text class="counter-factors" y="25.5" {...fitting(figures, 5, 62)}>
      {figures}
    </text>
  );
}

const HALF = COUNTER / 2;

/** Long lettering is drawn together to the room that it has. */
function fitting(text: string, most: number, room: number) {
  return text.length > most
    ? { textLength: String(room), lengthAdjust: "spacingAndGlyphs" as const }
    : {};
}

function SquareBody({ band }: { band: Band }) {
  return (
    <>
      <rect class="counter-edge" x={-HALF} y={-HALF} width={COUNTER} height={COUNTER} rx="3.4" />
      <rect
        class="counter-card"
        x={-HALF + 1}
        y={-HALF + 1.2}
        width={COUNTER - 2}
        height={COUNTER - 2.6}
        rx="2.6"
      />
      <path
        class="counter-band"
        d={`M${-HALF + 1} ${-HALF + 3.8}q0 -2.6 2.6 -2.6h${COUNTER - 7.2}q2.6 0 2.6 2.6v6.6h${-COUNTER + 2}z`}
      />
      {band !== "plain" && (
        <path
          d={`M${-HALF + 1} ${-HALF + 1.6}h${COUNTER - 2}v8.4h${-COUNTER + 2}z`}
          fill={`url(#band-${band})`}
        />
      )}
    </>
  );
}

function RoundBody() {
  return (
    <>
      <circle class="counter-edge" r={HALF} />
      <circle class="counter-card" r={HALF - 1.2} />
      <circle class="counter-ring" r={HALF - 5} />
    </>
  );
}

/** How much smaller a counter is that lies on another. */
const SMALL = 0.64;

/** One counter on the sheet; it goes where it is put along its way. Pressing it acts on the unit. */
export function Counter({
  counter,
  p,
  way,
  riding,
  lifted,
}: {
  counter: CounterState;
  p: Point;
  /** The points of its latest way but the last. */
  way: readonly Point[];
  /** Whether it lies small on another, or bears one that does. */
  riding?: "rides" | "bears" | undefined;
  lifted: boolean;
}) {
  const { face, id } = counter;
  const element = useRef<SVGGElement>(null);
  useMoveAnimation(element, counter.at, p, way);
  const classes = ["counter", ...tinted(face)];
  for (const look of ["picked", "aimed", "spent", "must", "can"] as const) {
    if (counter[look]) classes.push(look);
  }
  if (lifted) classes.push("lifted");
  return (
    <g
      ref={element}
      class={classes.join(" ")}
      style={{ transform: translation(p) }}
      role="button"
      tabindex={-1}
      aria-label={counterName(counter)}
      aria-pressed={Boolean(counter.picked || counter.aimed)}
      data-unit={id}
    >
      <g {...(riding === "rides" ? { transform: `scale(${SMALL})` } : {})}>
        <CounterFace
          face={face}
          reduced={counter.reduced ?? false}
          bears={riding === "bears"}
          {...(counter.tabs ? { tabs: counter.tabs } : {})}
        />
        {face.round ? (
          <circle class="counter-glow" r="37" />
        ) : (
          <rect class="counter-glow" x="-37" y="-37" width="74" height="74" rx="5" />
        )}
        {counter.ready && <ReadyPip fights={counter.ready.fights} />}
        {counter.moving && <MoveSign />}
      </g>
    </g>
  );
}

/** A counter in words, with what it can still do. */
export function counterName({ face, ready, moving }: CounterState): string {
  return [face.name, moving, ready?.told].filter(Boolean).join(", ");
}

/** An arrow at the left edge of the counter that is on the move. */
function MoveSign() {
  return (
    <g class="move-sign" transform={`translate(${1 - HALF} 6)`}>
      <circle r="11.5" />
      <path d="M-5.5 0H5M0.5 -5L5.5 0L0.5 5" />
    </g>
  );
}

/** A disc at the corner of a counter that can still do something: a dot, or a cross where it can attack. */
function ReadyPip({ fights }: { fights: boolean }) {
  return (
    <g transform={`translate(${3 - HALF} ${3 - HALF})`}>
      <Pip fights={fights} />
    </g>
  );
}

function Pip({ fights }: { fights: boolean }) {
  return (
    <g class="ready-pip">
      <circle r="12" />
      {fights ? <path d="M-5.4 -5.4L5.4 5.4M5.4 -5.4L-5.4 5.4" /> : <circle class="dot" r="5" />}
    </g>
  );
}

/** The classes that give a counter the colours of its side and nation. */
export function tinted(face: Face): string[] {
  return [`side-${face.side}`, ...(face.nation ? [`nation-${face.nation}`] : [])];
}

/** The sign of those that can still do something, beside words about them. */
export function PipSample() {
  return (
    <svg class="pip-sample" viewBox="-14 -14 28 28" width="16" height="16" aria-hidden="true">
      <Pip fights={false} />
    </svg>
  );
}

/** Breadth of a counter on its own with its edge, in drawing units. */
const CHIP = 74;

/** The least size of what one must read, and of a counter on its own in a list, in pixels. */
const READ = 12;
const LISTED = 44;

/** From which size on the letters of a counter on its own are read as the map prints them. */
const FULL = 60;

/** How large the letters of a smaller one are, in its drawing units, to be read. */
export function chipLetters(size: number): number {
  return (READ * CHIP) / size;
}

/** A counter on its own, for panels. */
export function CounterChip({ face, size = LISTED }: { face: Face; size?: number }) {
  return (
    <svg
      class={`chip ${tinted(face).join(" ")}`}
      viewBox="-37 -37 74 74"
      width={size}
      height={size}
      role="img"
      aria-label={face.name}
    >
      <CounterFace face={face} {...(size < FULL ? { letters: chipLetters(size) } : {})} />
    </svg>
  );
}
