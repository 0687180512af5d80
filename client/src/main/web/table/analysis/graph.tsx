import type { Findings } from "../../protocol/answers";
import { chanceAt, marked, ofHundred, signOf, turningThrows } from "./figures";
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
export function curvePath(found: Findings, last: number, width = WIDTH, height = HEIGHT): string {
  return found.curve
    .map(({ entry, chance }, i) => {
      const x = (entry / Math.max(1, last)) * width;
      const y = (1 - chance) * height;
      return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The winning chance of the first side over the whole game; a press goes there. */
export function ChanceGraph({ found, last, past, side, go }: Props) {
  const share = (entry: number) => entry / Math.max(1, last);
  const x = (entry: number) => share(entry) * WIDTH;
  const mistakes = marked(found);
  const throws = turningThrows(found);
  const at = past ?? last;
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const pressed = (event.clientX - box.left) / box.width;
    go(Math.max(0, Math.min(last, Math.round(pressed * last))));
  };
  return (
    <figure class="chance">
      <figcaption>{say("curve", side)}</figcaption>
      <div class="chance-signs" aria-hidden="true">
        {mistakes.map((d) => (
          <Sign key={d.entry} share={share(d.entry)} sign={signOf(d)} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber below it does the same by keys */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say("curveAt", at, side, ofHundred(chanceAt(found, at)))}
        onClick={press}
      >
        <path class="chance-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="chance-area" d={`${curvePath(found, last)}V${HEIGHT}H0Z`} />
        <path class="chance-line" d={curvePath(found, last)} />
        {mistakes.map((d) => (
          <path key={d.entry} class={`chance-mark ${d.mark}`} d={`M${x(d.entry)} 0V${HEIGHT}`} />
        ))}
        <path class="chance-now" d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      <div class="chance-signs" aria-hidden="true">
        {throws.map((one) => (
          <Sign key={one.entry} share={share(one.entry)} sign="◆" />
        ))}
      </div>
      {(mistakes.length > 0 || throws.length > 0) && <p class="fine">{say("signs")}</p>}
    </figure>
  );
}

/** A sign above or below the curve; the page's policy allows no style in an element's text. */
function Sign({ share, sign }: { share: number; sign: string }) {
  return (
    <b
      ref={(element) => {
        if (element) element.style.left = `${(share * 100).toFixed(2)}%`;
      }}
    >
      {sign}
    </b>
  );
}
