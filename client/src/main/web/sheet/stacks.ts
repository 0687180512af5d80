import type { Place } from "../protocol/types";
import { COUNTER, type CounterState } from "./counter";
import type { Box, Geometry, Point } from "./geometry";
import { groupBy } from "./groupby";

const STEP = COUNTER * 0.09;
const FANNED = COUNTER + 6;
/** Where one that rides lies on its bearer, and how far the next lies from it. */
const SEAT: Point = { x: 21, y: -25 };
const SEATED = 26;
const NOWHERE: Point = { x: 0, y: 0 };

/** A counter with the point it lies at; `order` rises from the bottom of its stack. */
export interface PlacedCounter {
  counter: CounterState;
  p: Point;
  order: number;
  fanned: boolean;
  /** Whether it lies small on another, or bears one that does. */
  riding: "rides" | "bears" | undefined;
  /** The points of its latest way between where it stood and where it lies. */
  way: readonly Point[];
}

/** Where each counter lies: stacks a little askew, one of them fanned out in a row. */
export function placeCounters(
  geo: Geometry,
  frame: Box,
  counters: readonly CounterState[],
  fan: Place | undefined,
): PlacedCounter[] {
  const stacks = groupBy(
    counters.filter((c) => geo.has(c.at)),
    (c) => c.at,
  );
  const fannedLast = [...stacks].sort(([a], [b]) => Number(a === fan) - Number(b === fan));
  return fannedLast.flatMap(([place, stack]) => {
    const fanned = place === fan && stack.length > 1;
    return fanned ? fannedOut(geo, frame, place, stack) : piled(geo, place, stack);
  });
}

function fannedOut(
  geo: Geometry,
  frame: Box,
  place: Place,
  stack: readonly CounterState[],
): PlacedCounter[] {
  const spot = fanSpot(geo, frame, place, stack.length);
  return stack.map((counter, order) => ({
    counter,
    p: { x: spot.x + FANNED * order, y: spot.y },
    order,
    fanned: true,
    riding: undefined,
    way: between(geo, counter),
  }));
}

/** A stack with those on top that ride: beside the figures of whoever bears them. */
function piled(geo: Geometry, place: Place, stack: readonly CounterState[]): PlacedCounter[] {
  const standing = stack.filter((c) => !c.face.rides);
  const lying = standing.length > 0 ? standing : stack;
  const base = [...lying.filter((c) => !c.moving), ...lying.filter((c) => c.moving)];
  const riders = standing.length > 0 ? stack.filter((c) => c.face.rides) : [];
  const spot = stackSpot(geo, place, base.length);
  const top = base.length - 1;
  return [...base, ...riders].map((counter, order) => {
    const step = Math.min(order, top);
    const seat = order > top ? { x: SEAT.x - (order - top - 1) * SEATED, y: SEAT.y } : NOWHERE;
    const bears = order === top && riders.length > 0;
    return {
      counter,
      p: { x: spot.x + STEP * step + seat.x, y: spot.y - STEP * step + seat.y },
      order,
      fanned: false,
      riding: order > top ? "rides" : bears ? "bears" : undefined,
      way: between(geo, counter),
    };
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
