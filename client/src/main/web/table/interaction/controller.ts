import { useLayoutEffect } from "preact/hooks";
import type { PlayParts } from "../../games/parts";
import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { Observed, type Watched } from "../../state/store";
import type { Action } from "../state/action";
import type { TableStore } from "../state/tablestore";
import { undone } from "./able";
import { attacking } from "./attacking";
import { giving } from "./giving";
import { idle } from "./idle";
import type { Mode } from "./mode";
import { cutShort, moving, planOf } from "./moving";
import { taskOn } from "./reach";
import { explained, send } from "./requests";
import { settingUp } from "./settingup";
import { see, sighting } from "./sighting";
import { CLEAR, cleared, type HandState } from "./state";
import { stepOf } from "./step";
import type { Task, Verbs } from "./task";
import { fear, lookOver } from "./threats";

/** By what is asked for, what presses mean; of units that go somewhere it is their reach that says it. */
const MODES: Readonly<Record<Exclude<Task["kind"], "walk">, Mode>> = {
  battle: attacking,
  give: giving,
  plain: idle,
  wait: idle,
};

/**
 * The hand at the table: what the player holds, and what presses mean in each mode. It decides
 * nothing: it plays what is offered, or asks the server why not.
 */
export class Desk implements Watched<HandState> {
  /** The entry that what is held belongs to. */
  entry = -1;
  /** The question how far the unit in hand reaches, while it is not answered. */
  looking: Promise<void> | undefined;
  /** The orders that are on their way. */
  ordering: Promise<void> = Promise.resolve();

  private readonly state = new Observed(CLEAR);
  private questions = 0;
  private offered: readonly Action[] = [];
  private later: (() => void) | undefined;

  constructor(
    readonly table: TableStore,
    private readonly grammar: Pick<PlayParts, "verbs" | "reaches" | "looks">,
  ) {
    table.watch(() => this.settle());
    // what the table told before this hand was there
    this.settle();
  }

  get value(): HandState {
    return this.state.value;
  }

  set(part: Partial<HandState>): void {
    this.state.set(part);
  }

  watch(watcher: () => void): () => void {
    return this.state.watch(watcher);
  }

  get verbs(): Verbs {
    return this.grammar.verbs;
  }

  /** Whether what a verb leads to is looked up as reach. */
  reaches(verb: string): boolean {
    return this.grammar.reaches(verb);
  }

  /** Whether the game's board can be asked this. */
  canLook(what: string): boolean {
    return this.grammar.looks.includes(what);
  }

  get task(): Task {
    return taskOn(this);
  }

  private get mode(): Mode {
    const { task } = this;
    if (task.kind !== "walk") return MODES[task.kind];
    return this.reaches(task.verb) ? moving : settingUp;
  }

  /** A new position clears the hand. */
  private settle(): void {
    const { view, actions } = this.table.value;
    const entry = view?.entry ?? -1;
    if (entry !== this.entry) {
      this.entry = entry;
      this.asks();
      this.set(cleared(this.value));
      if (this.value.watching) void lookOver(this);
    }
    if (actions === this.offered) return;
    this.offered = actions;
    const { later } = this;
    this.later = undefined;
    const stopped = this.table.ready ? this.planEnded() : {};
    this.set({ ...this.mode.begins(this), ...stopped });
    if (this.table.ready) later?.();
  }

  /** Where a plan has ended short of its goal, told once. */
  private planEnded(): Partial<HandState> {
    if (planOf(this).length > 0) return {};
    const stopped = cutShort(this);
    return { planned: undefined, ...(stopped ? { stopped } : {}) };
  }

  /** Keeps a press for the moment when the legal actions of this position are known. */
  private postponed(press: () => void): boolean {
    this.later = this.table.ready ? undefined : press;
    return !this.table.ready;
  }

  /** Begins a question; answers whether, later, no other has been begun since. */
  asks(): () => boolean {
    this.questions++;
    return this.listens();
  }

  /** Answers whether, later, no question has been begun since. */
  listens(): () => boolean {
    const { questions } = this;
    return () => questions === this.questions;
  }

  /** A counter was pressed. */
  tapUnit(unit: UnitId): void {
    if (this.value.sighting && this.placeOf(unit)) {
      sighting.tapUnit(this, unit);
      return;
    }
    if (this.postponed(() => this.tapUnit(unit))) return;
    this.set({ objection: undefined, peek: undefined, warned: false });
    this.mode.tapUnit(this, unit);
  }

  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(place: Place): void {
    if (this.value.sighting) sighting.tapPlace(this, place);
    else if (!this.postponed(() => this.tapPlace(place))) this.mode.tapPlace(this, place);
  }

  /** A counter was picked up by hand. */
  lift(unit: UnitId): void {
    if (this.table.ready) this.mode.lift(this, unit);
  }

