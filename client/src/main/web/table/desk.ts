import { api } from "../wire/api";
import type { Place, UnitId } from "../wire/types";
import { type Action, joined } from "./action";
import { able, matching, withAttacker, withDefenders } from "./draft";
import { cleared, type DeskState } from "./holding";
import { Lookout } from "./lookout";
import { battleWith, questionAt, stays, undone } from "./question";
import type { TableStore } from "./store";
import { type Task, taskOf, together, type Verbs, type Walk } from "./task";

/** What the player has in hand: picked units, an attack in the making, an answer to "why not". */
export class Desk extends Lookout {
  private offered: readonly Action[] = [];
  private later: (() => void) | undefined;

  /** @param looks what the game's board can be asked, such as "exposure" */
  constructor(
    table: TableStore,
    readonly verbs: Verbs,
    private readonly reaches: (verb: string) => boolean,
    looks: readonly string[] = [],
  ) {
    super(table, looks);
    table.watch(() => this.settle());
  }

  get task(): Task {
    const task = taskOf(this.offers, this.verbs, this.goer);
    return task.kind === "walk" ? this.withReach(task) : task;
  }

  /** The legal actions, of a move that has begun those of all who are on it. */
  private get offers(): readonly Action[] {
    const { view, actions } = this.table.value;
    const steps = view?.position.agenda as { mover?: UnitId; riders?: UnitId[] }[] | undefined;
    const { mover, riders } = steps?.[0] ?? {};
    return mover ? together(actions, this.verbs.along, [mover, ...(riders ?? [])]) : actions;
  }

  /** The unit that has been taken up by the rules, and must say where it goes. */
  private get goer(): UnitId | undefined {
    const { go } = this.verbs;
    const steps = this.table.value.view?.position.agenda as { unit?: UnitId }[] | undefined;
    return go && this.table.value.actions[0]?.verb === go ? steps?.[0]?.unit : undefined;
  }

  /** A walk in which the unit in hand, if it is only named yet, may go where its reach leads. */
  private withReach(task: Walk): Walk {
    const { mover, reach } = this.value;
    const { take } = this.verbs;
    const ways = this.ways(task);
    if (mover && ways.size > 0) {
      const far = new Map([...ways.keys()].map((at): [Place, string] => [at, at]));
      const near = task.goals.get(mover) ?? new Map<Place, string>();
      return { ...task, goals: new Map([...task.goals, [mover, new Map([...far, ...near])]]) };
    }
    if (!take || !mover || reach?.unit !== mover || !this.takes(mover)) return task;
    const places = reach.places.map(({ at }): [Place, string] => [at, `${take} ${mover} ${at}`]);
    return { ...task, goals: new Map([...task.goals, [mover, new Map(places)]]) };
  }

  /** Ways of more than a hex that the unit in hand may go step by step. */
  private ways(task: Walk): ReadonlyMap<Place, readonly Place[]> {
    const { mover, reach } = this.value;
    const { along } = this.verbs;
    if (!along || task.verb !== along || !mover || reach?.unit !== mover) return new Map();
    return new Map(
      reach.places.flatMap(({ at, path }): [Place, Place[]][] =>
        path && path.length > 1 ? [[at, path]] : [],
      ),
    );
  }

  /** Goes to a place: at once, or hex by hex until something comes between. */
  private async goTo(unit: UnitId, place: Place, goal: string): Promise<void> {
    if (goal !== place) return this.play(this.accompanied(unit, goal));
    const { task } = this;
    const way = (task.kind === "walk" && this.ways(task).get(place)) || [];
    for (const hex of way) {
      await this.turnCame();
      const now = taskOf(this.offers, this.verbs);
      const step = now.kind === "walk" ? now.goals.get(unit)?.get(hex) : undefined;
      if (!step || !this.table.ready) return;
      await this.play(step);
      if (this.placeOf(unit) !== hex) return;
    }
  }

  /** The same with all who have been told to go along. */
  private accompanied(unit: UnitId, goal: string): string {
    const [verb, first, ...more] = goal.split(" ");
    const { given } = this.value;
    if (first !== unit || given.length === 0) return goal;
    return [verb, [unit, ...given].join("+"), ...more].join(" ");
  }

