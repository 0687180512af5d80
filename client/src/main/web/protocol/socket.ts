import { WANTED } from "./api";
import type { View } from "./types";

export type LinkState = "connecting" | "open" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Waiting time before the next attempt, doubled each time and spread by a fifth. */
export function waitBefore(attempt: number, spread: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(wait * (0.9 + 0.2 * spread));
}

/** What a frame tells under a name, if it is one of that name. */
function told<T>(frame: string, name: string): T | undefined {
  let message: unknown;
  try {
    message = JSON.parse(frame);
  } catch {
    return undefined;
  }
  const { method, params } = (message ?? {}) as { method?: unknown; params?: T };
  return method === name ? params : undefined;
}

/** The view that a frame carries, if it carries one. */
export function changedView(frame: string): View | undefined {
  const view = told<View>(frame, "changed");
  return typeof view?.entry === "number" ? view : undefined;
}

/** Within how many seconds the server restarts, if a frame tells that it does. */
export function restartSeconds(frame: string): number | undefined {
  const millis = told<{ millis?: unknown }>(frame, "restart")?.millis;
  return typeof millis === "number" ? Math.ceil(millis / 1_000) : undefined;
}

/** A table's live line: hears every change, comes back by itself, and catches up on what it missed. */
export class Socket {
  private socket: WebSocket | undefined;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly after: () => number,
    private readonly onView: (view: View) => void,
    private readonly onState: (state: LinkState) => void,
    private readonly onRestart: (seconds: number) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/ws/table/${encodeURIComponent(this.table)}?after=${this.after()}&with=${WANTED}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.onState("open");
    };
    socket.onmessage = (frame) => {
      const view = changedView(String(frame.data));
      if (view) this.onView(view);
      const restart = restartSeconds(String(frame.data));
      if (restart !== undefined) this.onRestart(restart);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.onState("lost");
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt++, Math.random()));
  }

  private readonly hurry = (): void => {
    const waiting = this.socket?.readyState === WebSocket.CLOSED;
    if (!waiting || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.connect();
  };
}
