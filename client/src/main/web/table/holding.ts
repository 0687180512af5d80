import type { Danger, Field, Odds, Place, Reach, SightLine, Threat, UnitId } from "../wire/types";
import type { Action } from "./action";
import { type Draft, EMPTY } from "./draft";
import type { Objection } from "./trouble";

/** What the computer would do, and what it thinks that is worth. */
export interface Advice {
  action: Action;
  value: number | undefined;
}

/** A plan that has ended in a place short of its goal. */
export interface Stopped {
  unit: UnitId;
  goal: Place;
  at: Place;
}

/** What a player holds at the table. */
export interface DeskState {
  /** The unit that is to go somewhere. */
  mover: UnitId | undefined;
  reach: Reach | undefined;
  /** The way that is proposed, hex by hex, and not yet gone. */
  way: readonly Place[];
  /** Where the unit in hand has been told to go, or what to do, before that is confirmed; else empty. */
  aim: string;
  /** Who goes along with the mover; nothing while it is left as it is offered. */
  party: readonly UnitId[] | undefined;
  /** Who may attack the mover next turn, by the place where it would stand. */
  exposure: ReadonlyMap<Place, Threat>;
  draft: Draft;
  odds: Odds | undefined;
  /** Units chosen to be lost. */
  given: readonly UnitId[];
  /** Choices of no other form that presses on the map have left, by their text. */
  left: readonly string[];
  objection: Objection | undefined;
  /** Why not, asked in passing, of the place that is pointed at. */
  peek: Objection | undefined;
  /** The plan that has ended short of its goal, until something is chosen. */
  stopped: Stopped | undefined;
  hint: Advice | undefined;
  /** Whether it was said what is left undone; the next press ends the phase all the same. */
  warned: boolean;
  /** Faces of dice thrown by hand, so far. */
  thrown: readonly number[];
  /** An action put together in a card of the game, with what the button says of it. */
  proposed: { text: string; label: string } | undefined;
  thinking: boolean;
  busy: boolean;
  /** Whether the whole position is looked over for attacks of the next turn. */
  watching: boolean;
  /** Whether the field of sight of the place that is pointed at is shown. */
  sighting: boolean;
  field: Field | undefined;
  /** The hex from which lines are drawn, and the line to the one that is pointed at. */
  pinned: Place | undefined;
  line: SightLine | undefined;
  danger: Danger | undefined;
  /** Who could attack in the place that is pointed at while the position is looked over. */
  feared: Threat | undefined;
  /** Where somebody may be attacked next turn; nothing while that is not known. */
  threats: readonly Threat[] | undefined;
}

/** Empty hands. */
export const CLEAR: DeskState = {
  mover: undefined,
  reach: undefined,
  way: [],
  aim: "",
  party: undefined,
  exposure: new Map(),
  draft: EMPTY,
  odds: undefined,
  given: [],
  left: [],
  objection: undefined,
  peek: undefined,
  stopped: undefined,
  hint: undefined,
  warned: false,
  thrown: [],
  proposed: undefined,
  thinking: false,
  busy: false,
  watching: false,
  sighting: false,
  field: undefined,
  pinned: undefined,
  line: undefined,
  danger: undefined,
  feared: undefined,
  threats: undefined,
};

/** Hands put down, with what stays on while one thinks. */
export function cleared(now: DeskState): DeskState {
  const { busy, watching, threats, sighting } = now;
  return { ...CLEAR, busy, watching, threats, sighting };
}

/** Whether something is laid out that has not been played. */
export function isLaidOut({ draft, way }: DeskState): boolean {
  return draft.attackers.length + draft.defenders.length + way.length > 0;
}

/** The unit that stays in hand beside advice, which is the one that the advice is about. */
export function carried(held: DeskState, { groups }: Action): Partial<DeskState> {
  const { mover, reach, party, exposure } = held;
  return mover && mover === groups[0]?.[0] ? { mover, reach, party, exposure } : {};
}
