import type { Findings, JudgedDecision } from "../../protocol/answers";
import { say } from "./words/words";

const WIDTH = 600;
const HEIGHT = 96;

interface Props {
  found: Findings;
  last: number;
  past: number | undefined;
  side: string;
  go: (entry: number) => void;
}

/** The curve as a path: steps from entry to entry. */
export function curvePath(found: Findings, last: number): string {
  return found.curve
    .map(({ entry, chance }, i) => {
      const x = (entry / Math.max(1, last)) * WIDTH;
      const y = (1 - chance) * HEIGHT;
      return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The chance after an entry: that of the last point up to it. */
export function chanceAt(found: Findings, entry: number): number {
  return found.curve.findLast((point) => point.entry <= entry)?.chance ?? 0.5;
}

const SIGNS = { doubtful: "?!", bad: "?", "very-bad": "??" } as const;

/** The sign of a mark as chess writes it; nothing without one. */
export function signOf(decision: JudgedDecision): string {
  return decision.mark === "none" ? "" : SIGNS[decision.mark];
}

/** The winning chance of the first side over the whole game; a press goes there. */
export function ChanceGraph({ found, last, past, side, go }: Props) {
  const x = (entry: number) => (entry / Math.max(1, last)) * WIDTH;
  const marked = found.decisions.filter((d) => d.mark !== "none");
  const at = past ?? last;
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    go(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  return (
    <figure class="chance">
      <figcaption>{say("curve", side)}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber below it does the same by keys */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say("curveAt", at, side, Math.round(chanceAt(found, at) * 100))}
        onClick={press}
      >
        <path class="chance-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="chance-area" d={`${curvePath(found, last)}V${HEIGHT}H0Z`} />
        <path class="chance-line" d={curvePath(found, last)} />
        {marked.map((d) => (
          <path key={d.entry} class={`chance-mark ${d.mark}`} d={`M${x(d.entry)} 0V${HEIGHT}`} />
        ))}
        <path class="chance-now" d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
    </figure>
  );
}
