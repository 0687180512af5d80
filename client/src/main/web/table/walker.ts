import { api } from "../wire/api";
import type { Place, UnitId } from "../wire/types";
import { type Action, sameSet, textOf } from "./action";
import type { Stopped } from "./holding";
import { Lookout } from "./lookout";
import type { TableStore } from "./store";
import { type Task, taskOf, together, type Verbs, type Walk } from "./task";

/** A hand that moves units: how far they reach, who goes along, by which way. */
export abstract class Walker extends Lookout {
  /** The unit that goes by a plan, and where that leads. */
  private planned: { unit: UnitId; goal: Place } | undefined;

  /** @param looks what the game's board can be asked, such as "exposure" */
  constructor(
    table: TableStore,
    readonly verbs: Verbs,
    protected readonly reaches: (verb: string) => boolean,
    looks: readonly string[] = [],
  ) {
    super(table, looks);
  }

  get task(): Task {
    const task = taskOf(this.offers, this.verbs, this.goer);
    return task.kind === "walk" ? this.withReach(task) : task;
  }

  /** The legal actions, of the unit in hand those of all who go along with it. */
  private get offers(): readonly Action[] {
    const { actions } = this.table.value;
    const mover = this.value.mover ?? this.onTheMove;
    return mover && this.verbs.along
      ? together(actions, this.verbs.along, [mover, ...this.partyOf(mover)])
      : actions;
  }

  /** The unit whose move has begun. */
  get onTheMove(): UnitId | undefined {
    return this.step0.mover;
  }

  private get step0(): { mover?: UnitId; riders?: UnitId[]; unit?: UnitId } {
    const steps = this.table.value.view?.position.agenda as object[] | undefined;
    return steps?.[0] ?? {};
  }

  /** Who could go along with a unit now. */
  ridersOf(mover: UnitId): UnitId[] {
    const { along } = this.verbs;
    const steps = this.table.value.actions.filter(
      (a) => a.verb === along && a.groups[0]?.[0] === mover,
    );
    return [...new Set(steps.flatMap((a) => a.groups[0]?.slice(1) ?? []))];
  }

  /** Who goes along with a unit: as chosen, or as on the way so far, or everybody who could. */
  partyOf(mover: UnitId): readonly UnitId[] {
    const { party } = this.value;
    if (party && mover === this.value.mover) return party;
    const { mover: moving, riders } = this.step0;
    return mover === moving ? (riders ?? []) : this.ridersOf(mover);
  }

  /** Takes somebody along with the unit in hand, or leaves him behind. */
  takeAlong(rider: UnitId): void {
    const { mover } = this.value;
    if (!mover) return;
    const now = this.partyOf(mover);
    const party = now.includes(rider)
      ? now.filter((u) => u !== rider)
      : this.ridersOf(mover).filter((u) => u === rider || now.includes(u));
    this.set({ party });
  }

  /** The unit that has been taken up by the rules, and must say where it goes. */
  protected get goer(): UnitId | undefined {
    const { go } = this.verbs;
    return go && this.table.value.actions[0]?.verb === go ? this.step0.unit : undefined;
  }

