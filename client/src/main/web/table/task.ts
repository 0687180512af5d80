import type { Place, UnitId } from "../wire/types";
import type { Action } from "./action";

/** Which of a game's verbs mean what at the table; the only thing a game must say to be played. */
export interface Verbs {
  /** A unit goes to a place. */
  walk: readonly string[];
  /** A phase or a run of choices is ended. */
  done: readonly string[];
  /** Units fight units. */
  battle: readonly string[];
  /** Units are given up. */
  give: readonly string[];
}

/** Units that may go somewhere, one at a time, and what ends it. */
export interface Walk {
  kind: "walk";
  verb: string;
  goals: ReadonlyMap<UnitId, ReadonlyMap<Place, string>>;
  done: Action | undefined;
}

export interface BattleOption {
  text: string;
  verb: string;
  attackers: readonly UnitId[];
  defenders: readonly UnitId[];
}

/** An attack to be put together from attackers and defenders. */
export interface Battle {
  kind: "battle";
  verb: string;
  options: readonly BattleOption[];
  done: Action | undefined;
}

/** Units to be chosen among sets of units. */
export interface Give {
  kind: "give";
  verb: string;
  options: readonly { text: string; units: readonly UnitId[] }[];
}

/** Nothing to do at this browser now. */
export interface Wait {
  kind: "wait";
}

/** Choices that fit no other form, by their text. */
export interface Plain {
  kind: "plain";
  options: readonly Action[];
}

export type Task = Walk | Battle | Give | Wait | Plain;

/** What the legal actions ask the player to do. */
export function taskOf(actions: readonly Action[], verbs: Verbs): Task {
  if (actions.length === 0) return { kind: "wait" };
  const of = (list: readonly string[]) => actions.filter((a) => list.includes(a.verb));
  const [battles, gifts, walks, done] = [
    of(verbs.battle),
    of(verbs.give),
    of(verbs.walk),
    of(verbs.done)[0],
  ];
  if (battles[0]) {
    return { kind: "battle", verb: battles[0].verb, options: battles.map(battleOption), done };
  }
  if (gifts[0]) {
    const options = gifts.map((a) => ({ text: a.text, units: a.groups[0] ?? [] }));
    return { kind: "give", verb: gifts[0].verb, options };
  }
  if (walks[0] || done) {
    return { kind: "walk", verb: walks[0]?.verb ?? "", goals: goalsOf(walks), done };
  }
  return { kind: "plain", options: actions };
}

function battleOption(a: Action): BattleOption {
  return {
    text: a.text,
    verb: a.verb,
    attackers: a.groups[0] ?? [],
    defenders: a.groups[1] ?? [],
  };
}

function goalsOf(walks: readonly Action[]): Map<UnitId, Map<Place, string>> {
  const goals = new Map<UnitId, Map<Place, string>>();
  for (const action of walks) {
    const [unit, place] = [action.groups[0]?.[0], action.places.at(-1)];
    if (!unit || !place) continue;
    const places = goals.get(unit) ?? new Map<Place, string>();
    places.set(place, action.text);
    goals.set(unit, places);
  }
  return goals;
}
