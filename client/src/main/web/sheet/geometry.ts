import type { HexDef, Place, SheetData, SpaceDef } from "../protocol/types";
import { groupBy } from "./groupby";

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

/** Radius of a space of a map without hexes, in the drawing. */
export const SPACE = 46;

/** The sheet's places in drawing units: centres, corners, edges, and who lies next to whom. */
export class Geometry {
  readonly centres: ReadonlyMap<Place, Point>;
  readonly hexes: readonly HexDef[];
  /** Places of a map without hexes. */
  readonly spaces: readonly SpaceDef[];
  /** Drawing units in one unit of the sheet. */
  readonly scale: number;
  private readonly cells: ReadonlyMap<string, readonly Place[]>;
  readonly orientation: "flat" | "pointed";
  readonly bounds: Box;
  /** Breadth of a hex between two opposite edges. */
  readonly breadth = R * Math.sqrt(3);

  constructor(sheet: SheetData) {
    this.scale = R / sheet.size;
    this.hexes = sheet.hexes;
    this.spaces = sheet.spaces ?? [];
    this.orientation = sheet.orientation;
    const places = [...this.hexes, ...this.spaces];
    this.centres = new Map(places.map((h) => [h.id, this.point(h.x, h.y)]));
    this.cells = groupBy(this.centres.keys(), (id) => cell(this.centre(id)));
    const rim = [...this.centres.keys()].flatMap((id) => this.corners(id));
    const xs = rim.map((c) => c.x);
    const ys = rim.map((c) => c.y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    this.bounds = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** A point of the sheet in the drawing. */
  point(x: number, y: number): Point {
    return point(x * this.scale, y * this.scale);
  }

  /** Every place of the sheet, hexes first. */
  get places(): readonly { id: Place; label?: string }[] {
    return this.spaces.length === 0 ? this.hexes : [...this.hexes, ...this.spaces];
  }

  private isSpace(place: Place): boolean {
    return this.spaces.length > 0 && this.spaces.some((s) => s.id === place);
  }

  /** The rim of a hex or space as an SVG path; `radius` of 1 is the place itself. */
  outline(place: Place, radius = 1): string {
    if (!this.isSpace(place)) return polyline(this.corners(place, radius), true);
    const c = this.centre(place);
    const r = rounded(SPACE * radius);
    const across = rounded(2 * SPACE * radius);
    return `M${rounded(c.x - SPACE * radius)} ${rounded(c.y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`;
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
    return this.near(c).filter((id) => id !== place && distance(c, this.centre(id)) < near);
  }

  /** The places in the cells round a point. */
  private near(p: Point): Place[] {
    const [column, row] = [Math.floor(p.x / CELL), Math.floor(p.y / CELL)];
    const found: Place[] = [];
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) found.push(...(this.cells.get(`${x},${y}`) ?? []));
    }
    return found;
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
    const found = [...this.centres]
      .filter(([id]) => id !== place)
      .map(([id, to]) => ({ id, score: score(to) }))
      .filter((h) => h.score < Number.POSITIVE_INFINITY)
      .sort((p, q) => p.score - q.score)[0];
    return found?.id;
  }

  /** The place whose centre is nearest, if the point lies in it. */
  under(p: Point): Place | undefined {
    let best: Place | undefined;
    let least = R;
    for (const id of this.near(p)) {
      const d = distance(p, this.centre(id));
      if (d < least) [best, least] = [id, d];
    }
    return best;
  }
}

/** Breadth of the cells by which places are found; more than the breadth of a hex. */
const CELL = 2 * R;

const cell = (p: Point): string => `${Math.floor(p.x / CELL)},${Math.floor(p.y / CELL)}`;

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
