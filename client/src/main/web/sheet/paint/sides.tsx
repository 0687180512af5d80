import type { HexSide } from "../../protocol/types";
import { chains, corners, curve, normal, relaxed, type Segment, smooth } from "../curves";
import { between, distance, type Geometry, type Point, polyline, rounded } from "../geometry";
import { seededRandom } from "../random";

/** Runs of hexsides, each segment marked with the centre of the hex that its signs point into. */
export function runs(
  geo: Geometry,
  sides: readonly HexSide[],
  into: (side: HexSide) => string | undefined,
): Segment<Point>[][] {
  const segments = sides.map((side) => {
    const [from, to] = geo.side(side.a, side.b);
    return { from, to, mark: geo.centre(into(side) ?? side.a) };
  });
  return chains(segments);
}

/** Points along a run, each with the direction of its signs. */
function strokes(
  run: readonly Segment<Point>[],
  line: readonly Point[],
): { p: Point; out: Point }[] {
  return line.slice(0, -1).map((p, i) => {
    const q = line[i + 1] ?? p;
    const n = normal(p, q);
    const mark = nearest(run, p).mark;
    const right = (mark.x - p.x) * n.x + (mark.y - p.y) * n.y > 0;
    return { p: between(p, q, 0.5), out: right ? n : { x: -n.x, y: -n.y } };
  });
}

function nearest(run: readonly Segment<Point>[], p: Point): Segment<Point> {
  const away = (s: Segment<Point>): number => distance(between(s.from, s.to, 0.5), p);
  return run.reduce((best, s) => (away(s) < away(best) ? s : best));
}

/** A fall of the ground: a crest with tapering hachures that point down into the low hex. */
export function Falls({ geo, sides, name }: { geo: Geometry; sides: HexSide[]; name: string }) {
  const all = runs(geo, sides, (s) => s.low);
  return (
    <g class={`falls ${name}`}>
      {all.map((run, i) => {
        const line = relaxed(curve(corners(run), 4.2), 6);
        const signs = strokes(run, line);
        const next = seededRandom(`falls ${name} ${i}`);
        const foot = signs.map(({ p, out }) => move(p, out, 9));
        return (
          <g key={i}>
            <path class="fall-shade" d={smooth(foot)} />
            <path class="hachure" d={signs.map((s) => hachure(s.p, s.out, next)).join("")} />
            <path class="crest" d={smooth(line)} />
          </g>
        );
      })}
    </g>
  );
}

function move(p: Point, way: Point, by: number): Point {
  return { x: p.x + way.x * by, y: p.y + way.y * by };
}

function hachure(p: Point, out: Point, next: () => number): string {
  const long = 10 + next() * 7;
  const lean = (next() - 0.5) * 2.4;
  const along = { x: -out.y, y: out.x };
  const tip = move(move(p, out, long), along, lean);
  const wide = 0.85 + next() * 0.5;
  return polyline([move(p, along, wide), tip, move(p, along, -wide)], true);
}

/** A trench with its abatis: a bank, and stakes that point into the barbed hex. */
export function Barbs({ geo, sides, name }: { geo: Geometry; sides: HexSide[]; name: string }) {
  const all = runs(geo, sides, (s) => s.barbed);
  return (
    <g class={`barbs ${name}`}>
      {all.map((run, i) => {
        const line = relaxed(curve(corners(run), 9.5), 1);
        const signs = strokes(run, line);
        const ditch = signs.map(({ p, out }) => move(p, out, -5));
        return (
          <g key={i}>
            <path class="ditch" d={polyline(ditch)} />
            <path class="bank-line" d={polyline(line)} />
            <path class="stake" d={signs.map((s) => stake(s.p, s.out)).join("")} />
          </g>
        );
      })}
    </g>
  );
}

function stake(p: Point, out: Point): string {
  const along = { x: -out.y, y: out.x };
  const a = move(p, along, 3.4);
  const b = move(p, along, -3.4);
  const tip = move(p, out, 9);
  return `M${rounded(a.x)} ${rounded(a.y)}L${rounded(tip.x)} ${rounded(tip.y)}L${rounded(b.x)} ${rounded(b.y)}Z`;
}

/** A dotted line along hexsides, such as a limit of deployment. */
export function DottedLine({
  geo,
  sides,
  name,
}: {
  geo: Geometry;
  sides: readonly [string, string][];
  name: string;
}) {
  const segments = sides.map(([a, b]) => {
    const [from, to] = geo.side(a, b);
    return { from, to, mark: null };
  });
  return (
    <g class={`dotted ${name}`}>
      {chains(segments).map((run, i) => (
        <path key={i} d={polyline(corners(run))} />
      ))}
    </g>
  );
}
