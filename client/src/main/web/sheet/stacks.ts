import type { Place } from "../wire/types";
import { COUNTER, type CounterState } from "./counter";
import type { Box, Geometry, Point } from "./geometry";
import { grouped } from "./grouped";

const STEP = COUNTER * 0.09;
const FANNED = COUNTER + 6;

/** A counter with the point it lies at; `order` rises from the bottom of its stack. */
export interface Laid {
  counter: CounterState;
  p: Point;
  order: number;
  fanned: boolean;
  /** The points of its latest way between where it stood and where it lies. */
  way: readonly Point[];
}

/** Where each counter lies: stacks a little askew, one of them fanned out in a row. */
export function laid(
  geo: Geometry,
  frame: Box,
  counters: readonly CounterState[],
  fan: Place | undefined,
): Laid[] {
  const stacks = grouped(
    counters.filter((c) => geo.has(c.at)),
    (c) => c.at,
  );
  const fannedLast = [...stacks].sort(([a], [b]) => Number(a === fan) - Number(b === fan));
  return fannedLast.flatMap(([place, stack]) => {
    const fanned = place === fan && stack.length > 1;
    return stack.map((counter, order) => {
      const spot = fanned
        ? fanSpot(geo, frame, place, stack.length)
        : stackSpot(geo, place, stack.length);
      const step = fanned ? { x: FANNED, y: 0 } : { x: STEP, y: -STEP };
      return {
        counter,
        p: { x: spot.x + step.x * order, y: spot.y + step.y * order },
        order,
        fanned,
        way: between(geo, counter),
      };
    });
  });
}

function between(geo: Geometry, counter: CounterState): Point[] {
  const { way = [], at } = counter;
  if (way.at(-1) !== at) return [];
  return way
    .slice(1, -1)
    .filter((place) => geo.has(place))
    .map((place) => geo.centre(place));
}

function stackSpot(geo: Geometry, place: Place, n: number): Point {
  const c = geo.centre(place);
  const half = ((n - 1) / 2) * STEP;
  return { x: c.x - half, y: c.y + half + 3 };
}

function fanSpot(geo: Geometry, frame: Box, place: Place, n: number): Point {
  const c = geo.centre(place);
  const span = (n - 1) * FANNED;
  const least = frame.x + COUNTER / 2 + 4;
  const most = frame.x + frame.width - COUNTER / 2 - 4 - span;
  return { x: Math.max(least, Math.min(most, c.x - span / 2)), y: c.y + 3 };
}