  /** Waits, not for long, until the other side has answered a step. */
  private async turnCame(): Promise<void> {
    for (let i = 0; i < 60 && (this.value.busy || !this.table.ready || this.idle); i++) {
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  private get idle(): boolean {
    return this.table.value.actions.length === 0;
  }

  /** Whether a unit is offered to be taken up. */
  private takes(unit: UnitId): boolean {
    const text = `${this.verbs.take} ${unit}`;
    return this.table.value.actions.some((a) => a.text === text);
  }

  protected override isKnown(action: string): boolean {
    const [verb, unit = ""] = action.split(" ");
    const free = this.verbs.free?.includes(verb ?? "") ?? false;
    return (
      super.isKnown(action) ||
      (verb === this.verbs.take && this.takes(unit)) ||
      (free && this.table.value.actions.some((a) => a.verb === verb))
    );
  }

  /** A step of a unit to a place as the rules want it said now. */
  step(unit: UnitId, place: Place): string {
    const { walk, arrive, go, take } = this.verbs;
    const { task } = this;
    if (go && this.goer) return `${go} ${place}`;
    if (arrive && !this.onSheet(this.placeOf(unit) ?? "")) return `${arrive} ${unit} ${place}`;
    return `${take ?? ((task.kind === "walk" && task.verb) || walk[0])} ${unit} ${place}`;
  }

  /** A new position clears the hand. */
  private settle(): void {
    const { view, actions } = this.table.value;
    const entry = view?.entry ?? -1;
    if (entry !== this.entry) {
      this.entry = entry;
      this.asked++;
      this.set(cleared(this.value));
      if (this.value.watching) void this.lookOver();
    }
    if (actions !== this.offered) {
      this.offered = actions;
      this.set(this.only());
      const { later } = this;
      this.later = undefined;
      if (this.table.ready) later?.();
    }
  }

  /** Keeps a press for the moment when the legal actions of this position are known. */
  private postponed(press: () => void): boolean {
    this.later = this.table.ready ? undefined : press;
    return !this.table.ready;
  }

  /** What is in hand at once because nothing else could be taken. */
  private only(): Partial<DeskState> {
    const { task } = this;
    if (task.kind === "give" && task.options.length === 1) {
      return { given: task.options[0]?.units ?? [] };
    }
    const { goer } = this;
    if (goer) void this.lookUp(goer);
    const alone = task.kind === "walk" && !this.reaches(task.verb) && task.goals.size === 1;
    const unit = alone ? [...task.goals.keys()][0] : goer;
    return unit ? { mover: unit } : {};
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

  /** A counter was pressed. */
  tapUnit(unit: UnitId): void {
    if (this.postponed(() => this.tapUnit(unit))) return;
    const task = this.task;
    this.set({ objection: undefined, peek: undefined, warned: false });
    if (task.kind === "walk") this.tapWalker(task.goals.get(unit) !== undefined, unit);
    if (task.kind === "battle") this.tapFighter(task, unit);
    if (task.kind === "give") this.tapGiven(unit);
    if (task.kind === "plain") this.tapPlain((a) => a.groups.some((g) => g.join() === unit));
  }

  /** Plays the one choice that a press can mean, if there is just one. */
  private tapPlain(meant: (action: Action) => boolean): void {
    const { task } = this;
    const found = task.kind === "plain" ? task.options.filter(meant) : [];
    if (found.length === 1 && found[0]) void this.play(found[0].text);
  }

  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(place: Place): void {
    if (this.postponed(() => this.tapPlace(place))) return;
    const task = this.task;
    const { mover } = this.value;
    const goal = task.kind === "walk" && mover ? task.goals.get(mover)?.get(place) : undefined;
    if (goal && mover) {
      void this.goTo(mover, place, goal);
      return;
    }
    if (task.kind === "plain") this.tapPlain((a) => a.places.at(-1) === place);
    const units = this.unitsAt(place);
    const able = units.filter((u) => task.kind !== "walk" || task.goals.has(u));
    const unit = (able.length > 0 ? able : units).at(-1);
    if (unit) this.tapUnit(unit);
    else if (task.kind === "walk" && mover) void this.why(this.step(mover, place), place);
  }

  private tapWalker(able: boolean, unit: UnitId): void {
    const { mover } = this.value;
    const task = this.task;
    if (task.kind !== "walk") return;
    const place = this.placeOf(unit);
    const goal = mover && place ? task.goals.get(mover)?.get(place) : undefined;
    if (goal && mover && place && mover !== unit) {
      void this.goTo(mover, place, goal);
      return;
    }
    if (!this.isOwn(unit)) {
      if (mover && place) void this.why(this.step(mover, place), place);
      return;
    }
    this.asked++;
    // Where only one unit can be taken, a press does not put it down.
    const down = mover === unit && task.goals.size > 1;
    this.set({ ...cleared(this.value), mover: down ? undefined : unit });
    if (down) return;
    if (able && this.reaches(task.verb)) void this.lookUp(unit);
    if (!able) void this.whyStays(unit);
  }

  /** A counter was picked up by hand: it is in the hand, whatever was there. */
  lift(unit: UnitId): void {
    const { task } = this;
    if (!this.table.ready) return;
    if (task.kind === "walk" && this.value.mover !== unit) this.tapUnit(unit);
    if (task.kind === "battle" && !this.value.draft.attackers.includes(unit)) this.tapUnit(unit);
  }

  /** A counter was put down on a place; answers whether it lies there now. */
  async drop(unit: UnitId, place: Place | undefined): Promise<boolean> {
    const { task } = this;
    if (!place || place === this.placeOf(unit)) return false;
    if (task.kind === "battle") {
      const { defenders } = this.value.draft;
      const there = this.unitsAt(place).filter((u) => !this.isOwn(u) && !defenders.includes(u));
      if (there[0]) this.tapUnit(there[0]);
      return false;
    }
    const staged = this.takes(unit) ? this.step(unit, place) : undefined;
    const goal = (task.kind === "walk" && task.goals.get(unit)?.get(place)) || staged;
    if (goal) await this.goTo(unit, place, goal);
    else if (task.kind === "walk") await this.why(this.step(unit, place), place);
    return this.placeOf(unit) === place;
  }

  /** The next unit that may still do something, in the order of the sheet. */
  next(): UnitId | undefined {
    const { task, table } = this;
    const able = undone(task, table.value.sheet?.units ?? []);
    const unit = able[(able.indexOf(this.value.mover ?? "") + 1) % Math.max(1, able.length)];
    if (unit && unit !== this.value.mover) this.tapUnit(unit);
    return unit;
  }

  /** Why not, asked in passing: of a place that is pointed at for a while. */
  peek(place: Place | undefined): void {
    const known = this.value.peek?.at;
    if (known !== undefined && known !== place) this.set({ peek: undefined });
    if (this.value.watching) void this.fear(place);
    if (this.value.sighting) {
      void this.see(place);
      return;
    }
    const action = place && this.table.ready ? questionAt(this, place) : undefined;
    if (!place || !action || place === known || this.value.busy) return;
    void this.explained(action, place).then((peek) => {
      if (peek) this.set({ peek });
    });
  }

  private async lookUp(unit: UnitId): Promise<void> {
    const asked = this.asked;
    const about = this.table.asked;
    const [reach, exposure] = await Promise.all([
      api.reach(about, unit).catch(() => undefined),
      this.canLook("exposure") ? api.exposure(about, unit).catch(() => undefined) : undefined,
    ]);
    if (asked !== this.asked) return;
    this.set({ reach, exposure: new Map(exposure?.places.map((t) => [t.place, t])) });
  }

  /** Why a unit may not go anywhere: asked of a hex next to it. */
  private async whyStays(unit: UnitId): Promise<void> {
    const action = stays(this, unit);
    if (action) await this.why(action, this.placeOf(unit));
  }

  private tapFighter(task: Task & { kind: "battle" }, unit: UnitId): void {
    const place = this.placeOf(unit);
    const { draft } = this.value;
    const own = this.isOwn(unit);
    const group = own || !place ? [unit] : this.unitsAt(place);
    const part = own ? "attackers" : "defenders";
    if (!group.some((u) => able(task, part).has(u) || draft[part].includes(u))) {
      void this.whyNotFight(task, group, part, place);
      return;
    }
    const next = own ? withAttacker(task, draft, unit) : withDefenders(task, draft, group);
    this.set({ draft: next, odds: undefined, hint: undefined });
    void this.weigh(task);
  }

  /** Why units that no legal attack names cannot take part in this one. */
  private async whyNotFight(
    task: Task & { kind: "battle" },
    group: readonly UnitId[],
    part: "attackers" | "defenders",
    place: Place | undefined,
  ): Promise<void> {
    const action = battleWith(this, task, group, part);
    if (action) await this.why(action, place);
  }

  /** Odds of the attack as laid out, or the reason why it is none. */
  private async weigh(task: Task & { kind: "battle" }): Promise<void> {
    const asked = ++this.asked;
    const { draft } = this.value;
    const { sheet } = this.table.value;
    if (!sheet || draft.defenders.length === 0) return;
    const option = matching(task, draft)[0];
    if (!option && draft.attackers.length === 0) return;
    if (!option) {
      const text = `${this.verbs.battle[0]} ${joined(sheet, draft.attackers)} ${joined(sheet, draft.defenders)}`;
      await this.why(text, undefined);
      return;
    }
    const odds = await api.odds(this.table.asked, option.text).catch(() => undefined);
    if (asked === this.asked) this.set({ odds });
  }

  private tapGiven(unit: UnitId): void {
    const { given } = this.value;
    const without = given.filter((u) => u !== unit);
    this.set({ given: without.length === given.length ? [...given, unit] : without });
  }

  give(units: readonly UnitId[]): void {
    this.set({ given: units });
  }

  private async why(action: string, at: Place | undefined): Promise<void> {
    ++this.asked;
    const objection = await this.explained(action, at);
    if (objection) this.set({ objection, peek: undefined });
  }

  /** Ends a phase: at the first press it is said if nothing was done in it. */
  end(action: string, warn: boolean): void {
    if (warn && !this.value.warned) this.set({ warned: true });
    else void this.play(action);
  }

  /** The objection has been read. */
  dismiss(): void {
    this.set({ objection: undefined });
  }

  /** Puts everything down. */
  clear(): void {
    this.asked++;
    this.set(cleared(this.value));
  }
}
