import type { HexDef, Place, SheetData } from "../wire/types";

export interface Point {
  x: number;
  y: number;
}

/** Radius of a hex in the drawing, whatever the sheet's own units. */
export const R = 60;

const point = (x: number, y: number): Point => ({ x, y });

export const middle = (a: Point, b: Point): Point => point((a.x + b.x) / 2, (a.y + b.y) / 2);

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Of the way from a to b, the point at `part`. */
export const between = (a: Point, b: Point, part: number): Point =>
  point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);

/** The compass points of a hex's edges, each with its angle, east being 0 and south 90. */
const EDGES: Record<"flat" | "pointed", Record<string, number[]>> = {
  flat: {
    SE: [30],
    S: [90],
    SW: [150],
    NW: [210],
    N: [270],
    NE: [330],
    W: [150, 210],
    E: [330, 30],
  },
  pointed: {
    E: [0],
    SE: [60],
    SW: [120],
    W: [180],
    NW: [240],
    NE: [300],
    S: [120, 60],
    N: [240, 300],
  },
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sheet's places in drawing units: centres, corners, edges, and who lies next to whom. */
export class Geometry {
  readonly centres: ReadonlyMap<Place, Point>;
  readonly hexes: readonly HexDef[];
  readonly orientation: "flat" | "pointed";
  readonly bounds: Box;
  /** Breadth of a hex between two opposite edges. */
  readonly breadth = R * Math.sqrt(3);

  constructor(sheet: SheetData) {
    const scale = R / sheet.size;
    this.hexes = sheet.hexes;
    this.orientation = sheet.orientation;
    this.centres = new Map(sheet.hexes.map((h) => [h.id, point(h.x * scale, h.y * scale)]));
    const corners = sheet.hexes.flatMap((h) => this.corners(h.id));
    const xs = corners.map((c) => c.x);
    const ys = corners.map((c) => c.y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    this.bounds = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  centre(place: Place): Point {
    const centre = this.centres.get(place);
    if (!centre) throw new Error(`The sheet has no hex ${place}.`);
    return centre;
  }

  has(place: Place): boolean {
    return this.centres.has(place);
  }

  /** The six corners, clockwise; `radius` of 1 is the hex itself. */
  corners(place: Place, radius = 1): Point[] {
    const c = this.centre(place);
    const turn = this.orientation === "flat" ? 0 : 30;
    return [0, 60, 120, 180, 240, 300].map((degrees) => at(c, degrees + turn, R * radius));
  }

  /** The two ends of the side that two touching hexes share, in no particular order. */
  side(a: Place, b: Place): [Point, Point] {
    return sideBetween(this.centre(a), this.centre(b));
  }

  /** The edges of a hex towards a compass point, each as its two ends, going round clockwise. */
  edges(place: Place, towards: string): [Point, Point][] {
    const angles = EDGES[this.orientation][towards];
    if (!angles) throw new Error(`No edge of a ${this.orientation} hex lies towards ${towards}.`);
    const c = this.centre(place);
    return angles.map((angle) => [at(c, angle - 30, R), at(c, angle + 30, R)]);
  }

  /** The hexes that touch a hex. */
  neighbours(place: Place): Place[] {
    const c = this.centre(place);
    const near = this.breadth * 1.1;
    return this.hexes
      .filter((h) => h.id !== place && distance(c, this.centre(h.id)) < near)
      .map((h) => h.id);
  }

  /** The hex next in the direction of an arrow key; `lane` is where a walk that way began. */
  towards(place: Place, direction: Point, lane?: Point): Place | undefined {
    const c = this.centre(place);
    const on = lane ?? c;
    const score = (to: Point): number => {
      const along = (to.x - c.x) * direction.x + (to.y - c.y) * direction.y;
      const across = Math.abs((to.x - on.x) * direction.y - (to.y - on.y) * direction.x);
      const aside = Math.abs((to.x - c.x) * direction.y - (to.y - c.y) * direction.x);
      return along < R * 0.4 || aside > along ? Number.POSITIVE_INFINITY : along + across * 1.5;
    };
    const found = this.hexes
      .filter((h) => h.id !== place)
      .map((h) => ({ id: h.id, score: score(this.centre(h.id)) }))
      .filter((h) => h.score < Number.POSITIVE_INFINITY)
      .sort((p, q) => p.score - q.score)[0];
    return found?.id;
  }

  /** The hex whose centre is nearest, if the point lies in it. */
  under(p: Point): Place | undefined {
    let best: Place | undefined;
    let least = R;
    for (const [id, c] of this.centres) {
      const d = distance(p, c);
      if (d < least) [best, least] = [id, d];
    }
    return best;
  }
}

export function sideBetween(a: Point, b: Point): [Point, Point] {
  const m = middle(a, b);
  const d = distance(a, b);
  const [px, py] = [(-(b.y - a.y) / d) * (R / 2), ((b.x - a.x) / d) * (R / 2)];
  return [point(m.x + px, m.y + py), point(m.x - px, m.y - py)];
}

export function at(centre: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
}

export const rounded = (n: number): string => String(Math.round(n * 10) / 10);

/** Points as an SVG path of straight lines. */
export function polyline(points: readonly Point[], closed = false): string {
  const steps = points.map((p, i) => `${i === 0 ? "M" : "L"}${rounded(p.x)} ${rounded(p.y)}`);
  return steps.join("") + (closed ? "Z" : "");
}
