import { takeNames } from "../../i18n/message";
import type { WordKey } from "../../i18n/translate";
import { api, type PositionRef, Refused } from "../../protocol/api";
import { lastSeenEntry, rememberSeen } from "../../protocol/lastseen";
import { type LinkState, Socket } from "../../protocol/socket";
import type {
  Duties,
  GameEvent,
  LogLine,
  Messages,
  SheetData,
  TableInfo,
  UnitId,
  View,
} from "../../protocol/types";
import { calledAs, withNames } from "../../sheet/called";
import { readSheet } from "../../sheet/read";
import { Store } from "../../state/store";
import { type Action, actionsOf } from "./action";
import { freshNonce } from "./nonce";
import { Playback, skipsAnimation } from "./playback";
import { isNonce } from "./undone";

export interface TableState {
  info: TableInfo | undefined;
  sheet: SheetData | undefined;
  messages: Messages;
  /** The table as it is shown: now, or after the entry that is looked back at. */
  view: View | undefined;
  /** The log up to what is shown. */
  lines: readonly LogLine[];
  /** All of the log that is known. */
  whole: readonly LogLine[];
  /** The entry after which the table is shown, while one looks back. */
  past: number | undefined;
  /** Hexes and units that a lesson is about. */
  spots: readonly string[];
  /** What would have happened there otherwise, to be drawn on the map in place of what did. */
  foreseen: readonly GameEvent[];
  /** Whether the past goes on by itself, entry by entry. */
  playing: boolean;
  /** The entry at which the table was left, until one plays on. */
  since: number | undefined;
  /** How many views are still to be shown of what happened while one was away. */
  awaited: number;
  /** What this browser may choose among in the view; empty when it is not its turn. */
  actions: readonly Action[];
  /** What it then has to do. */
  duties: Duties | undefined;
  /** A later view is known, but not yet what may be chosen in it: this one stands, and is not played. */
  behind: boolean;
  link: LinkState;
  /** Within how many seconds the server restarts, from when it told so until the line is lost. */
  restart: number | undefined;
  /** The table cannot be shown, and why. */
  missing: Missing | undefined;
}

/** Why a table cannot be shown: that there is none, or what keeps it from answering. */
export interface Missing {
  what: WordKey;
  why: WordKey;
  reason?: string;
}

/** The code of the refusal that there is no such table. */
const NO_TABLE = -32001;

const GONE: Missing = { what: "missing.table", why: "missing.table.text" };

/** The code of the refusal of what cannot be done as things are. */
const NOT_NOW = -32003;

/** Why a table cannot be shown that the server did not tell of. */
function untold(error: unknown): Missing {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Refused)) return unanswered(reason);
  if (error.code === NO_TABLE) return GONE;
  return error.code === NOT_NOW
    ? { what: "missing.shut", why: "missing.shut.text", reason }
    : unanswered(reason);
}

/** A table that is there, as far as is known, but does not answer. */
export function unanswered(reason: string): Missing {
  return { what: "missing.away", why: "missing.away.text", reason };
}

/** Milliseconds until a question is asked again whose answer got lost. */
const AGAIN = 3_000;

/** Nothing to choose. */
const IDLE: Pick<TableState, "actions" | "duties"> = { actions: [], duties: undefined };

const BLANK: TableState = {
  info: undefined,
  sheet: undefined,
  messages: {},
  view: undefined,
  lines: [],
  whole: [],
  past: undefined,
  spots: [],
  foreseen: [],
  playing: false,
  since: undefined,
  awaited: 0,
  ...IDLE,
  behind: false,
  link: "connecting",
  restart: undefined,
  missing: undefined,
};

/** What only page views carry, kept when an answer without it is taken. */
function pageFacts(view: View | undefined): Partial<View> {
  if (!view) return {};
  const { mine, undo, orders, seats, playing, silent, request, chat, rematch, clock } = view;
  const { here, talk } = view;
  return {
    ...(mine ? { mine } : {}),
    ...(undo === undefined ? {} : { undo }),
    ...(orders ? { orders } : {}),
    ...(seats ? { seats } : {}),
    ...(playing ? { playing } : {}),
    ...(silent ? { silent } : {}),
    ...(request === undefined ? {} : { request }),
    ...(chat ? { chat } : {}),
    ...(rematch ? { rematch } : {}),
    ...(clock ? { clock } : {}),
    ...(here ? { here } : {}),
    ...(talk ? { talk } : {}),
  };
}

