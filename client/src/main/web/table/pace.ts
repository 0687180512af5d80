import type { GameEvent, View } from "../wire/types";

const STEP = 320;
const THROW = 1000;
const LONGEST = 60;

/** How long a view should stand before the next one is shown, in milliseconds. */
export function standing(view: View): number {
  const events: GameEvent[] = [
    ...(view.events ?? []),
    ...(view.last ?? []).flatMap((line) => line.events),
  ];
  if (events.some((e) => e.kind === "threw")) return THROW;
  return events.some((e) => e.kind === "moved" || e.kind === "acted") ? STEP : 0;
}

/** Shows what others do one entry after another, so that it can be followed; never what one does oneself. */
export class Pace {
  private readonly queue: View[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (view: View) => void,
    private readonly atOnce: () => boolean,
  ) {}

  add(view: View): void {
    this.queue.push(view);
    if (this.atOnce() || this.queue.length > LONGEST) this.flush();
    else if (this.timer === undefined) this.next();
  }

  /** Shows all that waits, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const view of this.queue.splice(0)) this.show(view);
  }

  get waiting(): boolean {
    return this.queue.length > 0;
  }

  private next(): void {
    this.timer = undefined;
    const view = this.queue.shift();
    if (!view) return;
    this.show(view);
    const wait = standing(view);
    if (wait === 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }
}

/** Whether motion is unwanted or nobody looks. */
export function calm(): boolean {
  return (
    document.visibilityState === "hidden" ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
