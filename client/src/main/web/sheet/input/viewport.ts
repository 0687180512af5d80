import { useEffect, useMemo } from "preact/hooks";
import type { Box, Point } from "../geometry";

/** How many times nearer than the whole one may come, and pixels per drawing unit that are near enough. */
const CLOSEST = 4;
const NEAR = 2.2;
/** How much nearer one comes at least to look closely. */
const LENS = 1.6;
const STEP = 1.25;
const SLACK = 6;
/** Milliseconds of rest after which the drawing is made crisp for its new size. */
const REST = 220;
/** Pixels per drawing unit at which counters are read with ease: nearer than that the map does not come by itself. */
const EASE = 0.9;
/** How many times nearer the map must come to make it worth the move. */
const NEARER = 1.3;
/** Pixels per drawing unit below which small print could not be read. */
const FAR = 0.62;
/** The size of the factors on a counter in drawing units, the largest that fits, and the least in pixels. */
const FACTORS = 27;
const LARGEST = 34;
const LEAST = 12;
/** The size of the letters on a tag in drawing units. */
const TAG = 14;
/** Below these scales the factors of a counter, its letters and its name would be under 12 pixels. */
const SIGN = LEAST / LARGEST;
const FIGURES = 0.8;
const NAME = 1.45;
/** The groups of the drawing with lettering that keeps its size on the screen. */
const LETTERED = ".numbers, .named, .names, .spaces";
/** The groups with counters. */
const COUNTERS = ".counters, .fallen";
/** Says of a group that its lettering has no size yet for the scale: it is not seen until it has. */
const UNSIZED = "unsized";

/** Breadth and height of the window on the sheet, in pixels. */
export interface Pane {
  width: number;
  height: number;
}

