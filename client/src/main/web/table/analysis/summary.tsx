import { useRef, useState } from "preact/hooks";
import type { Findings, SideFindings } from "../../protocol/answers";
import { copyText } from "../panel/link";
import { picture } from "../replay/picture";
import { diceOf, half, marked, ofHundred, playOf, points, signed } from "./figures";
import { curvePath } from "./graph";
import { say } from "./words/words";

/** What is told of a side, line by line: the same in words, on the card and in its picture. */
export function linesOf(side: SideFindings, found: Findings, name: string, game: string): string[] {
  const worst = marked(found)
    .filter((d) => d.by === side.side || d.by.startsWith(side.side))
    .sort((a, b) => b.loss - a.loss)[0];
  return [
    `${game}: ${name}`,
    side.decisions > 0
      ? say("summary.play", playOf(side), points(side.rate), side.decisions)
      : say("summary.none"),
    ...(worst ? [say("summary.worst", worst.entry, points(worst.loss))] : []),
    say("summary.luck", signed(side.luck), half(side.luckError), Math.round(side.percentile)),
    [
      diceOf(side, name),
      ...(side.adjusted === undefined ? [] : [say("adjusted", name, ofHundred(side.adjusted))]),
    ].join(" "),
  ];
}

const WIDTH = 640;
const TOP = 44;
const LINE = 30;
const CURVE = 90;

interface Props {
  found: Findings;
  side: SideFindings;
  name: string;
  game: string;
  last: number;
}

/** The card of a side, to be shared as text and as a picture. */
export function SummaryCard({ found, side, name, game, last }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const [told, setTold] = useState("");
  const lines = linesOf(side, found, name, game);
  const text = lines.join("\n");
  const height = TOP + lines.length * LINE + CURVE + 16;
  const share = async () => {
    if (navigator.share) await navigator.share({ text }).catch(() => undefined);
    else setTold((await copyText(text, null)) ? say("summary.copied") : text);
  };
  const save = async () => {
    if (!drawing.current) return;
    const url = URL.createObjectURL(await picture(drawing.current));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${side.side}.png`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div class="summary">
      <svg ref={drawing} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={text}>
        <rect class="summary-ground" width={WIDTH} height={height} rx="8" />
        {lines.map((line, i) => (
          <text
            key={line}
            class={i === 0 ? "summary-title" : "summary-line"}
            x="20"
            y={TOP + i * LINE}
          >
            {line}
          </text>
        ))}
        <g transform={`translate(20 ${height - CURVE - 12})`}>
          <path class="summary-half" d={`M0 ${CURVE / 2}H${WIDTH - 40}`} />
          <path class="summary-curve" d={curvePath(found, last, WIDTH - 40, CURVE)} />
        </g>
      </svg>
      <p class="answers">
        <button type="button" class="quiet small" onClick={() => void share()}>
          {say("share" in navigator ? "summary.share" : "summary.copy")}
        </button>
        <button
          type="button"
          class="quiet small"
          onClick={() => void save().catch((error: unknown) => setTold(String(error)))}
        >
          {say("summary.picture")}
        </button>
      </p>
      {told && <p role="status">{told}</p>}
    </div>
  );
}
