import { useEffect, useRef, useState } from "preact/hooks";
import type { Place } from "../../protocol/types";
import type { CounterState } from "../counter";
import type { Point } from "../geometry";
import type { SheetProps } from "../props";
import type { Viewport } from "./viewport";
import { ZOOM } from "./zoom";

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

type Element = { current: SVGSVGElement | null };

function focus(svg: Element, selector: string): void {
  svg.current?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true });
}

/** Gives the keyboard to a place. */
export function focusPlace(svg: Element, place: Place): void {
  focus(svg, `[data-place="${place}"]`);
}

/**
 * The keyboard on a sheet: arrows lead from place to place, brackets through the stack at the
 * cursor. Answers which of the stack is chosen, from 1; 0 for the place itself.
 */
export function useKeyboard(
  svg: Element,
  props: SheetProps,
  stack: readonly CounterState[],
  viewport: Viewport,
): { chosen: number; onKeyDown: (event: KeyboardEvent) => void } {
  const { cursor, shown } = props;
  const [chosen, setChosen] = useState(0);
  const walk = useWalk(svg, props, viewport, () => setChosen(0));
  const choose = (n: number) => {
    setChosen(n);
    const unit = stack[n - 1];
    if (unit) focus(svg, `[data-unit="${unit.id}"]`);
    else focusPlace(svg, cursor);
  };
  const led = useRef(shown);
  useEffect(() => {
    // The unit that is shown takes the keyboard with it: Enter acts where the cursor is drawn.
    const at = stack.findIndex((counter) => counter.id === shown?.unit);
    if (!shown || led.current === shown || at < 0) return;
    led.current = shown;
    choose(at + 1);
  }, [shown, cursor, stack]);
  const act = () => {
    const unit = stack[chosen - 1];
    if (unit) props.onUnit(unit.id);
    else props.onPlace(cursor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) walk(arrow);
    else if (event.key === "Enter" || event.key === " ") act();
    else if (event.key === "Escape") props.onLeave();
    else if (event.key === "+") viewport.zoom(ZOOM);
    else if (event.key === "-") viewport.zoom(1 / ZOOM);
    else if (event.key === "0") viewport.zoom(0);
    else if (event.key === "]") choose((chosen + 1) % (stack.length + 1));
    else if (event.key === "[") choose((chosen + stack.length) % (stack.length + 1));
    else if (event.key === "w") props.onHover(cursor, stack[chosen - 1]?.id, false);
    else if (event.key === "i") props.onInspect(cursor, stack[chosen - 1]?.id);
    else return;
    event.preventDefault();
  };
  return { chosen, onKeyDown };
}

/** Walks the cursor in a direction; sideways along one row, as far as that goes. */
function useWalk(
  svg: Element,
  { geo, cursor, onCursor }: SheetProps,
  viewport: Viewport,
  onWalk: () => void,
): (direction: Point) => void {
  const lane = useRef<{ at: Place; start: Point } | undefined>(undefined);
  return (direction) => {
    const kept = lane.current?.at === cursor && direction.x !== 0 ? lane.current.start : undefined;
    const start = kept ?? geo.centre(cursor);
    const to = geo.towards(cursor, direction, start);
    if (!to) return;
    lane.current = { at: to, start };
    onWalk();
    onCursor(to);
    viewport.show(geo.centre(to));
    focusPlace(svg, to);
  };
}