/** The camera: the drawing's point in the pane's upper left corner, and its scale in pixels per drawing unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** What two boxes have in common. */
function shared(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** The whole, as large as it fits, in the middle of the pane. */
export function fitted(pane: Pane, whole: Box): Camera {
  const scale = Math.min(pane.width / whole.width, pane.height / whole.height);
  return within({ x: whole.x, y: whole.y, scale }, pane, whole);
}

/** Zoomed by `factor` about a point of the pane, in pixels, that stays in place. */
export function zoomed(
  camera: Camera,
  pane: Pane,
  whole: Box,
  about: Point,
  factor: number,
): Camera {
  const least = fitted(pane, whole).scale;
  const most = Math.max(least * CLOSEST, NEAR);
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const x = camera.x + about.x / camera.scale - about.x / scale;
  const y = camera.y + about.y / camera.scale - about.y / scale;
  return within({ x, y, scale }, pane, whole);
}

/**
 * The camera that shows a part of the drawing with ease; nothing where the present one does.
 *
 * @param keeps whether the scale stays as it is
 * @param afar whether it comes only where counters are mere signs as yet
 */
export function attended(
  camera: Camera,
  pane: Pane,
  whole: Box,
  part: Box,
  keeps: boolean,
  afar = false,
): Camera | undefined {
  const least = fitted(pane, whole).scale;
  // Where the whole is read with ease there is nowhere to come to.
  if (least >= FAR && camera.scale <= least * 1.001) return undefined;
  if (afar && (keeps || camera.scale >= SIGN)) return undefined;
  const fits = Math.min(pane.width / part.width, pane.height / part.height);
  const ease = Math.max(least, Math.min(EASE, fits));
  const isIn =
    part.x >= camera.x - 1 &&
    part.y >= camera.y - 1 &&
    part.x + part.width <= camera.x + pane.width / camera.scale + 1 &&
    part.y + part.height <= camera.y + pane.height / camera.scale + 1;
  const isNear = camera.scale >= Math.min(ease / NEARER, FAR);
  if (isIn && (keeps || isNear)) return undefined;
  const scale = keeps ? camera.scale : Math.max(ease, isIn ? camera.scale : least);
  const x = part.x + part.width / 2 - pane.width / scale / 2;
  const y = part.y + part.height / 2 - pane.height / scale / 2;
  return within({ x, y, scale }, pane, whole);
}

/** Moved by so many pixels, but never off the whole. */
export function shifted(camera: Camera, pane: Pane, whole: Box, dx: number, dy: number): Camera {
  return within(
    { ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale },
    pane,
    whole,
  );
}

function within(camera: Camera, pane: Pane, whole: Box): Camera {
  const clamp = (at: number, span: number, from: number, size: number) =>
    span >= size ? from - (span - size) / 2 : Math.max(from, Math.min(from + size - span, at));
  return {
    ...camera,
    x: clamp(camera.x, pane.width / camera.scale, whole.x, whole.width),
    y: clamp(camera.y, pane.height / camera.scale, whole.y, whole.height),
  };
}

/**
 * The viewport of a sheet, zoomed and panned by wheel, drag, two fingers and keys. It moves the plate that carries the
 * drawing as one layer and draws nothing anew; at rest the drawing is told its size.
 */
export class Viewport {
  /** Whether a hand has moved or scaled the map: from then on it is not scaled by itself. */
  private held = false;
  private pane: Pane = { width: 1, height: 1 };
  private base = 1;
  private camera: Camera;
  private readonly down = new Map<number, Point>();
  private moved = false;
  /** What was seen before one came near for a moment. */
  private before: Camera | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  /** @param onMove called whenever what is seen changes */
  constructor(
    private readonly whole: Box,
    private readonly box: () => HTMLElement | null,
    private readonly plate: () => HTMLElement | null,
    private readonly svg: () => SVGSVGElement | null,
    private readonly onMove: () => void,
  ) {
    this.camera = { x: whole.x, y: whole.y, scale: 1 };
  }

  /** Zooms about the middle; a factor of 0 shows the whole. */
  zoom(factor: number): void {
    this.held = true;
    const middle = { x: this.pane.width / 2, y: this.pane.height / 2 };
    if (factor === 0) this.look(fitted(this.pane, this.whole), true);
    else this.look(zoomed(this.camera, this.pane, this.whole, middle, factor), true);
  }

  /**
   * Comes to a part of the drawing that matters now: into what is seen, and as near as counters are
   * read; where the hand has chosen the scale, without changing it. What matters only from afar
   * leaves a map alone on which counters can be told apart.
   */
  attend(part: Box, afar: boolean): void {
    const wanted = attended(
      this.camera,
      this.pane,
      this.whole,
      shared(part, this.whole),
      this.held,
      afar,
    );
    if (wanted) this.look(wanted, true);
  }

  /** Comes near at a point of the page, or at the middle; once more, and it is as before. */
  magnify(at: { clientX: number; clientY: number } | undefined): void {
    const { before } = this;
    this.before = undefined;
    if (before) {
      this.look(before, true);
      return;
    }
    const middle = { x: this.pane.width / 2, y: this.pane.height / 2 };
    const about = at ? this.inPane(at) : middle;
    const { camera } = this;
    const near = Math.max(LENS, NEAR / camera.scale);
    this.look(zoomed(camera, this.pane, this.whole, about, near), true);
    this.before = camera;
  }

  /** Moves a point of the drawing into what is seen, with room round it. */
  show(p: Point): void {
    const room = Math.min(this.pane.width, this.pane.height) / 8;
    const at = this.project(p);
    const by = (where: number, span: number) =>
      Math.min(0, where - room) + Math.max(0, where + room - span);
    const [dx, dy] = [by(at.x, this.pane.width), by(at.y, this.pane.height)];
    if (dx !== 0 || dy !== 0) {
      this.look(shifted(this.camera, this.pane, this.whole, dx, dy), true);
    }
  }

  /** Where a point of the drawing lies in the pane, in pixels. */
  project(p: Point): Point {
    return {
      x: (p.x - this.camera.x) * this.camera.scale,
      y: (p.y - this.camera.y) * this.camera.scale,
    };
  }

  /** The point of the drawing under a point of the page. */
  at(clientX: number, clientY: number): Point {
    const corner = this.box()?.getBoundingClientRect();
    return {
      x: this.camera.x + (clientX - (corner?.left ?? 0)) / this.camera.scale,
      y: this.camera.y + (clientY - (corner?.top ?? 0)) / this.camera.scale,
    };
  }

  /** Listens to the pane until the answer is called. */
  attach(box: HTMLElement): () => void {
    const on: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", this.wheel, { passive: false }],
      ["pointerdown", this.press],
      ["pointermove", this.drag],
      ["pointerup", this.release],
      ["pointercancel", this.release],
      ["click", this.swallow, { capture: true }],
    ];
    for (const [name, listener, options] of on) {
      box.addEventListener(name, listener as EventListener, options);
    }
    const watch = new ResizeObserver(() => this.resize());
    watch.observe(box);
    this.resize();
    return () => {
      watch.disconnect();
      clearTimeout(this.rest);
      cancelAnimationFrame(this.turn);
      for (const [name, listener, options] of on) {
        box.removeEventListener(name, listener as EventListener, options);
      }
    };
  }

  /** Fits the drawing to a pane of another size; who had come nearer stays as near. */
  private resize(): void {
    const box = this.box();
    const svg = this.svg();
    if (!box || !svg || box.clientWidth === 0) return;
    const near = this.camera.scale / this.base;
    this.pane = { width: box.clientWidth, height: box.clientHeight };
    this.base = fitted(this.pane, this.whole).scale;
    svg.style.width = `${this.whole.width * this.base}px`;
    svg.style.height = `${this.whole.height * this.base}px`;
    const camera = { ...this.camera, scale: this.base * near };
    this.look(
      near > 1.001 ? within(camera, this.pane, this.whole) : fitted(this.pane, this.whole),
      false,
    );
    for (const group of this.settle()) letter(group, this.camera.scale);
  }

  /** Whether what is seen has changed just now. */
  get moving(): boolean {
    return this.rest !== undefined;
  }

  private look(camera: Camera, gliding: boolean): void {
    if (camera.scale !== this.camera.scale) this.unsize();
    this.camera = camera;
    this.before = undefined;
    const plate = this.plate();
    if (!plate) return;
    // On whole pixels of the screen: a fraction that changes would have everything drawn anew.
    const x = onPixel((this.whole.x - camera.x) * camera.scale);
    const y = onPixel((this.whole.y - camera.y) * camera.scale);
    plate.classList.add("moving");
    plate.classList.toggle("gliding", gliding);
    plate.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${(camera.scale / this.base).toFixed(5)})`;
    clearTimeout(this.rest);
    cancelAnimationFrame(this.turn);
    this.rest = setTimeout(() => this.inTurn(this.settle()), REST);
    this.onMove();
  }

  /** Leaves out the numbers of the hexes, a thousand texts to be laid out at each new scale. */
  private unsize(): void {
    for (const group of this.svg()?.querySelectorAll(".numbers") ?? []) {
      group.classList.add(UNSIZED);
    }
  }

  /** Notes that the sheet has come to rest; answers the groups of lettering on it. */
  private settle(): SVGElement[] {
    this.rest = undefined;
    const { classList } = this.plate() ?? {};
    classList?.remove("moving");
    classList?.toggle("close", this.camera.scale > this.base * 1.001);
    const svg = this.svg();
    if (svg) {
      svg.dataset.detail = detail(this.camera.scale);
      const factors = `${factorSize(this.camera.scale).toFixed(1)}px`;
      for (const { style } of svg.querySelectorAll<SVGElement>(COUNTERS)) {
        style.setProperty("--factors", factors);
      }
      const tags = svg.querySelector<SVGElement>(".marks-above");
      tags?.style.setProperty("--tag", tagScale(this.camera.scale).toFixed(2));
    }
    return [...(svg?.querySelectorAll<SVGElement>(LETTERED) ?? [])];
  }

  /** Letters a group in each frame: all at once would make one frame too long. */
  private inTurn(groups: readonly SVGElement[]): void {
    const { scale } = this.camera;
    const next = groups.findIndex((group) => letter(group, scale));
    if (next < 0) return;
    this.turn = requestAnimationFrame(() => this.inTurn(groups.slice(next + 1)));
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.held = true;
    const factor = STEP ** (-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 60));
    this.look(zoomed(this.camera, this.pane, this.whole, this.inPane(event), factor), false);
  };

  private inPane(event: { clientX: number; clientY: number }): Point {
    const corner = this.box()?.getBoundingClientRect();
    return { x: event.clientX - (corner?.left ?? 0), y: event.clientY - (corner?.top ?? 0) };
  }

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
    if (!this.moved) this.box()?.setPointerCapture(event.pointerId);
    this.moved = true;
    this.held = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    let camera = this.camera;
    if (other) {
      const [wide, was] = [apart(now, other), apart(before, other)];
      const about = this.inPane({
        clientX: (now.x + other.x) / 2,
        clientY: (now.y + other.y) / 2,
      });
      if (was > 0) camera = zoomed(camera, this.pane, this.whole, about, wide / was);
    }
    const share = other ? 0.5 : 1;
    const [dx, dy] = [(before.x - now.x) * share, (before.y - now.y) * share];
    this.look(shifted(camera, this.pane, this.whole, dx, dy), false);
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

/** How much is printed on a counter at so many pixels per drawing unit: what can be read there. */
export function detail(scale: number): "sign" | "figures" | "whole" | "name" {
  if (scale < SIGN) return "sign";
  if (scale < FIGURES) return "figures";
  return scale < NAME ? "whole" : "name";
}

/** How large the factors of a counter are printed, in drawing units: from afar larger, to be read. */
export function factorSize(scale: number): number {
  return Math.min(LARGEST, Math.max(FACTORS, LEAST / scale));
}

/** How many times its own size a tag on a place is drawn: from afar larger, to be read. */
export function tagScale(scale: number): number {
  return Math.max(1, LEAST / (TAG * scale));
}

/**
 * Small print keeps its size on the screen, and is left out where it could not be read. Answers
 * whether this group had another size before.
 */
function letter(group: SVGElement, scale: number): boolean {
  const far = scale < FAR;
  const print = `${Math.min(11.5, 9 / scale).toFixed(2)}px`;
  const name = `${Math.max(15, 8 / scale).toFixed(1)}px`;
  const { style, classList } = group;
  const [was, named] = [style.getPropertyValue("--print"), style.getPropertyValue("--name")];
  const sized = !classList.contains(UNSIZED);
  if (sized && print === was && name === named && far === classList.contains("far")) return false;
  classList.toggle("far", far);
  classList.remove(UNSIZED);
  style.setProperty("--print", print);
  style.setProperty("--name", name);
  return true;
}

/** The nearest edge of one of the screen's own pixels, in pixels of the page. */
function onPixel(at: number): number {
  return Math.round(at * devicePixelRatio) / devicePixelRatio;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The viewport of a sheet, kept as long as its whole is the same. */
export function useViewport(
  box: { current: HTMLElement | null },
  plate: { current: HTMLElement | null },
  svg: { current: SVGSVGElement | null },
  whole: Box,
  onMove: () => void,
): Viewport {
  const { x, y, width, height } = whole;
  const viewport = useMemo(
    () =>
      new Viewport(
        { x, y, width, height },
        () => box.current,
        () => plate.current,
        () => svg.current,
        onMove,
      ),
    [box, plate, svg, x, y, width, height, onMove],
  );
  useEffect(() => (box.current ? viewport.attach(box.current) : undefined), [viewport, box]);
  return viewport;
}
