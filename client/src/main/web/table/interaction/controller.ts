import type { Place, UnitId } from "../../protocol/types";
import type { ReadableStore } from "../../state/store";
import type { TableStore } from "../state/tablestore";
import type { InteractionState } from "./state";
import type { Task, Verbs } from "./task";

/**
 * The controller of the interaction with a table: its state, and what input does in the mode that
 * is on. It decides nothing: it plays what is offered, or asks the server why not.
 */
export interface Controller extends ReadableStore<InteractionState> {
  readonly table: TableStore;
  /** Which of the game's verbs mean what. */
  readonly verbs: Verbs;
  /** What the legal actions ask for now. */
  readonly task: Task;
  /** The entry that what is held belongs to. */
  readonly entry: number;
  /** The question how far the selected unit reaches, while it is not answered. */
  looking: Promise<void> | undefined;
  /** The entries that completed themselves, since there was one choice. */
  readonly completed: ReadonlySet<number>;
  /** The step in which a side is asked in the middle of the other's move, if the game has one. */
  readonly reaction: string | undefined;
  /** The orders that are on their way. */
  ordering: Promise<void>;
  /** Changes parts of the state. */
  set(part: Partial<InteractionState>): void;
  /** Whether what a verb leads to is looked up as reach. */
  reaches(verb: string): boolean;
  /** Whether the game's board can be asked this. */
  canQuery(what: string): boolean;
  /** Begins a question; answers whether, later, no other has been begun since. */
  asks(): () => boolean;
  /** Answers whether, later, no question has been begun since. */
  listens(): () => boolean;
  /** A counter was pressed. */
  tapUnit(unit: UnitId): void;
  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(place: Place): void;
  /** A counter was picked up by hand. */
  lift(unit: UnitId): void;
  /** A counter was put down on a place; answers whether it lies there now. */
  drop(unit: UnitId, place: Place | undefined): Promise<boolean>;
  /** Why not, asked in passing: of a place that is pointed at for a while. */
  peek(place: Place | undefined): void;
  /** Tells why an action may not be done. */
  why(action: string, at: Place | undefined): Promise<void>;
  /** The next unit that may still do something, in the order of the sheet. */
  next(): UnitId | undefined;
  /** Chooses units to be lost, or to go along. */
  give(units: readonly UnitId[]): void;
  /** An action is put together in a card: the button plays it; none, and the button is as before. */
  propose(text: string, label: string): void;
  /** Ends a phase: at the first press it is said if nothing was done in it. */
  end(action: string, warn: boolean): void;
  /** Sends an action that is offered now. */
  play(action: string): Promise<void>;
  /** Sends an action that was put together from one that is offered. */
  playMade(action: string): Promise<void>;
  /** Leads the eye and the keyboard to a unit, wherever it is. */
  show(unit: UnitId): void;
  /** Says a word of the table: accept, decline, resign, undo-ask, or an order or a plan with its text. */
  sendWord(word: string, text?: string): Promise<void>;
  /** Says why something was not done. */
  object(reason: string): void;
  /** The objection has been read. */
  dismiss(): void;
  /** Clears the selection but for what the rules prescribe. */
  clear(): void;
  /** A step of a unit to a place as the rules want it said now. */
  step(unit: UnitId, place: Place): string;
  /** Where a unit is; nothing where the position does not say. */
  placeOf(unit: UnitId): Place | undefined;
  /** Whether a place lies on the map, not in a box. */
  onSheet(place: Place): boolean;
  /** The units in a place, in the order of the sheet. */
  unitsAt(place: Place): UnitId[];
  /** Whether a unit is of the side that is to choose. */
  isOwn(unit: UnitId): boolean;
}
