import { useLayoutEffect } from "preact/hooks";
import { api } from "../wire/api";
import type { Place, UnitId } from "../wire/types";
import { type Action, joined } from "./action";
import { able, matching, withAttacker, withDefenders } from "./draft";
import { cleared, type DeskState } from "./holding";
import { meantBy } from "./left";
import { battleWith, questionAt, stays, undone } from "./question";
import type { TableStore } from "./store";
import type { Task, Verbs } from "./task";
import { Walker } from "./walker";

/** What the player has in hand: picked units, an attack in the making, an answer to "why not". */
export class Desk extends Walker {
  private offered: readonly Action[] = [];
  private later: (() => void) | undefined;
  /** The question how far the unit in hand reaches, while it is not answered. */
  private looking: Promise<void> | undefined;

  constructor(
    table: TableStore,
    verbs: Verbs,
    reaches: (verb: string) => boolean,
    looks: readonly string[] = [],
  ) {
    super(table, verbs, reaches, looks);
    table.watch(() => this.settle());
    // what the table told before this hand was there
    this.settle();
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
      const stopped = this.table.ready && actions.length > 0 ? this.cutShort() : undefined;
      this.set({ ...this.only(), ...(stopped ? { stopped } : {}) });
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
    const goer = this.goer ?? this.onTheMove;
    if (goer && task.kind === "walk" && task.goals.has(goer)) this.lookAfter(goer);
    else if (goer && goer === this.onTheMove) return {};
    const alone = task.kind === "walk" && !this.reaches(task.verb) && task.goals.size === 1;
    const unit = alone ? [...task.goals.keys()][0] : goer;
    return unit ? { mover: unit } : {};
  }

  /** A counter was pressed. */
  tapUnit(unit: UnitId): void {
    const at = this.placeOf(unit);
    if (this.value.sighting && at) {
      this.pin(at);
      return;
    }
    if (this.postponed(() => this.tapUnit(unit))) return;
    const task = this.task;
    this.set({ objection: undefined, peek: undefined, warned: false });
    if (task.kind === "walk") this.tapWalker(task.goals.get(unit) !== undefined, unit);
    if (task.kind === "battle") this.tapFighter(task, unit);
    if (task.kind === "give") this.tapGiven(unit);
    this.tapPlain((a) => a.groups.some((g) => g.join() === unit));
  }

  /** Plays the one choice that a press can mean; of several, those are left. */
  private tapPlain(meant: (action: Action) => boolean): boolean {
    const { task } = this;
    if (task.kind !== "plain") return false;
    const [only, ...others] = meantBy(task.options, this.value.left, meant);
    if (only && others.length > 0) this.set({ left: [only, ...others].map(({ text }) => text) });
    else if (only) void this.play(only.text);
    return only !== undefined;
  }

  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(place: Place): void {
    if (this.value.sighting) {
      this.pin(place);
      return;
    }
    if (this.postponed(() => this.tapPlace(place))) return;
    const task = this.task;
    const { mover } = this.value;
    if (this.shapes(place)) return;
    if (this.looking && !this.value.reach && mover) {
      void this.looking.then(() => mover === this.value.mover && this.tapPlace(place));
      return;
    }
    const goal = task.kind === "walk" && mover ? task.goals.get(mover)?.get(place) : undefined;
    if (goal && mover) {
      void this.goTo(mover, place, goal);
      return;
    }
    if (this.tapPlain((a) => a.places.at(-1) === place)) return;
    const units = this.unitsAt(place);
    const able = units.filter((u) => task.kind !== "walk" || task.goals.has(u));
    const unit = (able.length > 0 ? able : units).at(-1);
    if (unit) this.tapUnit(unit);
    else if (task.kind === "walk" && mover) void this.why(this.step(mover, place), place);
  }

  private lookAfter(unit: UnitId): void {
    const looking = this.lookUp(unit).finally(() => {
      if (this.looking === looking) this.looking = undefined;
    });
    this.looking = looking;
  }

