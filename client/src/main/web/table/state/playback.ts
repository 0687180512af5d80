import type { GameEvent, LogLine, View } from "../../protocol/types";
import { pace, still } from "../../settings/settings";
import { moveMillis } from "../../sheet/animation";

const STEP = 320;
const THROW = 1000;
const LONGEST = 80;

/** How long a view should stand before the next one is shown, in milliseconds. */
export function displayMillis(view: View): number {
  const events: GameEvent[] = [
    ...(view.events ?? []),
    ...(view.last ?? []).flatMap((line) => line.events),
  ];
  if (events.some((e) => e.kind === "threw")) return THROW;
  const ways = events.flatMap((e) => (e.kind === "moved" ? [e.path?.length ?? 1] : []));
  if (ways.length > 0) return moveMillis(Math.max(...ways)) + STEP / 2;
  return events.some((e) => e.kind === "acted") ? STEP : 0;
}

/** A view that tells of several entries, unfolded to one view for each, by what its events say. */
export function unfoldEntries(before: View | undefined, view: View): View[] {
  const lines = (view.last ?? []).filter((line) => line.entry > (before?.entry ?? 0));
  const retold = lines.some((line) => line.takes);
  const isPart = (view.earlier ?? 0) > (before?.entry ?? 0);
  if (!before || lines.length < 2 || retold || isPart) return [view];
  let now: View = before;
  const steps = lines.slice(0, -1).map((line) => {
    now = after(now, line);
    return now;
  });
  return [...steps, view];
}

/** A view with what one line of the log tells carried out; nobody is asked anything in it. */
function after(view: View, line: LogLine): View {
  let { units } = view.position;
  let { step, turn } = view;
  for (const event of line.events) {
    if (event.kind === "moved" && event.unit && event.to) {
      units = { ...units, [event.unit]: { ...units[event.unit], at: event.to } };
    } else if (event.kind === "began") {
      if (typeof event.turn === "number") turn = event.turn;
      if (typeof event.step === "string" && event.step !== "turn") step = event.step;
    }
  }
  const { mine, roles, undo, seats, request, actions, duties, ...rest } = view;
  const position = { ...rest.position, units };
  const side = seats?.[line.by]?.startsWith("computer") ? line.by : null;
  return {
    ...rest,
    entry: line.entry,
    turn,
    step,
    side,
    pending: "choice",
    position,
    last: [line],
  };
}

/** The playback queue: shows what others do one entry after another, so that it can be followed; never what one does oneself. */
export class Playback {
  private readonly queue: View[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (view: View) => void,
    private readonly atOnce: () => boolean,
    private readonly waiting: (views: number) => void = () => undefined,
  ) {}

  /** @param shown the view that is seen now */
  add(view: View, shown: View | undefined): void {
    const before = this.queue.at(-1) ?? shown;
    this.queue.push(...(this.atOnce() ? [view] : unfoldEntries(before, view)));
    if (this.atOnce() || this.queue.length > LONGEST) this.flush();
    else if (this.timer === undefined) this.next();
    else this.waiting(this.queue.length);
  }

  /** Shows all that waits, now. */
  flush(): void {
    if (this.queue.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const view of this.queue.splice(0)) this.show(view);
    this.waiting(0);
  }

  private next(): void {
    this.timer = undefined;
    const view = this.queue.shift();
    this.waiting(this.queue.length);
    if (!view) return;
    this.show(view);
    const wait = displayMillis(view) / pace();
    if (wait === 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }
}

/** Whether motion is unwanted or nobody looks. */
export function skipsAnimation(): boolean {
  return document.visibilityState === "hidden" || still();
}
