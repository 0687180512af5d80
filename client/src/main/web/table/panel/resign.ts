import { ask } from "../../dialog/ask";
import { translate } from "../../i18n/translate";
import type { Controller } from "../interaction/controller";

/**
 * Resigning cannot be taken back: it is asked in a window of its own. Where another table waits,
 * only what is fought here is given up.
 */
export async function resign(controller: Controller): Promise<void> {
  const linked = controller.table.value.view?.for !== undefined;
  const label = translate(linked ? "seat.resign.for" : "seat.resign");
  const answer = await ask({
    title: label,
    text: [translate(linked ? "seat.resign.for.sure" : "seat.resign.sure")],
    answers: [{ value: "resign", label }],
    leave: translate("dialog.leave"),
  });
  if (answer) await controller.sendWord("resign");
}