/** What may be chosen in a view, as it says itself. */
function choiceIn({ actions, duties }: View): Pick<TableState, "actions" | "duties"> {
  return actions ? { actions: actionsOf(actions), duties } : IDLE;
}

/** Who sits at a table, as a view of it tells. */
function seated(info: TableInfo, view: View): TableInfo {
  if (!view.mine && !view.seats) return info;
  const { names, ...rest } = info;
  const known = view.seats ? view.names : names;
  const { mine = info.mine, seats = info.seats } = view;
  return { ...rest, mine, seats, ...(known ? { names: known } : {}) };
}

/** The roles of a table that have something to do, in its order. */
export function playingAt({ info, view }: Pick<TableState, "info" | "view">): string[] {
  return Object.keys(info?.seats ?? {}).filter((role) => view?.playing?.includes(role) ?? true);
}

/** Log lines joined by entry number; what is told twice stands once, the later telling counts. */
export function mergedLines(old: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  const byEntry = new Map(old.map((line) => [line.entry, line]));
  for (const line of more) byEntry.set(line.entry, line);
  return [...byEntry.values()].sort((a, b) => a.entry - b.entry);
}

/** The log with what a view tells; what lies before a page that does not reach back to it is let go. */
export function toldLines(known: readonly LogLine[], view: View): LogLine[] {
  const reaches = (view.earlier ?? 0) <= (known.at(-1)?.entry ?? 0);
  return mergedLines(reaches ? known : [], view.last ?? []);
}

/** The entry that an address asks to be shown: `?at=12`. */
export function entryAsked(search: string): number | undefined {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
}

/** Whether others have done something at the table since it was left. */
export function isNews(view: View, left: number): boolean {
  const mine = view.mine ?? [];
  const since = (view.last ?? []).filter((line) => line.entry > left);
  return since.some((line) => !mine.includes(line.by) && !isNonce(line));
}

/** All that the server has told about one table, kept up to date. */
/**
 * The table that plays what this one waits for. It is opened after the entry that leads to it, so
 * that the answer to that entry, which knows none, may come in after the news that there is one.
 */
function linkKept(before: View | undefined, view: View): Pick<View, "elsewhere"> {
  const known = view.entry === before?.entry ? before.elsewhere : undefined;
  return view.pending === "elsewhere" && known ? { elsewhere: known } : {};
}

export class TableStore extends Store<TableState> {
  private socket: Socket | undefined;
  private caughtUp = false;
  private adding = false;
  private reading = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly pace = new Playback(
    (view) => void this.take(view),
    skipsAnimation,
    (awaited) => this.set({ awaited }),
  );
  /** The latest view, while an earlier one is shown. */
  private present: View | undefined;
  private readonly kept = new Map<number, View>();

  constructor(
    readonly id: string,
    private readonly language: string,
  ) {
    super(BLANK);
  }

  async open(): Promise<void> {
    try {
      const info = await api.table(this.id);
      const own = info.own ? this.id : undefined;
      const [sheet, view] = await Promise.all([api.sheet(info.game, own), api.view(this.id)]);
      const messages = await api.messages(info.game, view.scenario, this.language, own);
      takeNames(messages);
      const known = withNames(readSheet(sheet, view), messages);
      const asking = view.for && (await this.bodiesOf(view.for));
      this.set({ info, sheet: asking ? calledAs(known, asking) : known, messages });
      await this.comeIn(view);
      this.listen();
    } catch (error) {
      this.set({ missing: untold(error) });
    }
  }

  /** The sheet of the table that waits for this one, with what it calls its units; without it their short names stay. */
  private async bodiesOf(table: string): Promise<SheetData | undefined> {
    try {
      const info = await api.table(table);
      const own = info.own ? table : undefined;
      const [sheet, view] = await Promise.all([api.sheet(info.game, own), api.view(table)]);
      const messages = await api.messages(info.game, view.scenario, this.language, own);
      return withNames(readSheet(sheet, view), messages);
    } catch {
      return undefined;
    }
  }

