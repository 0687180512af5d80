import type { Place, UnitId } from "../../protocol/types";
import type { Desk } from "./controller";
import type { HandState } from "./state";

/** What presses mean. */
export interface Presses {
  /** A counter was pressed. */
  tapUnit(desk: Desk, unit: UnitId): void;
  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(desk: Desk, place: Place): void;
}

/** What the hand does while the rules ask for one kind of thing. */
export interface Mode extends Presses {
  /** What is in hand at once, because nothing else could be taken. */
  begins(desk: Desk): Partial<HandState>;
  /** A counter was picked up: it is in the hand, whatever was there. */
  lift(desk: Desk, unit: UnitId): void;
  /** A counter was put down on a place that it does not stand in. */
  drop(desk: Desk, unit: UnitId, place: Place): Promise<void>;
  /** The action that a player seems to want at a place and that is not offered; nothing if none. */
  question(desk: Desk, place: Place): string | undefined;
}

/** Presses the counter on top of a place, of those that can be meant. */
export function pressIn(
  desk: Desk,
  place: Place,
  meant: (unit: UnitId) => boolean = () => true,
): boolean {
  const units = desk.unitsAt(place);
  const able = units.filter(meant);
  const unit = (able.length > 0 ? able : units).at(-1);
  if (unit) desk.tapUnit(unit);
  return unit !== undefined;
}
