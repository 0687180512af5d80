import type { Place, UnitId } from "../../protocol/types";
import type { Controller } from "./controller";
import type { InteractionState } from "./state";

/** What presses mean. */
export interface Presses {
  /** A counter was pressed. */
  tapUnit(controller: Controller, unit: UnitId): void;
  /** A hex was pressed, or acted on by the keyboard. */
  tapPlace(controller: Controller, place: Place): void;
}

/** A mode of the interaction: what input means while the rules ask for one kind of thing. */
export interface Mode extends Presses {
  /** What is selected at once, because nothing else could be. */
  begins(controller: Controller): Partial<InteractionState>;
  /** A counter was picked up: it is selected, whatever was before. */
  lift(controller: Controller, unit: UnitId): void;
  /** A counter was put down on a place that it does not stand in. */
  drop(controller: Controller, unit: UnitId, place: Place): Promise<void>;
  /** The action that a player seems to want at a place and that is not offered; nothing if none. */
  question(controller: Controller, place: Place): string | undefined;
}

/** Presses the counter on top of a place, of those that can be meant. */
export function pressIn(
  controller: Controller,
  place: Place,
  meant: (unit: UnitId) => boolean = () => true,
): boolean {
  const units = controller.unitsAt(place);
  const able = units.filter(meant);
  const unit = (able.length > 0 ? able : units).at(-1);
  if (unit) controller.tapUnit(unit);
  return unit !== undefined;
}
