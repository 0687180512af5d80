import { useLayoutEffect } from "preact/hooks";
import type { Controller } from "./controller";

/** Proposes the action that a card has put together, in the moment in which the card is drawn. */
export function useProposedAction(controller: Controller, text: string, label: string): void {
  const { entry } = controller.table.value.view ?? {};
  useLayoutEffect(() => controller.propose(text, label), [controller, entry, text, label]);
}
