import { useMemo, useRef } from "preact/hooks";
import type { Place, UnitId } from "../../protocol/types";

const HOVER = 420;
/** By how many pixels a mouse trembles at a press. */
const TREMBLE = 5;
const LONG_PRESS = 480;

/** What is pointed at for a while, and whether by a long press of a finger. */
export type HoverTold = (place: Place | undefined, unit: UnitId | undefined, long: boolean) => void;

/** The timer of hover and long press: tells when a pointer rests on a place, or a finger stays on it. */
export class HoverTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: Place | undefined;
  private unit: UnitId | undefined;
  private long = false;
  /** Where a mouse pressed, until it has gone from there. */
  private rested: readonly [number, number] | undefined;

  constructor(private readonly tell: HoverTold) {}

  over(place: Place | undefined, unit: UnitId | undefined, by: string): void {
    if (by !== "mouse" || (place === this.at && unit === this.unit)) return;
    if (place !== undefined && this.rested) return;
    this.leave();
    [this.at, this.unit] = [place, unit];
    if (place) this.timer = setTimeout(() => this.tell(place, unit, false), HOVER);
  }

  /** A mouse has pressed: what comes to lie under it then is not what somebody points at. */
  rest(x: number, y: number): void {
    clearTimeout(this.timer);
    this.rested = [x, y];
  }

  /** Whether a mouse goes on only now from where it pressed. */
  goesOn(x: number, y: number): boolean {
    const [left, top] = this.rested ?? [x, y];
    if (Math.hypot(x - left, y - top) <= TREMBLE) return false;
    this.rested = undefined;
    return true;
  }

  press(place: Place | undefined, unit: UnitId | undefined): void {
    this.leave();
    this.long = false;
    if (!place) return;
    this.timer = setTimeout(() => {
      this.long = true;
      this.tell(place, unit, true);
    }, LONG_PRESS);
  }

  release(): void {
    if (!this.long) clearTimeout(this.timer);
  }

  /** Whether the press that ends now was a long one, which asks and does nothing. */
  held(): boolean {
    const { long } = this;
    this.long = false;
    return long;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.at = undefined;
    this.unit = undefined;
    this.tell(undefined, undefined, false);
  }
}

/** The hover timer of one sheet's pointers. */
export function useHover(tell: HoverTold): HoverTimer {
  const now = useRef(tell);
  now.current = tell;
  return useMemo(() => new HoverTimer((place, unit, long) => now.current(place, unit, long)), []);
}
