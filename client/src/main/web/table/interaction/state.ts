import type {
  Danger,
  Field,
  Odds,
  Place,
  Reach,
  SightLine,
  Threat,
  UnitId,
} from "../../protocol/types";
import type { Action } from "../state/action";
import type { Objection } from "../state/failure";
import { type AttackDraft, EMPTY } from "./draft";

/** What the computer would do, and what it thinks that is worth. */
export interface Advice {
  action: Action;
  value: number | undefined;
  /** What it has in mind after that. */
  line: readonly Action[];
  /** The next best choice, and how much of winning chance it gives away. */
  next?: { action: Action; loss: number };
}

/** A unit that goes by a plan, and where that leads. */
export interface Planned {
  unit: UnitId;
  goal: Place;
}

/** A plan that has ended in a place short of its goal. */
export interface Stopped extends Planned {
  at: Place;
}

/** The selected unit, and where it may go. */
interface Moving {
  /** The unit that is to go somewhere. */
  mover: UnitId | undefined;
  reach: Reach | undefined;
  /** The way that is proposed, hex by hex, and not yet gone. */
  way: readonly Place[];
  /** Where the selected unit has been told to go, or what to do, before that is confirmed; else empty. */
  aim: string;
  /** Who goes along with the mover; nothing while it is left as it is offered. */
  party: readonly UnitId[] | undefined;
  /** Who may attack the mover next turn, by the place where it would stand. */
  exposure: ReadonlyMap<Place, Threat>;
  /** The plan by which a unit goes. */
  planned: Planned | undefined;
  /** The plan that has ended short of its goal, until something is chosen. */
  stopped: Stopped | undefined;
}

/** The attack that is laid out, with its odds. */
interface Attacking {
  draft: AttackDraft;
  odds: Odds | undefined;
}

/** Units, choices and dice that are being put together. */
interface Giving {
  /** Units chosen to be lost, or to go along. */
  given: readonly UnitId[];
  /** Choices of no other form that presses on the map have left, by their text. */
  left: readonly string[];
  /** An action put together in a card of the game, with what the button says of it. */
  proposed: { text: string; label: string } | undefined;
  /** Faces of dice thrown by hand, so far. */
  thrown: readonly number[];
}

/** What is seen from the place that is pointed at. */
interface Sighting {
  /** Whether the field of sight of the place that is pointed at is shown. */
  sighting: boolean;
  field: Field | undefined;
  /** The hex from which lines are drawn, and the line to the one that is pointed at. */
  pinned: Place | undefined;
  line: SightLine | undefined;
  danger: Danger | undefined;
}

/** The position looked over for attacks of the next turn. */
interface Watching {
  watching: boolean;
  /** Where somebody may be attacked next turn; nothing while that is not known. */
  threats: readonly Threat[] | undefined;
  /** Who could attack in the place that is pointed at. */
  hoveredThreat: Threat | undefined;
}

/** What the player is told. */
interface Feedback {
  /** The unit to which the eye and the keyboard are led, and where it is. */
  shown: { unit: UnitId; at: Place } | undefined;
  objection: Objection | undefined;
  /** Why not, asked in passing, of the place that is pointed at. */
  peek: Objection | undefined;
  hint: Advice | undefined;
  /** Whether it was said what is left undone; the next press ends the phase all the same. */
  warned: boolean;
}

/** What the server is asked and has not answered. */
interface Asking {
  thinking: boolean;
  busy: boolean;
  /** Whether the computer makes one's choices, to the end of the phase. */
  computing: boolean;
}

/** What a player holds at the table: what is shown of it is drawn from here alone. */
export interface InteractionState
  extends Moving,
    Attacking,
    Giving,
    Sighting,
    Watching,
    Feedback,
    Asking {}

/** Empty hands. */
export const INITIAL: InteractionState = {
  mover: undefined,
  reach: undefined,
  way: [],
  aim: "",
  party: undefined,
  exposure: new Map(),
  planned: undefined,
  stopped: undefined,
  draft: EMPTY,
  odds: undefined,
  given: [],
  left: [],
  proposed: undefined,
  thrown: [],
  sighting: false,
  field: undefined,
  pinned: undefined,
  line: undefined,
  danger: undefined,
  watching: false,
  threats: undefined,
  hoveredThreat: undefined,
  shown: undefined,
  objection: undefined,
  peek: undefined,
  hint: undefined,
  warned: false,
  thinking: false,
  busy: false,
  computing: false,
};

/** Hands put down, with what stays on while one thinks. */
export function cleared(now: InteractionState): InteractionState {
  const { busy, computing, watching, threats, sighting, planned } = now;
  return { ...INITIAL, busy, computing, watching, threats, sighting, planned };
}

/** Whether something is laid out that has not been played. */
export function hasSelection({ draft, way }: InteractionState): boolean {
  return draft.attackers.length + draft.defenders.length + way.length > 0;
}

/** The unit that stays in hand beside advice: the one that the advice is about, or of which it need not speak. */
export function keptForHint(held: InteractionState, { groups }: Action): Partial<InteractionState> {
  const { mover, reach, party, exposure } = held;
  return mover && (groups.length === 0 || mover === groups[0]?.[0])
    ? { mover, reach, party, exposure }
    : {};
}
