import { normal } from "../../curves";
import { type Point, polyline, rounded } from "../../geometry";
import { noise } from "../../noise";
import { seededRandom } from "../../random";
import { type Course, lengths } from "./courses";
import { spaced } from "./hachures";

/** How a bed looks: its name in the style, its breadth, and that of the water in it, in drawing units. */
export interface BedKind {
  name: "khor" | "river";
  breadth: number;
  water: number;
}

export const KHOR: BedKind = { name: "khor", breadth: 25, water: 0 };
export const RIVER: BedKind = { name: "river", breadth: 52, water: 17 };

/** Over so many drawing units a bed widens from its source. */
const WIDENS = 210;
/** Part of its breadth by which a bank comes and goes. */
const UNEVEN = 0.3;

/** Dry beds: sand between banks with short strokes, and water that winds in those that have any. */
export function Beds({ beds }: { beds: readonly { kind: BedKind; courses: readonly Course[] }[] }) {
  const all = beds.flatMap(({ kind, courses }) =>
    courses.map((course) => ({ kind, course, banks: bank(course, kind) })),
  );
  const outline = all
    .map(({ banks: { left, right } }) => polyline([...left, ...right.toReversed()], true))
    .join("");
  const seed = (i: number) => `bed ${i}`;
  const wet = all.filter(({ kind }) => kind.water > 0);
  return (
    <g class="beds">
      <path class="bed-bank" d={outline} />
      <path class="bed-sand" d={outline} />
      <path class="bed-stipple" d={all.map(({ banks }, i) => stipple(banks, seed(i))).join("")} />
      <path class="bed-cut" d={all.map(({ banks }, i) => cuts(banks, seed(i))).join("")} />
      <path class="bed-water" d={wet.map(({ course, kind }) => channel(course, kind)).join("")} />
    </g>
  );
}

interface Banks {
  left: Point[];
  right: Point[];
  line: readonly Point[];
}

/** Both banks of a bed, neither quite along the other. */
export function bank({ line, hexes, rises, fades }: Course, kind: BedKind): Banks {
  const gone = lengths(line);
  const all = gone.at(-1) ?? 0;
  const breadth = (i: number): number => {
    const from = rises ? (gone[i] ?? 0) : WIDENS;
    const to = fades ? all - (gone[i] ?? 0) : WIDENS;
    return (kind.breadth / 2) * Math.min(1, 0.3 + Math.min(from, to) / WIDENS);
  };
  const side = (sign: number): Point[] => {
    const uneven = noise(`bank ${kind.name} ${hexes[0]} ${sign}`, 46);
    return line.map((p, i) => {
      const n = normal(line[i - 1] ?? p, line[i + 1] ?? p);
      const by = sign * breadth(i) * (1 + UNEVEN * 2 * (uneven(gone[i] ?? 0, 0) - 0.5));
      return { x: p.x + n.x * by, y: p.y + n.y * by };
    });
  };
  return { left: side(1), right: side(-1), line };
}

/** Grains of sand between the banks. */
function stipple({ left, right }: Banks, seed: string): string {
  const next = seededRandom(`stipple ${seed}`);
  return left
    .flatMap((p, i) => {
      const q = right[i] ?? p;
      return Array.from({ length: 2 }, () => {
        const part = 0.14 + next() * 0.72;
        return `M${rounded(p.x + (q.x - p.x) * part)} ${rounded(p.y + (q.y - p.y) * part)}h.8`;
      });
    })
    .join("");
}

/** Short strokes from the banks into the bed, here and there, as where a bank is steep. */
function cuts({ left, right, line }: Banks, seed: string): string {
  const next = seededRandom(`cuts ${seed}`);
  const steep = noise(`steep ${seed}`, 60);
  const into = (side: readonly Point[], row: number): string =>
    spaced(side, () => 5 + next() * 1.5)
      .map((p, i) => {
        const long = 3 + 7 * (steep(i * 5.5, row * 90) - 0.3);
        if (long < 3) return "";
        const to = nearest(line, p);
        const far = Math.hypot(to.x - p.x, to.y - p.y) || 1;
        const [dx, dy] = [((to.x - p.x) / far) * long, ((to.y - p.y) / far) * long];
        return `M${rounded(p.x)} ${rounded(p.y)}l${rounded(dx)} ${rounded(dy)}`;
      })
      .join("");
  return into(left, 0) + into(right, 1);
}

function nearest(line: readonly Point[], p: Point): Point {
  const away = (q: Point) => (q.x - p.x) ** 2 + (q.y - p.y) ** 2;
  return line.reduce((best, q) => (away(q) < away(best) ? q : best));
}

/** The thread of water in a bed: it winds from bank to bank, now broader, now narrower. */
function channel({ line, hexes }: Course, kind: BedKind): string {
  const [sway, wide] = [noise(`thread ${hexes[0]}`, 90), noise(`width ${hexes[0]}`, 60)];
  const gone = lengths(line);
  const side = (sign: number): Point[] =>
    line.map((p, i) => {
      const n = normal(line[i - 1] ?? p, line[i + 1] ?? p);
      const to = (sway(gone[i] ?? 0, 0) - 0.5) * (kind.breadth - kind.water);
      const by = to + sign * (kind.water / 2) * (0.55 + 0.9 * wide(gone[i] ?? 0, 0));
      return { x: p.x + n.x * by, y: p.y + n.y * by };
    });
  return polyline([...side(1), ...side(-1).toReversed()], true);
}
