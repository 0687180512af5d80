import type { Place, UnitId } from "../../protocol/types";
import { groupBy } from "../../sheet/groupby";
import { type Action, sameSet } from "../state/action";
import type { TableStore } from "../state/tablestore";

/** Which of a game's verbs mean what at the table; the only thing a game must say to be played. */
export interface Verbs {
  /** A unit goes to a place. */
  walk: readonly string[];
  /** A phase or a run of choices is ended. */
  done: readonly string[];
  /** Of these, what lets go by what is offered. */
  refusals?: readonly string[];
  /** Units fight units. */
  battle: readonly string[];
  /** Units are given up. */
  give: readonly string[];
  /** A unit is taken up, to go where its reach leads: said with the place in one line. */
  take?: string;
  /** The verb by which units aim at places and stay where they are; its step bears its name. */
  aim?: string;
  /** The selected unit goes to a place. */
  go?: string;
  /** A unit from off the map goes to a place. */
  arrive?: string;
  /** The verb after which nobody may arrive any more in the phase. So far in one game. */
  closes?: string;
  /** The verb of steps from hex to hex that are taken one after another as far as a reach leads. */
  along?: string;
  /** What ends the move of a unit on its way, and the reason for which others wait for that. So far in one game. */
  halts?: { verb: string; waits: string };
  /** Choices before a throw that are shown with what each would bring. */
  weigh?: readonly string[];
  /** Verbs that are always chosen from a list or a card of the game's own, whatever their shape. */
  aside?: readonly string[];
  /** Verbs that may name any units that stand together, not only those that are listed. */
  free?: readonly string[];
  /** Verbs whose units are put together in a card of the game's own: no list of them is needed. */
  formed?: readonly string[];
  /** Verbs without a place that are not lightly let go by: whoever ends before one is asked again. */
  due?: readonly string[];
  /** Whether what an action of the formed verbs may lead to is to be seen before a second press plays it. */
  aims?: (table: TableStore, action: string) => Promise<boolean>;
  /** Of several choices in a card of the game's own, the one that the button makes. */
  first?: readonly string[];
  /** Steps that end by themselves where nobody could do anything in them. So far in one game. */
  idle?: readonly string[];
  /** Verbs in no list are sorted by what stands after them: units and places. */
  byShape?: boolean;
}

/** Units that may go somewhere, one at a time, and what ends it. */
export interface Walk {
  kind: "walk";
  verb: string;
  goals: ReadonlyMap<UnitId, ReadonlyMap<Place, string>>;
  done: Action | undefined;
  /** Choices of other forms that stand beside these. */
  rest: readonly Action[];
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
  rest: readonly Action[];
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

/**
 * Of one unit's steps that differ only in who comes along, those of the party that is on its way
 * already, so that nobody is taken up or left behind unasked; of others, all. Where it cannot go
 * on whole, all.
 */
export function together(
  actions: readonly Action[],
  verb: string | undefined,
  party: readonly UnitId[],
): readonly Action[] {
  const steps = (a: Action) => a.verb === verb && a.groups[0]?.[0] === party[0];
  const whole = (a: Action) => sameSet(a.groups[0] ?? [], party);
  const some = actions.some((a) => steps(a) && whole(a));
  return some ? actions.filter((a) => !steps(a) || whole(a)) : actions;
}

/** What the legal actions ask the player to do; `inHand` is the unit that has been taken up. */
export function taskOf(actions: readonly Action[], verbs: Verbs, inHand?: UnitId): Task {
  if (actions.length === 0) return { kind: "wait" };
  const named = inHand
    ? actions.map((a) => (a.verb === verbs.go ? { ...a, groups: [[inHand]] } : a))
    : actions;
  const forms = groupBy(named, (a) => formOf(a, verbs));
  const [battles, gifts, walks] = [forms.get("battle"), forms.get("give"), forms.get("walk") ?? []];
  const ends = forms.get("done") ?? [];
  const done = ends.length === 1 || !verbs.byShape ? ends[0] : undefined;
  const rest = [...(forms.get("other") ?? []), ...(done ? [] : ends)];
  if (battles?.[0]) {
    const options = battles.map(battleOption);
    return { kind: "battle", verb: battles[0].verb, options, done, rest: [...walks, ...rest] };
  }
  if (gifts?.[0]) {
    const options = gifts.map((a) => ({ text: a.text, units: a.groups[0] ?? [] }));
    return { kind: "give", verb: gifts[0].verb, options };
  }
  if (walks[0] || done) {
    const usual = walks.find((a) => a.verb === verbs.formed?.[0]) ?? walks[0];
    return { kind: "walk", verb: usual?.verb ?? "", goals: goalsOf(walks, verbs), done, rest };
  }
  return { kind: "plain", options: actions };
}

type Form = "walk" | "done" | "battle" | "give" | "other";

function formOf(action: Action, verbs: Verbs): Form {
  const named = (["battle", "give", "walk", "done"] as const).find((form) =>
    verbs[form].includes(action.verb),
  );
  if (named || !verbs.byShape || verbs.aside?.includes(action.verb)) return named ?? "other";
  const { groups, places } = action;
  if (groups.length === 2) return "battle";
  const [group = []] = groups;
  const goes = group.length === 1 || action.verb === verbs.formed?.[0];
  if (groups.length === 1 && goes && places.length > 0) return "walk";
  return groups.length === 0 && places.length === 0 ? "done" : "other";
}

function battleOption(a: Action): BattleOption {
  return {
    text: a.text,
    verb: a.verb,
    attackers: a.groups.length > 1 ? (a.groups[0] ?? []) : [],
    defenders: a.groups.at(-1) ?? [],
  };
}

/** Where each unit may go, by itself or in a formation on foot that may go where it may not; whom a boat takes along goes nowhere. */
function goalsOf(walks: readonly Action[], { formed }: Verbs): Map<UnitId, Map<Place, string>> {
  const goals = new Map<UnitId, Map<Place, string>>();
  const add = (unit: UnitId, place: Place | undefined, text: string) => {
    const places = goals.get(unit) ?? new Map<Place, string>();
    if (place) places.set(place, text);
    goals.set(unit, places);
  };
  const isStack = ({ verb, groups }: Action) =>
    verb === formed?.[0] && (groups[0]?.length ?? 0) > 1;
  for (const { groups, places, text } of walks.filter((a) => !isStack(a)))
    if (groups[0]?.[0]) add(groups[0][0], places.at(-1), text);
  for (const { groups, places, text } of walks.filter(isStack))
    for (const unit of groups[0] ?? [])
      if (!goals.get(unit)?.has(places.at(-1) ?? "")) add(unit, places.at(-1), text);
  return goals;
}
