import { signed } from "../../i18n/translate";
import type { Place, UnitId } from "../../protocol/types";
import type { Mark } from "../../sheet/marks";
import type { Desk } from "../interaction/controller";
import { stillLeft } from "../interaction/remaining";
import type { HandState } from "../interaction/state";
import type { Plain, Task, Walk } from "../interaction/task";
import type { Objection } from "../state/failure";

/** The signs on the sheet: where one may go, what is laid out, what is objected to, what is at risk. */
export function marksOf(task: Task, hand: HandState, desk: Desk): Mark[] {
  return [
    ...walkMarks(task, hand, desk),
    ...(task.kind === "battle" ? of(hand.draft.attackers, "from", desk) : []),
    ...(task.kind === "battle" ? of(hand.draft.defenders, "aim", desk) : []),
    ...(task.kind === "battle" ? flightMarks(hand, desk) : []),
    ...(task.kind === "plain" ? plainMarks(task, hand, desk) : []),
    ...(task.kind === "give" ? of(hand.given, "aim", desk) : []),
    ...hintPlaces(hand, desk).map((at): Mark => ({ at, kind: "spot" })),
    ...lessonPlaces(desk).map((at): Mark => ({ at, kind: "spot" })),
    ...objectionPlaces(hand.objection, desk).map((at): Mark => ({ at, kind: "not" })),
    ...riskMarks(hand, desk),
    ...fieldMarks(hand),
  ];
}

function of(units: readonly UnitId[], kind: Mark["kind"], desk: Desk): Mark[] {
  const places = new Set(units.map((u) => desk.placeOf(u)));
  return [...places].flatMap((at) => (at && desk.onSheet(at) ? [{ at, kind }] : []));
}

function walkMarks(task: Task, hand: HandState, desk: Desk): Mark[] {
  const { mover, reach, exposure } = hand;
  if (task.kind !== "walk") return [];
  if (!mover) return task.verb === "fire" ? onlyGoal(task) : [];
  const costs = new Map(reach?.places.map((p) => [p.at, p.cost]));
  const goals = [...(task.goals.get(mover)?.keys() ?? [])];
  return [
    ...of([mover], "from", desk),
    ...(desk.onSheet(hand.aim) ? [{ at: hand.aim, kind: "aim" } as Mark] : []),
    ...goals.map((at): Mark => {
      const cost = costs.get(at);
      const { hits, stops } = reach?.places.find((p) => p.at === at) ?? {};
      const risk = exposure.get(at)?.best?.odds ?? (hits ? hits.toFixed(1) : undefined);
      return {
        at,
        kind: "may",
        ...(desk.unitsAt(at).length > 0 ? { occupied: true } : {}),
        ...(stops ? { stops: true } : {}),
        ...(cost === undefined ? {} : { text: String(cost) }),
        ...(risk === undefined ? {} : { risk: dashed(risk) }),
      };
    }),
  ];
}

/** The one place that all could aim at, before one of them is in hand. */
function onlyGoal({ goals }: Walk): Mark[] {
  const places = new Set([...goals.values()].flatMap((to) => [...to.keys()]));
  const [at] = places;
  return at && places.size === 1 && goals.size > 1 ? [{ at, kind: "aim" }] : [];
}

/** Places that choices of no other form name. */
function plainMarks(task: Plain, { left }: HandState, desk: Desk): Mark[] {
  const places = new Set(stillLeft(task.options, left).flatMap((a) => a.places.slice(-1)));
  return [...places].filter((at) => desk.onSheet(at)).map((at) => ({ at, kind: "may" }));
}

/** Where those attacked could go if the attack succeeds, with the results that send them there. */
function flightMarks({ odds, draft }: HandState, desk: Desk): Mark[] {
  const beaten = odds?.retreats?.filter(({ unit }) => draft.defenders.includes(unit)) ?? [];
  const start = desk.placeOf(draft.defenders[0] ?? "") ?? "";
  const ends = [...new Set(beaten.flatMap((way) => way.ends))].filter((at) => desk.onSheet(at));
  return ends.map((at) => {
    const results = beaten.filter((way) => way.ends.includes(at)).map((way) => way.result);
    const ways = beaten.flatMap((way) => way.ways ?? []).filter(({ path }) => path.at(-1) === at);
    const path = ways[0] && desk.onSheet(start) ? { way: [start, ...ways[0].path] } : {};
    return { at, kind: "flight", risk: results.join(" "), ...path };
  });
}

/** Odds with the dash that printers use. */
export function dashed(odds: string): string {
  return signed(odds);
}

function riskMarks(hand: HandState, desk: Desk): Mark[] {
  if (!hand.watching) return [];
  return (hand.threats ?? [])
    .filter((t) => desk.onSheet(t.place))
    .map((t) => ({
      at: t.place,
      kind: "risk",
      risk: t.best ? dashed(t.best.odds) : String(t.attackers?.length ?? ""),
    }));
}

/** What the place that is pointed at sees, and for the rest the hex that is in the way. */
function fieldMarks({ field, sighting, line }: HandState): Mark[] {
  if (!sighting || !field) return [];
  return [
    { at: field.at, kind: "spot" },
    ...(line ? [{ at: line.to, kind: line.sees ? "spot" : "not" } as Mark] : []),
    ...field.seen.map((at): Mark => ({ at, kind: "seen" })),
    ...field.blocked.map(({ at, by }): Mark => {
      const first = by[0]?.at;
      return { at, kind: "unseen", ...(first ? { veil: first } : {}) };
    }),
  ];
}

/** Where the computer's advice happens: the units it names and the place it names. */
function hintPlaces(hand: HandState, desk: Desk): Place[] {
  if (!hand.hint) return [];
  const { groups, places, way } = hand.hint.action;
  const from = groups.flat().flatMap((unit) => desk.placeOf(unit) ?? []);
  return [...new Set([...from, ...places, ...way])].filter((p) => desk.onSheet(p));
}

/** The hexes and units that a lesson is about. */
function lessonPlaces(desk: Desk): Place[] {
  const places = desk.table.value.spots.map((spot) => desk.placeOf(spot) ?? spot);
  return places.filter((place) => desk.onSheet(place));
}

/** The places that an objection is about. */
export function objectionPlaces(objection: Objection | undefined, desk: Desk): Place[] {
  if (!objection) return [];
  const named = objection.places.map((id) => desk.placeOf(id) ?? id);
  const places = new Set([...(objection.at ? [objection.at] : []), ...named]);
  return [...places].filter((at) => desk.onSheet(at));
}
