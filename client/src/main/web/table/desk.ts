import { api } from "../wire/api";
import type { Place, UnitId, View } from "../wire/types";
import { say } from "../words/say";
import { type Action, joined } from "./action";
import { able, matching, withAttacker, withDefenders } from "./draft";
import { CLEAR, type DeskState } from "./holding";
import { Observed } from "./observed";
import { type TableStore, trouble } from "./store";
import { type Task, taskOf, type Verbs } from "./task";

/** What the player has in hand: picked units, an attack in the making, an answer to "why not". */
export class Desk extends Observed<DeskState> {
  private asked = 0;
  private entry = -1;
  private offered: readonly Action[] = [];
  private later: (() => void) | undefined;

  constructor(
    readonly table: TableStore,
    private readonly verbs: Verbs,
    private readonly reaches: (verb: string) => boolean,
  ) {
    super(CLEAR);
    table.watch(() => this.settle());
  }

  get task(): Task {
    return taskOf(this.table.value.actions, this.verbs);
  }

  /** A new position clears the hand. */
  private settle(): void {
    const { view, actions } = this.table.value;
    const entry = view?.entry ?? -1;
    if (entry !== this.entry) {
      this.entry = entry;
      this.asked++;
      this.set({ ...CLEAR, busy: this.value.busy });
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
    const alone = task.kind === "walk" && !this.reaches(task.verb) && task.goals.size === 1;
    const unit = alone ? [...task.goals.keys()][0] : undefined;
    return unit ? { mover: unit } : {};
  }

  placeOf(unit: UnitId): Place | undefined {
    return this.table.value.view?.position.units[unit]?.at;
  }

  onSheet(place: Place): boolean {
    return this.table.value.sheet?.hexes.some((h) => h.id === place) ?? false;
  }

  unitsAt(place: Place): UnitId[] {
    const { sheet } = this.table.value;
    return (sheet?.units ?? []).filter((u) => this.placeOf(u.id) === place).map((u) => u.id);
  }

  private own(unit: UnitId): boolean {
    return this.table.unit(unit)?.side === this.table.value.view?.side;
  }

  /** A counter was pressed. */
  tapUnit(unit: UnitId): void {
    if (this.postponed(() => this.tapUnit(unit))) return;
    const task = this.task;
    this.set({ objection: undefined });
    if (task.kind === "walk") this.tapWalker(task.goals.get(unit) !== undefined, unit);
    if (task.kind === "battle") this.tapFighter(task, unit);
    if (task.kind === "give") this.tapGiven(unit);
  }

  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(place: Place): void {
    if (this.postponed(() => this.tapPlace(place))) return;
    const task = this.task;
    const { mover } = this.value;
    const goal = task.kind === "walk" && mover ? task.goals.get(mover)?.get(place) : undefined;
    if (goal) {
      void this.play(goal);
      return;
    }
    const units = this.unitsAt(place);
    const able = units.filter((u) => task.kind !== "walk" || task.goals.has(u));
    const unit = (able.length > 0 ? able : units).at(-1);
    if (unit) this.tapUnit(unit);
    else if (task.kind === "walk" && mover)
      void this.why(`${task.verb || "move"} ${mover} ${place}`, place);
  }

  private tapWalker(able: boolean, unit: UnitId): void {
    const { mover } = this.value;
    const task = this.task;
    if (task.kind !== "walk") return;
    const place = this.placeOf(unit);
    const goal = mover && place ? task.goals.get(mover)?.get(place) : undefined;
    if (goal && mover !== unit) {
      void this.play(goal);
      return;
    }
    if (!this.own(unit)) {
      if (mover && place) void this.why(`${task.verb} ${mover} ${place}`, place);
      return;
    }
    this.asked++;
    this.set({ ...CLEAR, mover: mover === unit ? undefined : unit });
    if (mover === unit) return;
    if (able && this.reaches(task.verb)) void this.lookUp(unit);
    if (!able) void this.whyStays(task.verb || this.verbs.walk[0] || "", unit);
  }

  private async lookUp(unit: UnitId): Promise<void> {
    const asked = this.asked;
    const place = this.placeOf(unit) ?? "";
    const [reach, threat] = await Promise.all([
      api.reach(this.table.id, unit).catch(() => undefined),
      api.threat(this.table.id, place).catch(() => undefined),
    ]);
    if (asked === this.asked) this.set({ reach, threat });
  }

  /** Why a unit may not go anywhere: asked of a hex next to it. */
  private async whyStays(verb: string, unit: UnitId): Promise<void> {
    const { sheet } = this.table.value;
    const from = this.placeOf(unit);
    const here = sheet?.hexes.find((h) => h.id === from);
    if (!sheet || !here || !from) return;
    const next = sheet.hexes
      .filter((h) => h.id !== from && this.unitsAt(h.id).length === 0)
      .sort(
        (a, b) => Math.hypot(a.x - here.x, a.y - here.y) - Math.hypot(b.x - here.x, b.y - here.y),
      )[0];
    if (next) await this.why(`${verb} ${unit} ${next.id}`, from);
  }

  private tapFighter(task: Task & { kind: "battle" }, unit: UnitId): void {
    const place = this.placeOf(unit);
    const { draft } = this.value;
    const own = this.own(unit);
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
    const { sheet } = this.table.value;
    const first = task.options[0];
    if (!sheet || !first) return;
    const against = part === "attackers" ? "defenders" : "attackers";
    const others =
      this.value.draft[against].length > 0 ? this.value.draft[against] : first[against];
    const [attackers, defenders] = part === "attackers" ? [group, others] : [others, group];
    const text = `${joined(sheet, attackers)} ${joined(sheet, defenders)}`;
    await this.why(`${this.verbs.battle[0]} ${text}`, place);
  }

  /** Odds of the attack as laid out, or the reason why it is none. */
  private async weigh(task: Task & { kind: "battle" }): Promise<void> {
    const asked = ++this.asked;
    const { draft } = this.value;
    const { sheet } = this.table.value;
    if (!sheet || draft.attackers.length === 0 || draft.defenders.length === 0) return;
    const option = matching(task, draft)[0];
    if (!option) {
      const text = `${this.verbs.battle[0]} ${joined(sheet, draft.attackers)} ${joined(sheet, draft.defenders)}`;
      await this.why(text, undefined);
      return;
    }
    const odds = await api.odds(this.table.id, option.text).catch(() => undefined);
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
    const asked = ++this.asked;
    try {
      const answer = await api.explain(this.table.id, action);
      if (asked !== this.asked || answer.legal) return;
      const reason = answer.reason ?? say("why.unknown");
      const told = answer.key ? { told: { text: answer.key, args: answer.args ?? [] } } : {};
      const places = answer.places ?? [];
      this.set({ objection: { reason, ...told, rule: answer.rule, places, at } });
    } catch (error) {
      const { reason, rule, places } = trouble(error);
      this.set({ objection: { reason, rule, places, at } });
    }
  }

  /** Sends an action that is offered now; what was refused is explained, and nothing has changed. */
  async play(action: string): Promise<void> {
    const offered = this.table.value.actions.some((a) => a.text === action);
    if (!offered || !this.table.ready) return;
    await this.send((entry) => api.play(this.table.id, action, entry));
  }

  async undo(): Promise<void> {
    await this.send((entry) => api.undo(this.table.id, entry));
  }

  private async send(message: (entry: number) => Promise<View>): Promise<void> {
    if (this.value.busy) return;
    this.table.hurry();
    const entry = this.table.value.view?.entry ?? 0;
    this.set({ busy: true, objection: undefined });
    try {
      await this.table.take(await message(entry));
    } catch (error) {
      const { code, reason, rule, places } = trouble(error);
      const stale = code === -32004;
      const told = stale ? say("trouble.stale") : code === 0 ? say("trouble.away") : reason;
      this.set({ objection: { reason: told, rule, places, at: undefined } });
      if (stale) await this.table.refresh().catch(() => undefined);
    } finally {
      this.set({ busy: false });
    }
  }

  /** Accepts changed rules. */
  async adopt(): Promise<void> {
    await this.send(() => api.adopt(this.table.id));
  }

  /** Says a word of the table: accept, decline, resign, undo-ask. */
  async say(word: string): Promise<void> {
    await this.send((entry) => api.say(this.table.id, word, entry));
  }

  /** Says something beside the game. */
  async chat(text: string): Promise<void> {
    try {
      await this.table.take(await api.chat(this.table.id, text));
    } catch (error) {
      const { code, reason } = trouble(error);
      const told = code === 0 ? say("trouble.away") : reason;
      this.set({ objection: { reason: told, rule: undefined, places: [], at: undefined } });
    }
  }

  /** Asks the computer what it would do, and shows it without doing it. */
  async askHint(): Promise<void> {
    const entry = this.entry;
    this.set({ ...CLEAR, thinking: true });
    try {
      const hint = await api.suggest(this.table.id);
      if (entry === this.entry) this.set({ hint });
    } catch (error) {
      const { reason, rule, places } = trouble(error);
      this.set({ objection: { reason, rule, places, at: undefined } });
    } finally {
      this.set({ thinking: false });
    }
  }

  /** The objection has been read. */
  dismiss(): void {
    this.set({ objection: undefined });
  }

  /** Puts everything down. */
  clear(): void {
    this.asked++;
    this.set({ ...CLEAR, busy: this.value.busy });
  }
}
