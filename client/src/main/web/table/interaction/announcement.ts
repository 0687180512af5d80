import type { GameParts } from "../../games/parts";
import { say } from "../../i18n/translate";
import { actionSpoken, type Naming, objectionText } from "../log/describe";
import type { Desk } from "./controller";
import type { HandState } from "./state";

/** What the hand holds, in words for a screen reader. */
export function handSpoken(desk: Desk, hand: HandState, parts: GameParts, naming: Naming): string {
  const { objection, mover, odds, hint } = hand;
  if (objection) return objectionText(objection, desk.table.value.messages, naming);
  if (hint) return `${say("hint.title")}: ${actionSpoken(hint.action, parts, naming)}`;
  if (odds?.attack !== undefined && odds.defence !== undefined) {
    return `${say("battle.sum", odds.attack, odds.defence)}, ${odds.column ?? odds.odds ?? ""}`;
  }
  const { task } = desk;
  if (!mover || task.kind !== "walk") return "";
  const goals = task.goals.get(mover);
  if (!goals) return say("walk.none", naming.unit(mover));
  return say("walk.count", naming.unit(mover), goals.size);
}
