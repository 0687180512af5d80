import { ask } from "../../dialog/ask";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { LogLine, SideId } from "../../protocol/types";
import type { TableState } from "../state/tablestore";
import { extentOfUndo, redoable, type UndoExtent } from "../state/takenback";
import { isWord, undone } from "../state/undone";
import type { Controller } from "./controller";
import { send } from "./requests";
import { hasSelection } from "./state";

/** How choices may be taken back now: freely, by asking the other person, or not at all. */
export type Undoing = "free" | "ask" | "none";

/** How the last choice of whoever sits here may be taken back. */
export function undoing({ view, info, past, lines }: TableState): Undoing {
  if (!view || view.entry === 0 || view.pending === "over" || past !== undefined) return "none";
  if ((view.undo ?? 1) > 0) return "free";
  const asks = Object.values(info?.seats ?? {}).includes("person");
  return asks && hasChosen(lines, info?.mine ?? []) ? "ask" : "none";
}

/** Whether somebody has made a choice that stands. */
function hasChosen(lines: readonly LogLine[], roles: readonly SideId[]): boolean {
  const gone = undone(lines);
  return lines.some((one) => roles.includes(one.by) && !isWord(one) && !gone.has(one.entry));
}

/** How many choices one press takes back: the last, and with it those that completed themselves. */
function many({ table, completed }: Controller): number {
  const { lines, info, view } = table.value;
  const { own } = extentOfUndo(lines, info?.mine ?? [], view?.undo ?? 1);
  const chosen = [...own].reverse().findIndex((line) => !completed.has(line.entry));
  return Math.max(1, chosen + 1);
}

/** What one press takes back. */
export function extentNow(controller: Controller): UndoExtent & { n: number } {
  const { lines, info } = controller.table.value;
  const n = many(controller);
  return { ...extentOfUndo(lines, info?.mine ?? [], n), n };
}

/** Puts down what is laid out; else takes the last choice back, and asks first where more goes with it. */
export async function takeBack(controller: Controller): Promise<void> {
  if (hasSelection(controller.value)) return controller.clear();
  const way = undoing(controller.table.value);
  if (way === "ask") return controller.sendWord("undo-ask");
  if (way === "none" || controller.value.busy) return;
  const reach = extentNow(controller);
  if (reach.throws + reach.others > 0 && (await ask(question(reach))) === undefined) return;
  await send(controller, (entry) => api.undo(controller.table.id, entry, reach.n));
}

function question({ own, throws, others }: UndoExtent) {
  const also = [
    ...(throws > 0 ? [translate("undo.throws", throws)] : []),
    ...(others > 0 ? [translate("undo.others", others)] : []),
  ];
  return {
    title: translate("undo.ask"),
    text: [translate("undo.goes", own.length, also.join(" ")), translate("undo.training")],
    answers: [{ value: "undo", label: translate("undo.do") }],
    leave: translate("dialog.leave"),
  };
}

/** The choices that may be made again as they were before they were taken back. */
export function redoNow({ table }: Controller): string[] {
  const { lines, info, past } = table.value;
  return past === undefined ? redoable(lines, info?.mine ?? []) : [];
}

/** Makes the choices again that were taken back, as far as no dice fall. */
export async function redo(controller: Controller): Promise<void> {
  const texts = redoNow(controller);
  if (texts.length === 0 || !controller.table.ready) return;
  await send(controller, (entry) => api.playAll(controller.table.id, texts, entry));
}