  /** Shows the table: as the address has it, as it was left and what happened since, or as it is. */
  private async comeIn(view: View): Promise<void> {
    const asked = entryAsked(location.search);
    const left = lastSeenEntry(this.id);
    if (asked !== undefined && asked < view.entry) {
      this.present = view;
      this.set({ whole: toldLines([], view) });
      await this.lookBack(asked);
    } else if (left !== undefined && isNews(view, left)) {
      const then = await api.viewAt(this.id, left);
      const lines = (view.last ?? []).filter((line) => line.entry <= left);
      this.show({ ...pageFacts(view), ...then, last: lines });
      this.set({ since: left });
      this.pace.add(view, this.value.view);
    } else {
      await this.take(view);
    }
  }

  close(): void {
    this.pace.flush();
    clearTimeout(this.again);
    this.socket?.end();
  }

  /** Adds to the dice for one's own seats, as soon as the table wants that; none fall before. */
  private async addToDice(view: View): Promise<void> {
    if (this.adding || !view.silent || view.silent.length === 0) return;
    this.adding = true;
    try {
      const then = await api.addToDice(this.id, freshNonce());
      this.adding = false;
      this.hear(then);
    } catch {
      setTimeout(() => {
        this.adding = false;
        void this.refresh().catch(() => undefined);
      }, AGAIN);
    }
  }

  /** The same function for ever: log lines that are drawn once keep it, and nothing else with it. */
  readonly showEntry = (entry: number): void => {
    void this.lookBack(entry);
  };

  /** Shows the table as it was after an entry; nothing can be done there but look. */
  async lookBack(at: number): Promise<void> {
    this.pace.flush();
    this.present ??= this.value.view;
    const { present } = this;
    if (!present) return;
    this.set({ past: at, foreseen: [], ...IDLE });
    const then = this.kept.get(at) ?? (await api.viewAt(this.id, at));
    this.kept.set(at, then);
    if (this.value.past !== at) return;
    const lines = await this.linesUpTo(at);
    if (this.value.past !== at) return;
    this.set({ view: { ...pageFacts(present), ...then, undo: 0, request: null }, lines });
  }

  /** The log up to an entry; of what is not known yet the last page. */
  private async linesUpTo(at: number): Promise<readonly LogLine[]> {
    const { whole } = this.value;
    if (at > this.unread || at === 0) return whole.filter((line) => line.entry <= at);
    return (await api.log(this.id, at + 1)).lines;
  }

  /** The last entry before the log that is known; 0 where all of it is. */
  get unread(): number {
    return (this.value.whole[0]?.entry ?? 1) - 1;
  }

  /** Fetches the page of the log before those that are known. */
  readonly readEarlier = async (): Promise<void> => {
    const before = this.unread + 1;
    if (this.reading || before <= 1) return;
    this.reading = true;
    try {
      const { lines } = await api.log(this.id, before);
      if (before !== this.unread + 1) return;
      const whole = mergedLines(lines, this.value.whole);
      this.set({ whole, ...(this.value.past === undefined ? { lines: whole } : {}) });
    } catch {
      // it is asked for again when one scrolls there again
    } finally {
      this.reading = false;
    }
  };

  /** Lets the past go on by itself from an entry, or from where one looks. */
  play(playing: boolean, from?: number): void {
    this.set({ playing });
    if (playing && from !== undefined) void this.lookBack(from);
  }

  /** Shows the table after an entry with what would have happened otherwise. */
  async foresee(at: number, foreseen: readonly GameEvent[]): Promise<void> {
    this.play(false);
    await this.lookBack(at);
    if (this.value.past === at) this.set({ foreseen });
  }

  /** Marks hexes and units that something is said about. */
  point(spots: readonly string[]): void {
    if (spots.join() !== this.value.spots.join()) this.set({ spots });
  }

  /** What happened while one was away has been seen. */
  forgetSince(): void {
    if (this.value.since !== undefined) this.set({ since: undefined });
  }

  /** Goes back to the table as it is now. */
  async comeBack(): Promise<void> {
    const { present } = this;
    this.present = undefined;
    this.set({ past: undefined, foreseen: [], playing: false, since: undefined });
    if (present) await this.take(present);
  }

  /** The position that is shown, to ask about. */
  get positionRef(): PositionRef {
    return { table: this.id, at: this.value.view?.entry ?? 0 };
  }

  /** Whether the game is over now, whatever is shown. */
  get isOver(): boolean {
    return (this.present ?? this.value.view)?.pending === "over";
  }

