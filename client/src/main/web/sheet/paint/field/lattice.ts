import type { HexDef } from "../../../protocol/types";
import { type Box, distance, type Geometry, type Point } from "../../geometry";
import { noise } from "../../noise";

/** Drawing units between two points of a lattice. */
const STEP = 8;
/** How far the value of a hex is felt, in drawing units: the breadth of a bell. */
const BELL = 58;
/** Beyond so many breadths nothing is felt of it. */
const FELT = 3;
/** How often values are corrected until every hex has its own in its middle. */
const CORRECTED = 9;
/** How far a smooth shape is pushed about so that it looks grown, in drawing units, by size of the push. */
const PUSHES = [
  { size: 170, by: 74 },
  { size: 64, by: 30 },
  { size: 26, by: 10 },
];
/** In the middle of a hex nothing is pushed, so that its ground stays its own; all of it so far away. */
const WHOLE_PUSH = 50;
/** Noise is told for positive points alone; the drawing may reach a little to the left of 0. */
const ORIGIN = 4000;

/** Numbers at the points of a lattice over a box of the drawing, read between them by straight lines. */
export class Lattice {
  readonly columns: number;
  readonly rows: number;

  constructor(
    readonly box: Box,
    readonly values: Float32Array,
    readonly step = STEP,
  ) {
    this.columns = Math.ceil(box.width / step) + 1;
    this.rows = Math.ceil(box.height / step) + 1;
  }

  /** What is told of each point of a box, a point in every `step` drawing units. */
  static of(box: Box, step: number, told: (p: Point) => number): Lattice {
    const [columns, rows] = [Math.ceil(box.width / step) + 1, Math.ceil(box.height / step) + 1];
    const values = Float32Array.from({ length: columns * rows }, (_, i) =>
      told({ x: box.x + (i % columns) * step, y: box.y + Math.floor(i / columns) * step }),
    );
    return new Lattice(box, values, step);
  }

  /** The point of a column and a row. */
  point(column: number, row: number): Point {
    return { x: this.box.x + column * this.step, y: this.box.y + row * this.step };
  }

  /** The value at a column and a row; beyond the rim that of the rim. */
  value(column: number, row: number): number {
    const x = Math.max(0, Math.min(this.columns - 1, column));
    const y = Math.max(0, Math.min(this.rows - 1, row));
    return this.values[y * this.columns + x] ?? 0;
  }

  /** The value at a point of the drawing. */
  at({ x, y }: Point): number {
    const [u, v] = [(x - this.box.x) / this.step, (y - this.box.y) / this.step];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const upper = mixed(this.value(column, row), this.value(column + 1, row), u - column);
    const lower = mixed(this.value(column, row + 1), this.value(column + 1, row + 1), u - column);
    return mixed(upper, lower, v - row);
  }

  /** The way in which the value grows fastest, and by how much in a drawing unit. */
  slope({ x, y }: Point): Point {
    const { step } = this;
    const along = this.at({ x: x + step, y }) - this.at({ x: x - step, y });
    const down = this.at({ x, y: y + step }) - this.at({ x, y: y - step });
    return { x: along / (2 * step), y: down / (2 * step) };
  }
}

const mixed = (a: number, b: number, part: number): number => a + (b - a) * part;

/**
 * A number told of each hex as a smooth field: in the middle of a hex its own, between them and beyond
 * the rim of the board what lies near. Its outlines have no corners of hexes in them.
 */
