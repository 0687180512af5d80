import type { Odds, Place, Reach, Suggestion, Threat, UnitId } from "../wire/types";
import { type Draft, EMPTY } from "./draft";

/** Why something is not allowed, with the rule and where. */
export interface Objection {
  reason: string;
  /** The reason as a key with arguments, to be told with names. */
  told?: { text: string; args: string[] };
  rule: string | undefined;
  places: readonly Place[];
  at: Place | undefined;
}

/** What a player holds at the table. */
export interface DeskState {
  /** The unit that is to go somewhere. */
  mover: UnitId | undefined;
  reach: Reach | undefined;
  /** Who may attack the mover where it stands, next turn. */
  threat: Threat | undefined;
  draft: Draft;
  odds: Odds | undefined;
  /** Units chosen to be lost. */
  given: readonly UnitId[];
  objection: Objection | undefined;
  hint: Suggestion | undefined;
  thinking: boolean;
  busy: boolean;
}

/** Empty hands. */
export const CLEAR: DeskState = {
  mover: undefined,
  reach: undefined,
  threat: undefined,
  draft: EMPTY,
  odds: undefined,
  given: [],
  objection: undefined,
  hint: undefined,
  thinking: false,
  busy: false,
};