  /** The number of the last entry there is, whatever is shown. */
  get newest(): number {
    return this.present?.entry ?? this.value.view?.entry ?? 0;
  }

  private listen(): void {
    this.socket = new Socket(
      this.id,
      () => this.value.whole.at(-1)?.entry ?? 0,
      (view) => this.hear(view),
      (link) => {
        if (link !== "open") this.caughtUp = false;
        this.set({ link, restart: undefined });
      },
      (restart) => this.set({ restart }),
    );
  }

  /** What came while away is shown at once, what comes then one after another. */
  private hear(view: View): void {
    const playing = this.caughtUp || this.value.awaited > 0;
    if (playing && this.value.past === undefined) this.pace.add(view, this.value.view);
    else void this.take(view);
    this.caughtUp = true;
  }

  /** Shows at once what is still to be told. */
  hurry(): void {
    this.pace.flush();
  }

  /** Takes a view unless a later one is known, with the log lines it brings. */
  async take(view: View): Promise<void> {
    void this.addToDice(view);
    if (this.isWhole(view) || this.isLate(view)) this.takeWhole(view);
    else await this.complete(view);
  }

  /** The same with a view that says itself what may be chosen in it. */
  private takeWhole(view: View): void {
    const whole = toldLines(this.value.whole, view);
    if (this.value.past !== undefined) {
      this.set({ whole, behind: false });
      if (view.entry >= this.newest) this.present = { ...pageFacts(this.present), ...view };
    } else if (this.isLate(view)) {
      this.set({ lines: whole, whole });
    } else {
      this.show(view);
    }
  }

  /** Whether a later view than this is shown. */
  private isLate(view: View): boolean {
    return view.entry < (this.value.view?.entry ?? -1);
  }

  /** Whether it is known what may be chosen in a view. */
  private isWhole(view: View): boolean {
    return view.actions !== undefined || !this.chooses(view) || this.isShown(view);
  }

  /** Whether a view asks the same of the same as the one that is shown; only what is beside differs. */
  private isShown(view: View): boolean {
    const { view: shown, info } = this.value;
    const same = view.entry === shown?.entry && view.side === shown.side;
    return this.ready && same && (view.mine ?? info?.mine)?.join() === info?.mine.join();
  }

  /** Shows a view and what may be chosen in it, both at once. */
  private show(view: View): void {
    rememberSeen(this.id, view.entry);
    const { info, view: before, whole } = this.value;
    const { actions, duties } = before ?? {};
    const stands = this.isShown(view);
    const lines = toldLines(whole, view);
    this.set({
      info: info && seated(info, view),
      lines,
      whole: lines,
      view: {
        ...pageFacts(before),
        ...(stands && actions ? { actions } : {}),
        ...(stands && duties ? { duties } : {}),
        ...linkKept(before, view),
        ...view,
      },
      behind: false,
      ...(stands ? {} : choiceIn(view)),
    });
  }

  /** Asks what may be chosen in a view that does not say so; what is shown stands until then. */
  private async complete(view: View): Promise<void> {
    this.set({ behind: true });
    const whole = await api.view(this.id).catch(() => undefined);
    if (whole && whole.entry >= view.entry) this.takeWhole(whole);
    else this.askAgain();
  }

  /** The answer got lost: asks once more in a while, unless the table has gone on. */
  private askAgain(): void {
    this.again = setTimeout(() => {
      if (this.value.behind) void this.refresh().catch(() => this.askAgain());
    }, AGAIN);
  }

  /** Whether a view asks somebody who sits at this browser to choose. */
  private chooses({ pending, side, roles, mine = this.value.info?.mine ?? [] }: View): boolean {
    const asked = roles ?? (side ? [side] : []);
    return pending === "choice" && asked.some((role) => mine.includes(role));
  }

  /** Whether something may be chosen, and nothing later is known. */
  get ready(): boolean {
    return !this.value.behind && this.value.actions.length > 0;
  }

  /** The action of a text, if it is offered now. */
  offered(text: string): Action | undefined {
    return this.value.actions.find((action) => action.text === text);
  }

  /** Fetches the position anew, after a stale answer. */
  async refresh(): Promise<void> {
    await this.take(await api.view(this.id));
  }

  unit(id: UnitId) {
    return this.value.sheet?.units.find((u) => u.id === id);
  }
}
