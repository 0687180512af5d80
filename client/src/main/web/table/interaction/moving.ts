import { api } from "../../protocol/api";
import type { Place, UnitId } from "../../protocol/types";
import { sameSet, textOf } from "../state/action";
import type { Desk } from "./controller";
import { type Mode, pressIn } from "./mode";
import { isTaken, partyOf, waysOf } from "./reach";
import type { Stopped } from "./state";
import { begun, goalOf, pickUp, walkOf, walkQuestion } from "./walk";

/** Units go as far as they reach: a place beside at once, one farther off by a way that is shown first. */
export const moving: Mode = {
  begins: begun,
  tapUnit(desk, unit) {
    const task = walkOf(desk);
    if (!task) return;
    const { mover } = desk.value;
    const place = desk.placeOf(unit);
    if (unit !== mover && place && shapes(desk, place)) return;
    const goal = mover !== unit ? goalOf(desk, place) : undefined;
    if (goal && mover && place) void goTo(desk, mover, place, goal);
    else pickUp(desk, task, unit);
  },
  tapPlace(desk, place) {
    const { mover, reach } = desk.value;
    if (shapes(desk, place)) return;
    if (desk.looking && !reach && mover) {
      void desk.looking.then(() => mover === desk.value.mover && desk.tapPlace(place));
      return;
    }
    const goal = goalOf(desk, place);
    if (goal && mover) void goTo(desk, mover, place, goal);
    else if (!pressIn(desk, place, (u) => walkOf(desk)?.goals.has(u) ?? false) && mover) {
      void desk.why(desk.step(mover, place), place);
    }
  },
  lift(desk, unit) {
    if (desk.value.mover !== unit) desk.tapUnit(unit);
  },
  async drop(desk, unit, place) {
    const staged = isTaken(desk, unit) ? desk.step(unit, place) : undefined;
    const goal = walkOf(desk)?.goals.get(unit)?.get(place) ?? staged;
    const way =
      goal === place ? desk.value.reach?.places.find((p) => p.at === place)?.path : undefined;
    if (way?.length) await goAlong(desk, unit, way);
    else if (goal) await goTo(desk, unit, place, goal);
    else await desk.why(desk.step(unit, place), place);
  },
  question: walkQuestion,
};

/** Whether a press on a hex is about the way that is proposed. */
function shapes(desk: Desk, place: Place): boolean {
  const { mover, way } = desk.value;
  if (!mover || way.length === 0 || place === desk.placeOf(mover)) return false;
  void shape(desk, mover, place);
  return true;
}

/** A hex was pressed while a way is proposed: it is gone, or shortened, or goes on from its end. */
async function shape(desk: Desk, unit: UnitId, place: Place): Promise<void> {
  const { way } = desk.value;
  if (place === way.at(-1)) return goWay(desk);
  const known = way.indexOf(place);
  if (known >= 0) return propose(desk, unit, way.slice(0, known + 1));
  await propose(desk, unit, wayTo(desk, place) ?? []);
}

/** The way of more than a hex that leads the unit in hand to a place. */
function wayTo(desk: Desk, place: Place): readonly Place[] | undefined {
  const task = walkOf(desk);
  return task && waysOf(desk, task).get(place);
}

/** Goes to a place beside at once; farther off the way is shown first. */
async function goTo(desk: Desk, unit: UnitId, place: Place, goal: string): Promise<void> {
  if (goal !== place) return aimFirst(desk, unit, place, goal);
  const way = wayTo(desk, place);
  if (way) await propose(desk, unit, way);
}

/** Goes at the second press; at the first where nothing is to be seen before. */
async function aimFirst(desk: Desk, unit: UnitId, place: Place, goal: string): Promise<void> {
  const { aims, formed } = desk.verbs;
  const isFormed = formed?.includes(desk.table.offered(goal)?.verb ?? "") ?? false;
  if (aims && isFormed && desk.value.aim !== place) {
    const { entry } = desk;
    aimAt(desk, place);
    const waits = await aims(desk.table, accompanied(desk, unit, goal)).catch(() => true);
    const { mover, aim } = desk.value;
    if (waits || entry !== desk.entry || mover !== unit || aim !== place) return;
  }
  await desk.playMade(accompanied(desk, unit, goal));
}

/** Tells the unit in hand where to go, or what to do: not yet to do it. */
export function aimAt(desk: Desk, aim: string): void {
  desk.set({ aim, objection: undefined });
}

/** The same with all who have been told to go along. */
function accompanied(desk: Desk, unit: UnitId, goal: string): string {
  const { given } = desk.value;
  const action = desk.table.offered(goal);
  if (action?.groups[0]?.join() !== unit || given.length === 0) return goal;
  return textOf(action.verb, [unit, ...given], action.places);
}

/** A way of several hexes as far as the last one before an enemy, who is not run into unasked. */
function peaceful(desk: Desk, way: readonly Place[]): readonly Place[] {
  const end = way.at(-1) ?? "";
  const fights = way.length > 1 && desk.unitsAt(end).some((unit) => !desk.isOwn(unit));
  return fights ? way.slice(0, -1) : way;
}

/** Shows a way and what lies within reach of its end. */
async function propose(desk: Desk, unit: UnitId, wanted: readonly Place[]): Promise<void> {
  const way = peaceful(desk, wanted);
  const isLatest = desk.asks();
  const reach = await api.reach(desk.table.asked, unit, way).catch(() => undefined);
  if (isLatest() && reach) desk.set({ way, reach, objection: undefined });
}

/** Goes the way that is shown, hex by hex, until something unforeseen happens. */
export async function goWay(desk: Desk): Promise<void> {
  const { mover, way } = desk.value;
  if (mover) await goAlong(desk, mover, way);
}

/** One step is played; of several a plan is left that goes on by itself. */
async function goAlong(desk: Desk, unit: UnitId, wanted: readonly Place[]): Promise<void> {
  const { along = "" } = desk.verbs;
  const way = peaceful(desk, wanted);
  const first = desk.table.value.actions.find(
    (a) =>
      a.verb === along &&
      a.places.at(-1) === way[0] &&
      sameSet(a.groups[0] ?? [], [unit, ...partyOf(desk, unit)]),
  );
  const group = first?.groups[0] ?? [unit];
  if (way.length === 1) return desk.play(textOf(along, group, way));
  desk.set({ planned: { unit, goal: way.at(-1) ?? "" } });
  await desk.say("plan", way.map((hex) => textOf(along, group, [hex])).join("; "));
  if (planOf(desk).length === 0) desk.set({ planned: undefined });
}

/** Goes no farther by the plan. */
export async function dropPlan(desk: Desk): Promise<void> {
  desk.set({ planned: undefined });
  await desk.say("plan");
}

/** What is left of the plans of whoever sits here. */
export function planOf({ table }: Desk): readonly string[] {
  return Object.values(table.value.view?.plans ?? {}).flat();
}

/** Where a plan has ended short of its goal, if it has. */
export function cutShort(desk: Desk): Stopped | undefined {
  const { planned } = desk.value;
  if (!planned || planOf(desk).length > 0) return undefined;
  const at = desk.placeOf(planned.unit);
  return at === undefined || at === planned.goal ? undefined : { ...planned, at };
}
