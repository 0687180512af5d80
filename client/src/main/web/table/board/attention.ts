import type { MapParts } from "../../games/parts";
import type { LogLine, Place } from "../../protocol/types";
import type { Controller } from "../interaction/controller";
import { committedUnit, engagedIn, startOf } from "../interaction/reach";
import type { Task } from "../interaction/task";
import type { TableState } from "../state/tablestore";
import { hintPlaces, lessonPlaces } from "./marks";
import { pathOf } from "./recent";

/** What matters on the map now: the places, and what makes them the same matter as before. */
export interface Attention {
  matter: string;
  places: readonly Place[];
  /** Whether it matters only where the map is so far away that counters are mere signs. */
  afar?: boolean;
  /** Whether the map comes there once alone: of a whole phase one sees the part that one is at. */
  once?: boolean;
}

/** The places to which the map comes by itself: a hint, a lesson, a question, what others just did. */
export function attentionOf(
  controller: Controller,
  table: TableState,
  news?: MapParts["news"],
  fought?: MapParts["fought"],
): Attention {
  const { view } = table;
  const entry = view?.entry ?? 0;
  const hint = hintPlaces(controller.value, controller);
  if (hint.length > 0) return { matter: `hint ${entry}`, places: hint };
  const lesson = lessonPlaces(controller);
  if (lesson.length > 0) {
    const from = controller.placeOf(controller.value.mover ?? "") ?? "";
    const places = controller.onSheet(from) ? [...lesson, from] : lesson;
    return { matter: `lesson ${lesson.join()}`, places };
  }
  if (table.past === undefined && table.actions.length > 0) {
    const battle = controller.value.mover ? [] : (fought?.(table) ?? []);
    if (controller.task.kind === "walk" && battle.length > 0)
      return { matter: `battle ${entry}`, places: battle };
    return question(controller, table, news?.(table) ?? []);
  }
  return { matter: `entry ${entry}`, places: happened(controller, table) };
}

/** Where one is asked to do something: once for a phase of moves, with the news of it; anew for every other question. */
function question(controller: Controller, table: TableState, news: readonly Place[]): Attention {
  const { view, duties, actions } = table;
  const { task } = controller;
  const phase = `${view?.turn} ${view?.side} ${view?.step}`;
  const places = new Set<Place>();
  const add = (unit: string) => {
    const at = controller.placeOf(unit);
    if (at && controller.onSheet(at)) places.add(at);
  };
  const due = [...(duties?.units ?? []), ...(duties?.enemies ?? [])];
  const { mover } = controller.value;
  if (task.kind === "walk" && mover && places.size === 0) {
    const start = startOf(controller, mover) ?? "";
    const stands = controller.onSheet(start);
    if (stands) places.add(start);
    const aims = task.verb === controller.verbs.aim;
    const goals = [...(task.goals.get(mover)?.keys() ?? [])];
    // One that must say where it goes now is shown with the places round it.
    const must = committedUnit(controller) === mover;
    for (const place of must ? nearest(controller, start, goals) : goals) places.add(place);
    // Who waits off the map is shown where it comes in, be it one hex.
    const afar = !aims && !must && stands;
    if (places.size > (stands ? 1 : 0))
      return { matter: `${phase} ${mover}`, places: [...places], afar };
  }
  if (task.kind === "walk") {
    let comes = "";
    for (const [unit, goals] of task.goals) {
      add(unit);
      // Of those who come from off the map it is where they enter.
      if (controller.onSheet(controller.placeOf(unit) ?? "")) continue;
      comes = " arrivals";
      for (const place of goals.keys()) if (controller.onSheet(place)) places.add(place);
    }
    if (places.size > 0) {
      const all = [...new Set([...places, ...news])];
      return { matter: `${phase}${comes}`, places: all, once: true };
    }
    // Where nobody on the map is asked about, the question is of where something happened.
    const told = news.length > 0 ? news : happened(controller, table);
    return { matter: `${phase} ${told.join(" ")}`, places: told, once: true };
  }
  const engaged = Object.values(engagedIn(controller)).flat();
  const near = [due, fighting(task), engaged].find((units) => units.length > 0) ?? [];
  // Who may only be shelled from afar lies anywhere: one stays where something happened.
  if (task.kind === "battle" && near.length === 0)
    return { matter: phase, places: happened(controller, table) };
  for (const unit of near.length > 0 ? near : actions.flatMap(({ groups }) => groups.flat()))
    add(unit);
  for (const { places: named } of near.length > 0 ? [] : actions)
    for (const place of named) if (controller.onSheet(place)) places.add(place);
  const entry = task.kind === "battle" ? "" : ` ${view?.entry}`;
  if (places.size > 0) return { matter: `${phase}${entry}`, places: [...places] };
  // A question that names no place is about the news, which may come after it.
  const told = news.length > 0 ? news : happened(controller, table);
  return { matter: `${phase}${entry} ${told.join(" ")}`, places: told };
}

/** So many places are shown with a unit that must go to one of them: those as far as three hexes. */
const ROUND = 36;

/** Of the places to which a unit may go, those nearest to where it is. */
function nearest(controller: Controller, start: Place, goals: readonly Place[]): readonly Place[] {
  const { sheet } = controller.table.value;
  const at = new Map([...(sheet?.hexes ?? []), ...(sheet?.spaces ?? [])].map((h) => [h.id, h]));
  const from = at.get(start);
  const away = (place: Place) => {
    const to = at.get(place);
    return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  };
  return [...goals].sort((a, b) => away(a) - away(b)).slice(0, ROUND);
}

/** Who may attack whom face to face: what is shelled from afar may lie anywhere. */
function fighting(task: Task): readonly string[] {
  if (task.kind !== "battle") return [];
  return task.options
    .filter(({ attackers }) => attackers.length > 0)
    .flatMap(({ attackers, defenders }) => [...attackers, ...defenders]);
}

/** Where the last entry happened that happened on the map. */
function happened(controller: Controller, { lines }: TableState): Place[] {
  for (const { events } of [...lines].reverse()) {
    const places = placesOf(controller, events);
    if (places.length > 0) return places;
    const named = events.flatMap(({ args }) => args?.map(String) ?? []);
    const told = named.filter((word) => controller.onSheet(word));
    if (told.length > 0) return told;
  }
  return [];
}

function placesOf(controller: Controller, events: LogLine["events"]): Place[] {
  const places = events.flatMap((event) => [
    ...(event.kind === "moved" ? pathOf(event) : []),
    ...[...(event.units ?? []), ...(event.targets ?? [])].flatMap(
      (unit) => controller.placeOf(unit) ?? [],
    ),
  ]);
  return [...new Set(places)].filter((place) => controller.onSheet(place));
}
