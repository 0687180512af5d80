import { Store } from "../state/store";
import type { PlaceInQueue, QueueTold } from "./types";

/** Milliseconds between questions where one stands, and before the first: most answers come before. */
const EVERY = 1000;

/** Where one's questions stand that the server has yet to compute; asked for only while some do. */
export class Queue extends Store<{ place: PlaceInQueue | undefined }> {
  private open = 0;
  private era = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ask: () => Promise<QueueTold>) {
    super({ place: undefined });
  }

  /** The same answer; while it is waited for, one is told where one stands. */
  async through<T>(answer: Promise<T>): Promise<T> {
    const { era } = this;
    this.open++;
    this.timer ??= setInterval(() => void this.look(), EVERY);
    try {
      return await answer;
    } finally {
      if (era === this.era) this.open--;
      if (this.open === 0) this.end();
    }
  }

  /** Of what is asked now no place is told any more: it was about a position that has passed. */
  forget(): void {
    this.era++;
    this.open = 0;
    this.end();
  }

  private async look(): Promise<void> {
    const told = await this.ask().catch(() => undefined);
    if (this.open > 0) this.set({ place: told?.yours[0] });
  }

  private end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    if (this.value.place) this.set({ place: undefined });
  }
}
