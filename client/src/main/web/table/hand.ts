import { say } from "../words/en";
import type { Desk, DeskState } from "./desk";
import type { Naming } from "./telling";

/** What the hand holds, in words for a screen reader. */
export function handSpoken(desk: Desk, hand: DeskState, naming: Naming): string {
  const { objection, mover, odds, hint } = hand;
  if (objection) return objection.reason;
  if (hint) return `${say("hint.title")} ${hint.action}`;
  if (odds?.attack !== undefined && odds.defence !== undefined) {
    return `${say("battle.sum", odds.attack, odds.defence)}, ${odds.column ?? odds.odds ?? ""}`;
  }
  const { task } = desk;
  if (!mover || task.kind !== "walk") return "";
  const goals = task.goals.get(mover);
  if (!goals) return say("walk.none", naming.unit(mover));
  return say("walk.count", naming.unit(mover), goals.size);
}