  /** A counter was put down on a place; answers whether it lies there now. */
  async drop(unit: UnitId, place: Place | undefined): Promise<boolean> {
    if (!place || place === this.placeOf(unit)) return false;
    await this.mode.drop(this, unit, place);
    return this.placeOf(unit) === place;
  }

  /** Why not, asked in passing: of a place that is pointed at for a while. */
  peek(place: Place | undefined): void {
    const known = this.value.peek?.at;
    if (known !== undefined && known !== place) this.set({ peek: undefined });
    if (this.value.watching) void fear(this, place);
    if (this.value.sighting) {
      void see(this, place);
      return;
    }
    const action = place && this.table.ready ? this.mode.question(this, place) : undefined;
    if (!place || !action || place === known || this.value.busy) return;
    void explained(this, action, place).then((peek) => {
      if (peek) this.set({ peek });
    });
  }

  /** Tells why an action may not be done. */
  async why(action: string, at: Place | undefined): Promise<void> {
    this.asks();
    const objection = await explained(this, action, at);
    if (objection) this.set({ objection, peek: undefined });
  }

  /** The next unit that may still do something, in the order of the sheet. */
  next(): UnitId | undefined {
    const able = undone(this.task, this.table.value.sheet?.units ?? []);
    const unit = able[(able.indexOf(this.value.mover ?? "") + 1) % Math.max(1, able.length)];
    if (unit && unit !== this.value.mover) {
      // Laid down first: a press on a friend's hex could mean to go there.
      this.set(cleared(this.value));
      this.tapUnit(unit);
    }
    return unit;
  }

  /** Chooses units to be lost, or to go along. */
  give(units: readonly UnitId[]): void {
    this.set({ given: units });
  }

  /** An action is put together in a card: the button plays it; none, and the button is as before. */
  layOut(text: string, label: string): void {
    const was = this.value.proposed?.text ?? "";
    if (was !== text) this.set({ proposed: text ? { text, label } : undefined });
  }

  /** Ends a phase: at the first press it is said if nothing was done in it. */
  end(action: string, warn: boolean): void {
    if (warn && !this.value.warned) this.set({ warned: true });
    else void this.play(action);
  }

  /** Sends an action that is offered now. */
  async play(action: string): Promise<void> {
    if (this.isKnown(action)) await this.playMade(action);
  }

  /** Sends an action that was put together from one that is offered. */
  async playMade(action: string): Promise<void> {
    if (this.table.ready) await send(this, (entry) => api.play(this.table.id, action, entry));
  }

  /** Whether an action is offered now, where the unit in hand reaches too, or put together in a card. */
  private isKnown(action: string): boolean {
    const { task } = this;
    const { mover = "", proposed } = this.value;
    const goals = task.kind === "walk" ? [...(task.goals.get(mover)?.values() ?? [])] : [];
    const isOffered = this.table.offered(action) !== undefined;
    return isOffered || goals.includes(action) || proposed?.text === action;
  }

  async undo(): Promise<void> {
    await send(this, (entry) => api.undo(this.table.id, entry));
  }

  /** Says a word of the table: accept, decline, resign, undo-ask, or an order or a plan with its text. */
  async say(word: string, text = ""): Promise<void> {
    await send(this, (entry) => api.say(this.table.id, word, entry, text));
  }

  /** Says why something was not done. */
  object(reason: string): void {
    this.set({ objection: { reason, rule: undefined, places: [], at: undefined } });
  }

  /** The objection has been read. */
  dismiss(): void {
    this.set({ objection: undefined });
  }

  /** Puts everything down but what the rules keep in the hand. */
  clear(): void {
    this.asks();
    this.set(cleared(this.value));
    this.set(this.mode.begins(this));
  }

  /** A step of a unit to a place as the rules want it said now. */
  step(unit: UnitId, place: Place): string {
    return stepOf(this, unit, place);
  }

  placeOf(unit: UnitId): Place | undefined {
    return this.table.value.view?.position.units[unit]?.at;
  }

  onSheet(place: Place): boolean {
    const { sheet } = this.table.value;
    const is = (h: { id: Place }) => h.id === place;
    return (sheet?.hexes.some(is) || sheet?.spaces?.some(is)) ?? false;
  }

  unitsAt(place: Place): UnitId[] {
    const { sheet } = this.table.value;
    return (sheet?.units ?? []).filter((u) => this.placeOf(u.id) === place).map((u) => u.id);
  }

  isOwn(unit: UnitId): boolean {
    return this.table.unit(unit)?.side === this.table.value.view?.side;
  }
}

/** Lays out what a card has put together, in the moment in which the card is drawn. */
export function useLaidOut(desk: Desk, text: string, label: string): void {
  const { entry } = desk.table.value.view ?? {};
  useLayoutEffect(() => desk.layOut(text, label), [desk, entry, text, label]);
}
