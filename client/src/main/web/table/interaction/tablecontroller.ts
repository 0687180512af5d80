import { isMeant } from "../../dialog/closing";
import type { PlayParts } from "../../games/parts";
import { api, queue } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { Store } from "../../state/store";
import type { Action } from "../state/action";
import type { TableStore } from "../state/tablestore";
import { attacking } from "./attacking";
import type { Controller } from "./controller";
import { giving } from "./giving";
import { idle } from "./idle";
import type { Mode } from "./mode";
import { cutShort, moving, planOf } from "./moving";
import { takeNext } from "./next";
import { onlyChoice } from "./only";
import { taskOn } from "./reach";
import { explained, send } from "./requests";
import { settingUp } from "./settingup";
import { loadSight, sighting } from "./sighting";
import { cleared, INITIAL, type InteractionState } from "./state";
import { stepOf } from "./step";
import type { Task, Verbs } from "./task";
import { loadThreats, loadThreatsAt } from "./threats";

/** By what is asked for, what presses mean; of units that go somewhere it is their reach that says it. */
const MODES: Readonly<Record<Exclude<Task["kind"], "walk">, Mode>> = {
  battle: attacking,
  give: giving,
  plain: idle,
  wait: idle,
};

/** The controller of a table: it keeps the state, and hands input to the mode that is on. */
export class TableController implements Controller {
  entry = -1;
  looking: Promise<void> | undefined;
  ordering: Promise<void> = Promise.resolve();

  readonly completed = new Set<number>();

  private readonly state = new Store(INITIAL);
  private questions = 0;
  private offered: readonly Action[] = [];
  private later: (() => void) | undefined;
  /** Where the last press was, until something else is pointed at. */
  private pressed: Place | undefined;

  constructor(
    readonly table: TableStore,
    private readonly grammar: Pick<PlayParts, "verbs" | "reaches" | "boardQueries" | "answers">,
  ) {
    table.subscribe(() => this.settle());
    // what the table told before this controller was there
    this.settle();
  }

  get value(): InteractionState {
    return this.state.value;
  }

  set(part: Partial<InteractionState>): void {
    this.state.set(part);
    if (part.busy === false) this.complete();
  }

  subscribe(subscriber: () => void): () => void {
    return this.state.subscribe(subscriber);
  }

  get verbs(): Verbs {
    return this.grammar.verbs;
  }

  get reaction(): string | undefined {
    return this.grammar.answers?.step;
  }

  reaches(verb: string): boolean {
    return this.grammar.reaches(verb);
  }

  canQuery(what: string): boolean {
    return this.grammar.boardQueries.includes(what);
  }

  get task(): Task {
    return taskOn(this);
  }

  private get mode(): Mode {
    const { task } = this;
    if (task.kind !== "walk") return MODES[task.kind];
    return this.reaches(task.verb) ? moving : settingUp;
  }

  /** A new position clears the selection. */
  private settle(): void {
    const { view, actions } = this.table.value;
    const entry = view?.entry ?? -1;
    if (entry !== this.entry) {
      this.entry = entry;
      this.asks();
      queue.forget();
      this.set(cleared(this.value));
      if (this.value.watching) void loadThreats(this);
    }
    if (actions === this.offered) return;
    this.offered = actions;
    const { later } = this;
    this.later = undefined;
    const stopped = this.table.ready ? this.planEnded() : {};
    this.set({ ...this.mode.begins(this), ...stopped });
    if (!this.table.ready) return;
    if (later) later();
    else this.complete();
  }

  /** Makes the one choice that there is, as long as nothing has been taken back. */
  private complete(): void {
    const only = onlyChoice(this);
    if (!only || this.value.computing || this.value.busy) return;
    if (this.completed.has(this.entry + 1)) return;
    this.completed.add(this.entry + 1);
    void this.playMade(only.text);
  }

  /** Where a plan has ended short of its goal, told once. */
  private planEnded(): Partial<InteractionState> {
    if (planOf(this).length > 0) return {};
    const stopped = cutShort(this);
    return { planned: undefined, ...(stopped ? { stopped } : {}) };
  }