  /** A walk in which the unit in hand, if it is only named yet, may go where its reach leads. */
  private withReach(task: Walk): Walk {
    const { mover, reach } = this.value;
    const { take } = this.verbs;
    const ways = this.ways(task);
    // What does not lead on from the end of a way that is proposed is not offered with it.
    const isProposed = this.value.way.length > 0 && task.verb === this.verbs.along;
    if (mover && (ways.size > 0 || isProposed)) {
      const far = new Map([...ways.keys()].map((at): [Place, string] => [at, at]));
      const near = isProposed ? [] : (task.goals.get(mover) ?? []);
      return { ...task, goals: new Map([...task.goals, [mover, new Map([...far, ...near])]]) };
    }
    if (!take || !mover || reach?.unit !== mover || !this.takes(mover)) return task;
    const places = reach.places.map(({ at }): [Place, string] => [at, textOf(take, [mover], [at])]);
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

  /** Goes to a place beside at once; farther off the way is shown first. */
  protected async goTo(unit: UnitId, place: Place, goal: string): Promise<void> {
    if (goal !== place) return this.aimFirst(unit, place, goal);
    const { task } = this;
    const way = task.kind === "walk" ? this.ways(task).get(place) : undefined;
    if (way) await this.propose(unit, way);
  }

  /** Goes at the second press; at the first where nothing is to be seen before. */
  private async aimFirst(unit: UnitId, place: Place, goal: string): Promise<void> {
    const { aims, formed } = this.verbs;
    const isFormed = formed?.includes(this.table.offered(goal)?.verb ?? "") ?? false;
    if (aims && isFormed && this.value.aim !== place) {
      const { entry } = this;
      this.aimAt(place);
      const waits = await aims(this.table, this.accompanied(unit, goal)).catch(() => true);
      const { mover, aim } = this.value;
      if (waits || entry !== this.entry || mover !== unit || aim !== place) return;
    }
    await this.playMade(this.accompanied(unit, goal));
  }

  /** Tells the unit in hand where to go, or what to do: not yet to do it. */
  aimAt(aim: string): void {
    this.set({ aim, objection: undefined });
  }

  /** The same with all who have been told to go along. */
  private accompanied(unit: UnitId, goal: string): string {
    const { given } = this.value;
    const action = this.table.offered(goal);
    if (action?.groups[0]?.join() !== unit || given.length === 0) return goal;
    return textOf(action.verb, [unit, ...given], action.places);
  }

  /** A hex was pressed while a way is proposed: it is gone, or shortened, or goes on from its end. */
  protected async shape(unit: UnitId, place: Place): Promise<void> {
    const { way } = this.value;
    if (place === way.at(-1)) return this.goWay();
    const known = way.indexOf(place);
    if (known >= 0) return this.propose(unit, way.slice(0, known + 1));
    const { task } = this;
    const longer = task.kind === "walk" ? this.ways(task).get(place) : undefined;
    if (longer) return this.propose(unit, longer);
    await this.propose(unit, []);
  }

  /** A way of several hexes as far as the last one before an enemy, who is not run into unasked. */
  protected peaceful(way: readonly Place[]): readonly Place[] {
    const end = way.at(-1) ?? "";
    const fights = way.length > 1 && this.unitsAt(end).some((unit) => !this.isOwn(unit));
    return fights ? way.slice(0, -1) : way;
  }

  /** Shows a way and what lies within reach of its end. */
  async propose(unit: UnitId, wanted: readonly Place[]): Promise<void> {
    const way = this.peaceful(wanted);
    const asked = ++this.asked;
    const reach = await api.reach(this.table.asked, unit, way).catch(() => undefined);
    if (asked === this.asked && reach) this.set({ way, reach, objection: undefined });
  }

  /** Goes the way that is shown, hex by hex, until something unforeseen happens. */
  async goWay(): Promise<void> {
    const { mover, way } = this.value;
    if (mover) await this.goAlong(mover, way);
  }

  /** One step is played; of several a plan is left that goes on by itself. */
  protected async goAlong(unit: UnitId, wanted: readonly Place[]): Promise<void> {
    const { along } = this.verbs;
    const way = this.peaceful(wanted);
    const first = this.table.value.actions.find(
      (a) =>
        a.verb === along &&
        a.places.at(-1) === way[0] &&
        sameSet(a.groups[0] ?? [], [unit, ...this.partyOf(unit)]),
    );
    const group = first?.groups[0] ?? [unit];
    if (way.length === 1) return this.play(textOf(along ?? "", group, way));
    this.planned = { unit, goal: way.at(-1) ?? "" };
    await this.say("plan", way.map((hex) => textOf(along ?? "", group, [hex])).join("; "));
    if (this.plan.length === 0) this.planned = undefined;
  }

  /** Goes no farther by the plan. */
  async dropPlan(): Promise<void> {
    this.planned = undefined;
    await this.say("plan");
  }

  /** Where a plan has ended short of its goal, if it has; told once. */
  protected cutShort(): Stopped | undefined {
    const { planned } = this;
    if (!planned || this.plan.length > 0) return undefined;
    this.planned = undefined;
    const at = this.placeOf(planned.unit);
    return at === undefined || at === planned.goal ? undefined : { ...planned, at };
  }

  /** Whether a unit that goes nowhere may do something else. */
  protected doesOther(unit: UnitId): boolean {
    const { free } = this.verbs;
    return this.table.value.actions.some(
      (a) => free?.includes(a.verb) && a.groups.some((group) => group.includes(unit)),
    );
  }

  /** What is left of the plans of whoever sits here. */
  get plan(): readonly string[] {
    return Object.values(this.table.value.view?.plans ?? {}).flat();
  }

  /** Whether a unit is offered to be taken up. */
  protected takes(unit: UnitId): boolean {
    const { take } = this.verbs;
    return this.table.value.actions.some(
      ({ verb, groups, places }) =>
        verb === take && groups[0]?.join() === unit && places.length === 0,
    );
  }

  /** Also where the unit in hand reaches, and what was put together in a card of the game's own. */
  protected override isKnown(action: string): boolean {
    const { task } = this;
    const { mover = "", proposed } = this.value;
    const goals = task.kind === "walk" ? [...(task.goals.get(mover)?.values() ?? [])] : [];
    return super.isKnown(action) || goals.includes(action) || proposed?.text === action;
  }

  /** A step of a unit to a place as the rules want it said now. */
  step(unit: UnitId, place: Place): string {
    const { walk, arrive, go, take, formed, aim } = this.verbs;
    const { task } = this;
    if (this.aims) return `${aim} ${unit} ${this.target(unit, place)}`;
    const usual = walk[0] ?? formed?.[0];
    if (go && this.goer) return `${go} ${place}`;
    if (arrive && !this.onSheet(this.placeOf(unit) ?? "")) return `${arrive} ${unit} ${place}`;
    const known = this.table.value.sheet?.units.find((u) => u.id === unit);
    if (known && task.kind === "walk" && formed?.includes(task.verb)) {
      return `${known.goes ?? task.verb} ${unit} ${place}`;
    }
    return `${take ?? ((task.kind === "walk" && task.verb) || usual)} ${unit} ${place}`;
  }

  /** Whether units aim at places now, as whole phase. */
  get aims(): boolean {
    const { aim } = this.verbs;
    return aim !== undefined && this.table.value.view?.step === aim;
  }

  /** What a unit is asked about that aims at a place: nobody stands there, and it is its own. */
  private target(unit: UnitId, place: Place): Place {
    const { task } = this;
    const idle = task.kind !== "walk" || !task.goals.has(unit);
    const meant = this.unitsAt(place).some((other) => !this.isOwn(other));
    return (idle && !meant && this.placeOf(unit)) || place;
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

  protected async lookUp(unit: UnitId): Promise<void> {
    const asked = this.asked;
    const about = this.table.asked;
    const [reach, exposure] = await Promise.all([
      api.reach(about, unit).catch(() => undefined),
      this.canLook("exposure") ? api.exposure(about, unit).catch(() => undefined) : undefined,
    ]);
    if (asked !== this.asked) return;
    this.set({ reach, exposure: new Map(exposure?.places.map((t) => [t.place, t])) });
  }
}
