import { useLayoutEffect, useRef } from "preact/hooks";
import type { Place } from "../protocol/types";
import { pace, still } from "../settings/settings";
import type { Point } from "./geometry";
import { translation } from "./input/drag";

const HEX_MILLIS = 180;
const LONGEST = 900;

/** How long the animation of a move over so many places takes, in milliseconds. */
export function moveMillis(steps: number): number {
  return Math.min(LONGEST, HEX_MILLIS * Math.max(1, steps));
}

/** Animates a counter on its way to another place, unless it was dragged there. */
export function useMoveAnimation(
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
      { duration: moveMillis(stops.length - 1) / pace(), easing: "ease-in-out" },
    );
  });
}

/** Draws the eye to marks that are there already, once; not where motion is unwanted. */
export function pulse(selector: string): void {
  if (still()) return;
  for (const mark of document.querySelectorAll(selector))
    mark.animate([{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }], {
      duration: 450 / pace(),
      iterations: 2,
    });
}
