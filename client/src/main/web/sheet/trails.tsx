import type { Place } from "../protocol/types";
import { smooth } from "./curves";
import { between, type Geometry, type Point, polyline, rounded } from "./geometry";

/** Ways lately gone, with an arrow head where they end, and crosses where units fell. */
export function Trails({
  geo,
  ways,
  fell,
}: {
  geo: Geometry;
  ways: readonly { unit: string; path: readonly Place[] }[];
  fell: readonly Place[];
}) {
  return (
    <g class="trails">
      {ways.map(({ unit, path }) => {
        const points = shortened(
          path.filter((p) => geo.has(p)).map((p) => geo.centre(p)),
          geo.breadth,
        );
        return (
          points.length > 1 && (
            <g key={`${unit} ${path.join()}`}>
              <path class="trail-casing" d={smooth(points)} />
              <path class="trail" d={smooth(points)} marker-end="url(#trail-head)" />
            </g>
          )
        );
      })}
      {fell
        .filter((at) => geo.has(at))
        .map((at, i) => {
          const c = geo.centre(at);
          return (
            <path
              key={`${at} ${i}`}
              class="trail-cross"
              d="M-13 -13L13 13M13 -13L-13 13"
              transform={`translate(${rounded(c.x)} ${rounded(c.y)})`}
            />
          );
        })}
    </g>
  );
}

/** Shares of a hex by which a way begins beside the middle of its first place, and ends before that of its last. */
const [BESIDE, BEFORE] = [0.12, 0.38];

/**
 * A way that begins beside the middle of its first place and ends at the counter in its last,
 * however many hexes its last line leads over: what is cut off is measured in hexes.
 *
 * @param breadth of a hex
 */
export function shortened(points: readonly Point[], breadth: number): Point[] {
  const [first, second] = points;
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!first || !second || !before || !last) return [];
  const part = (a: Point, b: Point, hexes: number) =>
    Math.min(hexes, (hexes * breadth) / (Math.hypot(b.x - a.x, b.y - a.y) || 1));
  return [
    between(first, second, part(first, second, BESIDE)),
    ...points.slice(1, -1),
    between(last, before, part(before, last, BEFORE)),
  ];
}

/** Where units lately fought: strokes over the sides that were attacked, and what the dice said. */
export function Fights({
  geo,
  fights,
  verdicts = {},
}: {
  geo: Geometry;
  /** Results in a word or two. */
  verdicts?: Readonly<Record<string, string>> | undefined;
  fights: readonly {
    from: readonly Place[];
    at: readonly Place[];
    dice: readonly number[];
    result: string;
  }[];
}) {
  return (
    <g class="fights">
      {fights.map((fight, i) => {
        const tag = tagOf(fights, i);
        const targets = fight.at.filter((p) => geo.has(p)).map((p) => geo.centre(p));
        const sources = fight.from.filter((p) => geo.has(p)).map((p) => geo.centre(p));
        const first = targets[0];
        return (
          first && (
            <g key={`${fight.at.join()} ${i}`}>
              {targets.flatMap((b) =>
                sources.map((a) => (
                  <path key={`${a.x} ${a.y} ${b.x}`} class="thrust" d={thrust(a, b)} />
                )),
              )}
              {tag && (
                <Verdict
                  p={{ x: first.x, y: first.y + TAG * tag.row }}
                  dice={tag.dice}
                  result={fight.result}
                  told={verdicts[fight.result] ?? fight.result}
                />
              )}
            </g>
          )
        );
      })}
    </g>
  );
}

/** From one result on a hex to the next below it, in the map's units. */
const TAG = 24;

/** So many results have rows of their own; of more the last of each hex is told, without dice. */
const TOLD_APART = 6;

/** How the result of a fight stands on its hex. */
export interface Tag {
  /** How many results of earlier fights stand above it. */
  row: number;
  dice: readonly number[];
}

/** The tag of a fight; none where it has no result, or another tells it too. */
export function tagOf(
  fights: readonly { at: readonly Place[]; dice: readonly number[]; result: string }[],
  i: number,
): Tag | undefined {
  const fight = fights[i];
  if (!fight?.result) return undefined;
  const told = fights.filter(({ result }) => result);
  const here = told.filter(({ at }) => at[0] === fight.at[0]);
  const row = here.indexOf(fight);
  if (told.length <= TOLD_APART) return { row, dice: fight.dice };
  return row < here.length - 1 ? undefined : { row: 0, dice: [] };
}

/** A spearhead over the border of two hexes, from the one into the other. */
function thrust(a: Point, b: Point): string {
  const [tail, tip] = [between(a, b, 0.36), between(a, b, 0.64)];
  const [dx, dy] = [tip.x - tail.x, tip.y - tail.y];
  const d = Math.hypot(dx, dy) || 1;
  const side = (by: number): Point => ({
    x: tail.x - (dy / d) * by,
    y: tail.y + (dx / d) * by,
  });
  return polyline([side(7), tip, side(-7), between(tail, tip, 0.3)], true);
}

/** The result of a fight as a small tag on the hex. */
function Verdict({
  p,
  dice,
  result,
  told,
}: {
  p: Point;
  dice: readonly number[];
  result: string;
  told: string;
}) {
  const text = [...dice.map(String), told].join(" · ");
  const wide = 14 + text.length * 8.2;
  return (
    <g
      class={`verdict result-${result}`}
      transform={`translate(${rounded(p.x)} ${rounded(p.y + 46)})`}
    >
      <rect x={rounded(-wide / 2)} y="-11" width={rounded(wide)} height="22" rx="3" />
      <text y="5.4">{text}</text>
    </g>
  );
}
