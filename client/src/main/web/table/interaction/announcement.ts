import type { GameParts } from "../../games/parts";
import { capitalize, translate } from "../../i18n/translate";
import { describeAction, describeObjection } from "../log/describe";
import type { Naming } from "../log/naming";
import type { Controller } from "./controller";
import type { InteractionState } from "./state";
import { isAiming } from "./step";

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
  const verb = isAiming(controller) ? "aim" : "walk";
  return capitalize(
    goals ? translate(`${verb}.count`, name, goals.size) : translate(`${verb}.none`, name),
  );
}

/** What the unit in hand may do at a place that is lit, where that costs nothing. */
export function goalTold(controller: Controller): string {
  return translate(isAiming(controller) ? "place.aimed" : "place.may.plain");
}
