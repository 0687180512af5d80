import { distance, type Point, rounded } from "./geometry";

/** Points that differ by less than the arithmetic does have one key: corners of hexes never lie at its steps. */
const key = (p: Point): string => `${Math.round(p.x + 0.237)},${Math.round(p.y + 0.237)}`;

/** A piece of a line with a mark of its own, such as the hex it falls towards. */
export interface Segment<T> {
  from: Point;
  to: Point;
  mark: T;
}

/** Segments that touch end to end, joined to runs as long as possible, each run in walking order. */
export function chains<T>(segments: readonly Segment<T>[]): Segment<T>[][] {
  const left = new Set(segments);
  const runs: Segment<T>[][] = [];
  for (const first of segments) {
    if (!left.delete(first)) continue;
    const run = [first];
    while (extend(run, left, "to"));
    while (extend(run, left, "from"));
    runs.push(run);
  }
  return runs;
}

function extend<T>(run: Segment<T>[], left: Set<Segment<T>>, end: "from" | "to"): boolean {
  const last = end === "to" ? run.at(-1) : run[0];
  if (!last) return false;
  const tip = key(last[end]);
  for (const next of left) {
    const touching = key(next.from) === tip || key(next.to) === tip;
    if (!touching) continue;
    left.delete(next);
    const forward = (key(next.from) === tip) === (end === "to");
    const turned = forward ? next : { from: next.to, to: next.from, mark: next.mark };
    if (end === "to") run.push(turned);
    else run.unshift(turned);
    return true;
  }
  return false;
}

/** The corners of a run of segments. */
export function corners<T>(run: readonly Segment<T>[]): Point[] {
  const first = run[0];
  return first ? [first.from, ...run.map((s) => s.to)] : [];
}

/** A curve through all points (Catmull-Rom), sampled in steps of about `step`. */
export function curve(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p1, p2] = [points[i], points[i + 1]];
    if (!p1 || !p2) continue;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const n = Math.max(2, Math.round(distance(p1, p2) / step));
    for (let k = 0; k < n; k++) out.push(catmullRom(p0, p1, p2, p3, k / n));
  }
  const last = points.at(-1);
  if (last) out.push(last);
  return out;
}

function catmullRom(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const f = (a: number, b: number, c: number, d: number): number =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return { x: f(p0.x, p1.x, p2.x, p3.x), y: f(p0.y, p1.y, p2.y, p3.y) };
}

/** The sharp corners of a zigzag cut off, so that it reads as one sweep. */
export function relaxed(points: readonly Point[], times = 1): Point[] {
  let now = [...points];
  for (let n = 0; n < times; n++) {
    now = now.map((p, i) => {
      const [a, b] = [now[i - 1], now[i + 1]];
      return a && b ? { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 } : p;
    });
  }
  return now;
}

/** The unit normal to the left of the way from a to b, y pointing down. */
export function normal(a: Point, b: Point): Point {
  const d = distance(a, b) || 1;
  return { x: (b.y - a.y) / d, y: -(b.x - a.x) / d };
}

/** A line moved sideways by `by` along its normals. */
export function offset(points: readonly Point[], by: number): Point[] {
  return points.map((p, i) => {
    const n = normal(points[i - 1] ?? p, points[i + 1] ?? p);
    return { x: p.x + n.x * by, y: p.y + n.y * by };
  });
}

/** Points as a smooth SVG path. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let path = `M${rounded(first.x)} ${rounded(first.y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p1, p2] = [points[i], points[i + 1]];
    if (!p1 || !p2) continue;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    path += `C${[c1, c2, p2].map((p) => `${rounded(p.x)} ${rounded(p.y)}`).join(" ")}`;
  }
  return path;
}
