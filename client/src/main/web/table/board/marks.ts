import { formatDecimal, formatOdds, translate } from "../../i18n/translate";
import type { Threat } from "../../protocol/queries";
import type { Place, UnitId } from "../../protocol/types";
import type { Mark, Risk } from "../../sheet/marks";
import type { Controller } from "../interaction/controller";
import { engagedIn, startOf } from "../interaction/reach";
import { stillLeft } from "../interaction/remaining";
import type { InteractionState } from "../interaction/state";
import type { Plain, Task, Walk } from "../interaction/task";
import type { Objection } from "../state/failure";

/** The signs on the sheet: where one may go, what is laid out, what is objected to, what is at risk. */
export function marksOf(task: Task, interaction: InteractionState, controller: Controller): Mark[] {
  return [
    ...walkMarks(task, interaction, controller),
    ...(task.kind === "battle" ? of(interaction.draft.attackers, "from", controller) : []),
    ...(task.kind === "battle" ? of(interaction.draft.defenders, "aim", controller) : []),
    ...(task.kind === "battle" ? flightMarks(interaction, controller) : []),
    ...(task.kind === "plain" ? plainMarks(task, interaction, controller) : []),
    ...(task.kind === "plain" ? of(engagedIn(controller).attackers, "from", controller) : []),
    ...(task.kind === "plain" ? of(engagedIn(controller).defenders, "aim", controller) : []),
    ...(task.kind === "give" ? of(interaction.given, "aim", controller) : []),
    ...hintPlaces(interaction, controller).map((at): Mark => ({ at, kind: "spot" })),
    ...lessonPlaces(controller).map((at): Mark => ({ at, kind: "spot" })),
    ...objectionPlaces(interaction.objection, controller).map((at): Mark => ({ at, kind: "not" })),
    ...riskMarks(interaction, controller),
    ...fieldMarks(interaction),
  ];
}

function of(units: readonly UnitId[], kind: Mark["kind"], controller: Controller): Mark[] {
  const places = new Set(units.map((u) => controller.placeOf(u)));
  return [...places].flatMap((at) => (at && controller.onSheet(at) ? [{ at, kind }] : []));
}

function walkMarks(task: Task, interaction: InteractionState, controller: Controller): Mark[] {
  const { mover, reach, exposure } = interaction;
  if (task.kind !== "walk") return [];
  if (!mover) return task.verb === controller.verbs.aim ? onlyGoal(task) : [];
  const costs = new Map(reach?.places.map((p) => [p.at, p.cost]));
  const all = [...(task.goals.get(mover)?.keys() ?? [])];
  // Where a unit may pass but not stay no cost is told, and none could be read; none is told either
  // where it may go in a formation alone, which is a goal all the same.
  const isFormed = controller.verbs.formed?.[0] === task.verb;
  const goals = reach && !isFormed ? all.filter((at) => costs.has(at)) : all;
  return [
    ...starting(controller, mover),
    ...(controller.onSheet(interaction.aim) ? [{ at: interaction.aim, kind: "aim" } as Mark] : []),
    ...goals.map((at): Mark => {
      const cost = costs.get(at);
      const { hits, stops } = reach?.places.find((p) => p.at === at) ?? {};
      const risk = riskOf(exposure.get(at)?.best?.odds, hits);
      return {
        at,
        kind: "may",
        ...(controller.unitsAt(at).length > 0 ? { occupied: true } : {}),
        ...(stops ? { stops: true } : {}),
        ...(cost === undefined ? {} : { text: String(cost) }),
        ...(risk === undefined ? {} : { risk }),
      };
    }),
  ];
}

function starting(controller: Controller, mover: UnitId): Mark[] {
  const at = startOf(controller, mover);
  return at && controller.onSheet(at) ? [{ at, kind: "from" }] : [];
}

/** What is to be feared in a place, in words: an attack at some odds, or hits by fire. */
function riskOf(odds: string | undefined, hits: number | undefined): Risk | undefined {
  if (odds) return attackAt(odds);
  if (!hits) return undefined;
  const figure = formatDecimal(hits, 1);
  return { told: translate("mark.fire", figure), figure, sign: "fire" };
}

function attackAt(odds: string): Risk {
  const figure = dashed(odds);
  return { told: translate("mark.threat", figure), figure, sign: "attack" };
}

/** The one place that all could aim at, before one of them is in hand. */
function onlyGoal({ goals }: Walk): Mark[] {
  const places = new Set([...goals.values()].flatMap((to) => [...to.keys()]));
  const [at] = places;
  return at && places.size === 1 && goals.size > 1 ? [{ at, kind: "aim" }] : [];
}

/** Places that choices of no other form name. */
function plainMarks(task: Plain, { left }: InteractionState, controller: Controller): Mark[] {
  const places = new Set(stillLeft(task.options, left).flatMap((a) => a.places.slice(-1)));
  return [...places].filter((at) => controller.onSheet(at)).map((at) => ({ at, kind: "may" }));
}

/** Where those attacked could go if the attack succeeds, with the results that send them there. */
function flightMarks({ odds, draft }: InteractionState, controller: Controller): Mark[] {
  const beaten = odds?.retreats?.filter(({ unit }) => draft.defenders.includes(unit)) ?? [];
  const start = controller.placeOf(draft.defenders[0] ?? "") ?? "";
  const ends = [...new Set(beaten.flatMap((way) => way.ends))].filter((at) =>
    controller.onSheet(at),
  );
  return ends.map((at) => {
    const results = beaten.filter((way) => way.ends.includes(at)).map((way) => way.result);
    const ways = beaten.flatMap((way) => way.ways ?? []).filter(({ path }) => path.at(-1) === at);
    const path = ways[0] && controller.onSheet(start) ? { way: [start, ...ways[0].path] } : {};
    const told = results.join(" ");
    return { at, kind: "flight", risk: { told, figure: told }, ...path };
  });
}

/** Odds with the dash that printers use. */
export function dashed(odds: string): string {
  return formatOdds(odds);
}

function riskMarks(interaction: InteractionState, controller: Controller): Mark[] {
  if (!interaction.watching) return [];
  return (interaction.threats ?? [])
    .filter((t) => controller.onSheet(t.place))
    .map((t) => ({ at: t.place, kind: "risk", risk: t.best ? attackAt(t.best.odds) : near(t) }));
}

function near({ attackers = [] }: Threat): Risk {
  return {
    told: translate("mark.near", attackers.length),
    figure: `${attackers.length}`,
    sign: "attack",
  };
}

/** What the place that is pointed at sees, and for the rest the hex that is in the way. */
function fieldMarks({ field, sighting, line }: InteractionState): Mark[] {
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
export function hintPlaces(interaction: InteractionState, controller: Controller): Place[] {
  if (!interaction.hint) return [];
  const { groups, places, way } = interaction.hint.action;
  const from = groups.flat().flatMap((unit) => controller.placeOf(unit) ?? []);
  return [...new Set([...from, ...places, ...way])].filter((p) => controller.onSheet(p));
}

/** The hexes and units that a lesson is about. */
export function lessonPlaces(controller: Controller): Place[] {
  const places = controller.table.value.spots.map((spot) => controller.placeOf(spot) ?? spot);
  return places.filter((place) => controller.onSheet(place));
}

/** The places that an objection is about. */
export function objectionPlaces(objection: Objection | undefined, controller: Controller): Place[] {
  if (!objection) return [];
  const named = objection.places.map((id) => controller.placeOf(id) ?? id);
  const places = new Set([...(objection.at ? [objection.at] : []), ...named]);
  return [...places].filter((at) => controller.onSheet(at));
}