  /** Whether a press on a hex is about the way that is proposed. */
  private shapes(place: Place): boolean {
    const { mover, way } = this.value;
    if (!mover || way.length === 0 || place === this.placeOf(mover)) return false;
    void this.shape(mover, place);
    return true;
  }

  private tapWalker(able: boolean, unit: UnitId): void {
    const { mover } = this.value;
    const task = this.task;
    if (task.kind !== "walk") return;
    const place = this.placeOf(unit);
    if (unit !== mover && place && this.shapes(place)) return;
    const goal = mover && place ? task.goals.get(mover)?.get(place) : undefined;
    if (goal && mover && place && mover !== unit) {
      void this.goTo(mover, place, goal);
      return;
    }
    // A victor may choose for the beaten: then it is an enemy that he takes up.
    if (!able && !this.isOwn(unit)) {
      if (mover && place) void this.why(this.step(mover, place), place);
      return;
    }
    // A unit that has been taken up must say where it goes before another can be.
    if (!able && mover && mover === this.goer && place) {
      void this.why(this.step(mover, place), place);
      return;
    }
    this.asked++;
    // Where only one unit can be taken, a press does not put it down.
    const down = mover === unit && task.goals.size > 1;
    this.set({ ...cleared(this.value), mover: down ? undefined : unit });
    if (down) return;
    if (able && this.reaches(task.verb)) this.lookAfter(unit);
    // Why it may not go anywhere is asked of a hex next to it.
    const staying = !able && !this.doesOther(unit) && stays(this, unit);
    if (staying) void this.why(staying, place);
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
    const way = goal === place ? this.value.reach?.places.find((p) => p.at === place)?.path : [];
    if (way?.length) await this.goAlong(unit, way);
    else if (goal) await this.goTo(unit, place, goal);
    else if (task.kind === "walk") await this.why(this.step(unit, place), place);
    return this.placeOf(unit) === place;
  }

  /** The next unit that may still do something, in the order of the sheet. */
  next(): UnitId | undefined {
    const { task, table } = this;
    const able = undone(task, table.value.sheet?.units ?? []);
    const unit = able[(able.indexOf(this.value.mover ?? "") + 1) % Math.max(1, able.length)];
    if (unit && unit !== this.value.mover) {
      // Laid down first: a press on a friend's hex could mean to go there.
      this.set(cleared(this.value));
      this.tapUnit(unit);
    }
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

  private tapFighter(task: Task & { kind: "battle" }, unit: UnitId): void {
    const place = this.placeOf(unit);
    const { draft } = this.value;
    const own = this.isOwn(unit);
    const group = own || !place ? [unit] : this.unitsAt(place);
    const part = own ? "attackers" : "defenders";
    if (!group.some((u) => able(task, part).has(u) || draft[part].includes(u))) {
      const unnamed = battleWith(this, task, group, part);
      if (unnamed) void this.why(unnamed, place);
      return;
    }
    const next = own ? withAttacker(task, draft, unit) : withDefenders(task, draft, group);
    this.set({ draft: next, odds: undefined, hint: undefined });
    void this.weigh(task);
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

  /** An action is put together in a card: the button plays it; none, and the button is as before. */
  layOut(text: string, label: string): void {
    const was = this.value.proposed?.text ?? "";
    if (was !== text) this.set({ proposed: text ? { text, label } : undefined });
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

  /** Puts everything down but what the rules keep in the hand. */
  clear(): void {
    this.asked++;
    this.set(cleared(this.value));
    this.set(this.only());
  }
}

/** Lays out what a card has put together, in the moment in which the card is drawn. */
export function useLaidOut(desk: Desk, text: string, label: string): void {
  const { entry } = desk.table.value.view ?? {};
  useLayoutEffect(() => desk.layOut(text, label), [desk, entry, text, label]);
}
