import { useMemo, useRef } from "preact/hooks";
import type { Place } from "../../protocol/types";

const HOVER = 420;
const LONG_PRESS = 480;

/** The timer of hover and long press: tells when a pointer rests on a place, or a finger stays on it. */
class HoverTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: Place | undefined;
  private long = false;

  constructor(private readonly tell: (place: Place | undefined) => void) {}

  over(place: Place | undefined, by: string): void {
    if (by !== "mouse" || place === this.at) return;
    this.leave();
    this.at = place;
    if (place) this.timer = setTimeout(() => this.tell(place), HOVER);
  }

  press(place: Place | undefined): void {
    this.leave();
    this.long = false;
    if (!place) return;
    this.timer = setTimeout(() => {
      this.long = true;
      this.tell(place);
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
    this.tell(undefined);
  }
}

/** The hover timer of one sheet's pointers. */
export function useHover(tell: (place: Place | undefined) => void): HoverTimer {
  const now = useRef(tell);
  now.current = tell;
  return useMemo(() => new HoverTimer((place) => now.current(place)), []);
}
