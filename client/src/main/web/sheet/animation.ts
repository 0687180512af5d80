import { useLayoutEffect, useRef } from "preact/hooks";
import type { Place } from "../protocol/types";
import { still } from "../settings/settings";
import { translation } from "./drag";
import type { Point } from "./geometry";

const HEX_MILLIS = 180;
const LONGEST = 900;

/** How long a counter takes for a way of so many places, in milliseconds. */
export function glide(steps: number): number {
  return Math.min(LONGEST, HEX_MILLIS * Math.max(1, steps));
}

/** Lets a counter that comes to another place glide there, unless it was carried by hand. */
export function useGliding(
  element: { current: SVGGElement | null },
  at: Place,
  p: Point,
  way: readonly Point[],
): void {
  const was = useRef({ at, p });
  useLayoutEffect(() => {
    const before = was.current;
    was.current = { at, p };
    const g = element.current;
    if (before.at === at || !g || g.classList.contains("carried")) return;
    if (still()) return;
    const stops = [before.p, ...way, p];
    g.animate(
      stops.map((stop) => ({ transform: translation(stop) })),
      { duration: glide(stops.length - 1), easing: "ease-in-out" },
    );
  });
}