export function blended(geo: Geometry, box: Box, told: (hex: HexDef) => number): Lattice {
  if (geo.hexes.every((hex) => told(hex) === 0)) return Lattice.of(box, STEP, () => 0);
  const sources = corrected(geo, told);
  const columns = Math.ceil(box.width / STEP) + 1;
  const rows = Math.ceil(box.height / STEP) + 1;
  const sum = new Float32Array(columns * rows);
  const weight = new Float32Array(columns * rows).fill(1e-12);
  const wide = Math.ceil((FELT * BELL) / STEP);
  for (const { p, value } of sources) {
    const [column, row] = [Math.round((p.x - box.x) / STEP), Math.round((p.y - box.y) / STEP)];
    for (let y = Math.max(0, row - wide); y <= Math.min(rows - 1, row + wide); y++) {
      const tall = bell(box.y + y * STEP - p.y);
      for (let x = Math.max(0, column - wide); x <= Math.min(columns - 1, column + wide); x++) {
        const felt = tall * bell(box.x + x * STEP - p.x);
        const i = y * columns + x;
        sum[i] = (sum[i] ?? 0) + felt * value;
        weight[i] = (weight[i] ?? 0) + felt;
      }
    }
  }
  return pushed(
    geo,
    new Lattice(
      box,
      sum.map((s, i) => s / (weight[i] ?? 1)),
    ),
  );
}

const bell = (away: number): number => Math.exp(-(away ** 2) / (2 * BELL ** 2));

/** What each hex must be given so that the blend of all is right in every middle. */
function corrected(geo: Geometry, told: (hex: HexDef) => number): { p: Point; value: number }[] {
  const hexes = geo.hexes.map((hex) => ({ id: hex.id, p: geo.centre(hex.id), told: told(hex) }));
  const place = new Map(hexes.map((hex, i) => [hex.id, i]));
  const felt = hexes.map(({ id, p }) =>
    [id, ...geo.neighbours(id)].map((near) => {
      const i = place.get(near) ?? 0;
      return { i, by: bell(distance(p, hexes[i]?.p ?? p)) };
    }),
  );
  let values = hexes.map((hex) => hex.told);
  for (let n = 0; n < CORRECTED; n++) {
    const now = felt.map((near) => {
      const all = near.reduce((sum, { by }) => sum + by, 0);
      return near.reduce((sum, { i, by }) => sum + by * (values[i] ?? 0), 0) / all;
    });
    values = values.map((value, i) => value + (hexes[i]?.told ?? 0) - (now[i] ?? 0));
  }
  return hexes.map(({ p }, i) => ({ p, value: values[i] ?? 0 }));
}

/** How far each point of a box lies from the middle of its hex, as far as matters for a push. */
export function nearness(geo: Geometry, box: Box): Lattice {
  const field = Lattice.of(box, STEP, () => WHOLE_PUSH);
  const { columns, rows, values } = field;
  const wide = Math.ceil(WHOLE_PUSH / STEP);
  for (const c of geo.centres.values()) {
    const [column, row] = [Math.round((c.x - box.x) / STEP), Math.round((c.y - box.y) / STEP)];
    for (let y = Math.max(0, row - wide); y <= Math.min(rows - 1, row + wide); y++) {
      for (let x = Math.max(0, column - wide); x <= Math.min(columns - 1, column + wide); x++) {
        const [dx, dy] = [box.x + x * STEP - c.x, box.y + y * STEP - c.y];
        const i = y * columns + x;
        values[i] = Math.min(values[i] ?? WHOLE_PUSH, Math.sqrt(dx * dx + dy * dy));
      }
    }
  }
  return field;
}

/** The same field with its outlines pushed about a little. */
function pushed(geo: Geometry, field: Lattice): Lattice {
  const layers = PUSHES.map(({ size, by }) => ({
    by,
    x: noise("push x", size),
    y: noise("push y", size),
  }));
  const near = nearness(geo, field.box);
  const values = new Float32Array(field.columns * field.rows);
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) {
      const p = field.point(column, row);
      const [x, y] = [p.x + ORIGIN, p.y + ORIGIN];
      const part = Math.min(1, near.value(column, row) / WHOLE_PUSH);
      const from = layers.reduce(
        (at, layer) => ({
          x: at.x + part ** 2 * layer.by * (layer.x(x, y) - 0.5),
          y: at.y + part ** 2 * layer.by * (layer.y(x, y) - 0.5),
        }),
        p,
      );
      values[row * field.columns + column] = field.at(from);
    }
  }
  return new Lattice(field.box, values);
}
