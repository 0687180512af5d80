import { useEffect, useRef } from "preact/hooks";
import type { Place, UnitId } from "../../protocol/types";
import type { Point } from "../geometry";

const SLACK = 6;

/** What dragging a counter needs to know of the sheet, and whom it tells. */
export interface DragHandlers {
  /** The point of the drawing under a point of the page. */
  at: (clientX: number, clientY: number) => Point;
  under: (p: Point) => Place | undefined;
  /** A counter was picked up. */
  onLift: (unit: UnitId) => void;
  onOver: (place: Place | undefined) => void;
  /** A counter was put down; answers whether it may lie there. */
  onDrop: (unit: UnitId, place: Place | undefined) => Promise<boolean>;
}

/** Drag and drop of counters, by mouse and by finger. */
export class CounterDrag {
  private held: { element: SVGGElement; unit: UnitId; pointer: number; from: Point } | undefined;
  private lifted = false;
  private over: Place | undefined;

  constructor(private readonly on: () => DragHandlers) {}

  /** Listens to the drawing until the answer is called. */
  attach(svg: SVGSVGElement): () => void {
    const on: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", this.press],
      ["pointermove", this.drag],
      ["pointerup", this.release],
      ["pointercancel", this.cancel],
      ["click", this.swallow, true],
    ];
    for (const [name, listener, capture] of on) {
      svg.addEventListener(name, listener as EventListener, capture);
    }
    return () => {
      for (const [name, listener, capture] of on) {
        svg.removeEventListener(name, listener as EventListener, capture);
      }
    };
  }

  private readonly press = (event: PointerEvent): void => {
    if (this.lifted) return;
    const element = (event.target as Element).closest<SVGGElement>(".counter.can");
    const unit = element?.dataset.unit;
    this.held =
      element && unit && event.button === 0 && event.isPrimary
        ? {
            element,
            unit,
            pointer: event.pointerId,
            from: { x: event.clientX, y: event.clientY },
          }
        : undefined;
  };

  private readonly drag = (event: PointerEvent): void => {
    const { held } = this;
    if (!held || held.pointer !== event.pointerId) return;
    event.stopPropagation();
    const far = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
    if (!this.lifted && far < SLACK) return;
    if (!this.lifted) this.lift(held.element, event.pointerId, held.unit);
    const p = this.on().at(event.clientX, event.clientY);
    held.element.style.transform = translation(p);
    const over = this.on().under(p);
    if (over !== this.over) this.on().onOver(over);
    this.over = over;
  };

  private lift(element: SVGGElement, pointer: number, unit: UnitId): void {
    this.lifted = true;
    element.ownerSVGElement?.setPointerCapture(pointer);
    element.dataset.rest = element.style.transform;
    element.classList.add("carried");
    this.on().onLift(unit);
  }

  private readonly release = (event: PointerEvent): void => {
    const { held } = this;
    if (!held || held.pointer !== event.pointerId) return;
    this.held = undefined;
    if (!this.lifted) return;
    const place = this.on().under(this.on().at(event.clientX, event.clientY));
    void this.on()
      .onDrop(held.unit, place)
      .then((lies) => this.rest(held.element, lies));
    this.over = undefined;
    setTimeout(() => {
      this.lifted = false;
    });
  };

  private readonly cancel = (): void => {
    const { held } = this;
    this.held = undefined;
    if (held && this.lifted) this.rest(held.element, false);
    this.lifted = false;
  };

  /** A counter that may not lie where it was put slides back to where it was. */
  private rest(element: SVGGElement, lies: boolean): void {
    element.classList.remove("carried");
    if (!lies) element.style.transform = element.dataset.rest ?? "";
    delete element.dataset.rest;
  }

  /** The press that ends a carrying is no press on a counter. */
  private readonly swallow = (event: MouseEvent): void => {
    if (!this.lifted) return;
    this.lifted = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** A place in the drawing as a style. */
export function translation(p: Point): string {
  return `translate(${p.x.toFixed(1)}px, ${p.y.toFixed(1)}px)`;
}

/** Lets counters of a drawing be dragged. */
export function useCounterDrag(svg: { current: SVGSVGElement | null }, on: DragHandlers): void {
  const now = useRef(on);
  now.current = on;
  useEffect(() => {
    if (!svg.current) return undefined;
    return new CounterDrag(() => now.current).attach(svg.current);
  }, [svg]);
}
