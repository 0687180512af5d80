import type { GameParts } from "../../games/parts";
import { capitalize, translate } from "../../i18n/translate";
import { describeAction, describeObjection } from "../log/describe";
import type { Naming } from "../log/naming";
import type { Controller } from "./controller";
import type { InteractionState } from "./state";

/** The announcement for a screen reader: what is selected, and what is objected to. */
export function announcement(
  controller: Controller,
  interaction: InteractionState,
  parts: GameParts,
  naming: Naming,
): string {
  const { objection, mover, odds, hint } = interaction;
  if (objection) return describeObjection(objection, controller.table.value.messages, naming);
  if (hint) return `${translate("hint.title")}: ${describeAction(hint.action, parts, naming)}`;
  if (odds?.attack !== undefined && odds.defence !== undefined) {
    return `${translate("battle.sum", odds.attack, odds.defence)}, ${odds.column ?? odds.odds ?? ""}`;
  }
  const { task } = controller;
  if (!mover || task.kind !== "walk") return "";
  const goals = task.goals.get(mover);
  const name = naming.unit(mover);
  return capitalize(
    goals ? translate("walk.count", name, goals.size) : translate("walk.none", name),
  );
}