  /** Keeps a press for the moment when the legal actions of this position are known. */
  private postponed(press: () => void): boolean {
    this.later = this.table.ready ? undefined : press;
    return !this.table.ready;
  }

  asks(): () => boolean {
    this.questions++;
    return this.listens();
  }

  listens(): () => boolean {
    const { questions } = this;
    return () => questions === this.questions;
  }

  tapUnit(unit: UnitId): void {
    this.pressed = this.placeOf(unit);
    if (this.value.sighting && this.placeOf(unit)) {
      sighting.tapUnit(this, unit);
      return;
    }
    if (this.postponed(() => this.tapUnit(unit))) return;
    this.set({ objection: undefined, peek: undefined, warned: false });
    this.mode.tapUnit(this, unit);
  }

  tapPlace(place: Place): void {
    this.pressed = place;
    if (this.value.sighting) sighting.tapPlace(this, place);
    else if (!this.postponed(() => this.tapPlace(place))) this.mode.tapPlace(this, place);
  }

  lift(unit: UnitId): void {
    if (this.table.ready) this.mode.lift(this, unit);
  }

  async drop(unit: UnitId, place: Place | undefined): Promise<boolean> {
    if (!place || place === this.placeOf(unit)) return false;
    this.pressed = place;
    await this.mode.drop(this, unit, place);
    return this.placeOf(unit) === place;
  }

  peek(place: Place | undefined): void {
    // Where one has just pressed, the pointer only rests.
    const rests = place !== undefined && place === this.pressed;
    if (!rests) this.pressed = undefined;
    const known = this.value.peek?.at;
    if (known !== undefined && known !== place) this.set({ peek: undefined });
    if (this.value.watching) void loadThreatsAt(this, place);
    if (this.value.sighting) {
      void loadSight(this, place);
      return;
    }
    const action =
      place && !rests && this.table.ready ? this.mode.question(this, place) : undefined;
    if (!place || !action || place === known || this.value.busy) return;
    void explained(this, action, place).then((peek) => {
      if (peek) this.set({ peek });
    });
  }

  async why(action: string, at: Place | undefined): Promise<void> {
    this.asks();
    const objection = await explained(this, action, at);
    if (objection) this.set({ objection, peek: undefined });
  }

  next(): UnitId | undefined {
    return takeNext(this);
  }

  show(unit: UnitId): void {
    this.set({ shown: { unit, at: this.placeOf(unit) ?? "" } });
  }

  give(units: readonly UnitId[]): void {
    this.set({ given: units });
  }

  propose(text: string, label: string): void {
    const was = this.value.proposed?.text ?? "";
    if (was !== text) this.set({ proposed: text ? { text, label } : undefined });
  }

  end(action: string, warn: boolean): void {
    if (warn && !this.value.warned) this.set({ warned: true });
    else void this.play(action);
  }

  async play(action: string): Promise<void> {
    if (this.isKnown(action)) await this.playMade(action);
  }

  async playMade(action: string): Promise<void> {
    if (!this.table.ready || !(await isMeant(this, action))) return;
    await send(this, (entry) => api.play(this.table.id, action, entry));
  }

  /** Whether an action is offered now, where the selected unit reaches too, put together in a card, or advised. */
  private isKnown(action: string): boolean {
    const { task } = this;
    const { mover = "", proposed, hint } = this.value;
    const goals = task.kind === "walk" ? [...(task.goals.get(mover)?.values() ?? [])] : [];
    const isOffered = this.table.offered(action) !== undefined;
    const isAdvised = hint?.action.text === action;
    return isOffered || goals.includes(action) || proposed?.text === action || isAdvised;
  }

  async sendWord(word: string, text = ""): Promise<void> {
    await send(this, (entry) => api.say(this.table.id, word, entry, text));
  }

  object(reason: string): void {
    this.set({ objection: { reason, rule: undefined, places: [], at: undefined } });
  }

  dismiss(): void {
    this.set({ objection: undefined });
  }

  clear(): void {
    this.asks();
    this.set(cleared(this.value));
    this.set(this.mode.begins(this));
  }

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
