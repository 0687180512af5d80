import { useEffect, useMemo } from "preact/hooks";
import type { Box, Point } from "./geometry";

const CLOSEST = 4;
const STEP = 1.25;
const SLACK = 6;

/** The part of the whole that is seen after zooming by `factor` about a point that stays in place. */
export function zoomed(seen: Box, whole: Box, about: Point, factor: number): Box {
  const scale = Math.min(1, Math.max(1 / CLOSEST, seen.width / factor / whole.width));
  const width = whole.width * scale;
  const height = whole.height * scale;
  const x = about.x - ((about.x - seen.x) * width) / seen.width;
  const y = about.y - ((about.y - seen.y) * height) / seen.height;
  return within({ x, y, width, height }, whole);
}

/** Moved by so much, but never off the whole. */
export function shifted(seen: Box, whole: Box, dx: number, dy: number): Box {
  return within({ ...seen, x: seen.x + dx, y: seen.y + dy }, whole);
}

function within(seen: Box, whole: Box): Box {
  const clamp = (at: number, size: number, from: number, span: number) =>
    Math.max(from, Math.min(from + span - size, at));
  return {
    ...seen,
    x: clamp(seen.x, seen.width, whole.x, whole.width),
    y: clamp(seen.y, seen.height, whole.y, whole.height),
  };
}

/** Zoom and pan of a sheet: wheel, drag, two fingers, keys. It moves the view box and draws nothing anew. */
export class Lens {
  private seen: Box;
  private readonly down = new Map<number, Point>();
  private moved = false;

  constructor(
    private readonly whole: Box,
    private readonly svg: () => SVGSVGElement | null,
  ) {
    this.seen = whole;
  }

  /** Zooms about the middle; a factor of 0 shows the whole. */
  zoom(factor: number): void {
    const { x, y, width, height } = this.seen;
    if (factor === 0) this.look(this.whole);
    else this.look(zoomed(this.seen, this.whole, { x: x + width / 2, y: y + height / 2 }, factor));
  }

  /** Moves a point into what is seen, with room round it. */
  show(p: Point): void {
    const { x, y, width, height } = this.seen;
    const room = this.whole.width / 12;
    const by = (at: number, from: number, span: number) =>
      Math.min(0, at - room - from) + Math.max(0, at + room - from - span);
    this.look(shifted(this.seen, this.whole, by(p.x, x, width), by(p.y, y, height)));
  }

  /** Listens to an element until the answer is called. */
  attach(svg: SVGSVGElement): () => void {
    const on: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", this.wheel, { passive: false }],
      ["pointerdown", this.press],
      ["pointermove", this.drag],
      ["pointerup", this.release],
      ["pointercancel", this.release],
      ["click", this.swallow, { capture: true }],
    ];
    for (const [name, listener, options] of on) {
      svg.addEventListener(name, listener as EventListener, options);
    }
    return () => {
      for (const [name, listener, options] of on) {
        svg.removeEventListener(name, listener as EventListener, options);
      }
    };
  }

  private look(seen: Box): void {
    this.seen = seen;
    const { x, y, width, height } = seen;
    this.svg()?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.svg()?.classList.toggle("close", width < this.whole.width);
    this.svg()?.style.setProperty("--zoom", String(this.whole.width / width));
  }

  private at(x: number, y: number): Point {
    const matrix = this.svg()?.getScreenCTM()?.inverse();
    const p = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : new DOMPoint(x, y);
    return { x: p.x, y: p.y };
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = STEP ** (-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 60));
    this.look(zoomed(this.seen, this.whole, this.at(event.clientX, event.clientY), factor));
  };

  private readonly press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.down.size === 0) this.moved = false;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  private readonly drag = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.moved && far < SLACK) return;
    if (!this.moved) this.svg()?.setPointerCapture(event.pointerId);
    this.moved = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [wide, was] = [distance(now, other), distance(before, other)];
      const about = this.at((now.x + other.x) / 2, (now.y + other.y) / 2);
      if (was > 0) this.look(zoomed(this.seen, this.whole, about, wide / was));
    }
    const [a, b] = [this.at(before.x, before.y), this.at(now.x, now.y)];
    const share = other ? 0.5 : 1;
    this.look(shifted(this.seen, this.whole, (a.x - b.x) * share, (a.y - b.y) * share));
    this.down.set(event.pointerId, now);
  };

  private readonly release = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
  };

  /** The press that ends a drag is no press on a hex. */
  private readonly swallow = (event: MouseEvent): void => {
    if (!this.moved) return;
    this.moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The lens of a sheet, kept as long as its whole is the same. */
export function useLens(svg: { current: SVGSVGElement | null }, whole: Box): Lens {
  const { x, y, width, height } = whole;
  const lens = useMemo(
    () => new Lens({ x, y, width, height }, () => svg.current),
    [svg, x, y, width, height],
  );
  useEffect(() => (svg.current ? lens.attach(svg.current) : undefined), [lens, svg]);
  return lens;
}
