import { useEffect } from "preact/hooks";
import type { WordKey } from "../../i18n/translate";
import type { Place } from "../../protocol/types";
import type { Controller } from "../interaction/controller";
import { askHint } from "../interaction/requests";
import { toggleSight } from "../interaction/sighting";
import { takeBack } from "../interaction/takingback";
import { toggleThreats } from "../interaction/threats";

/** A key of the table, what it is for, and what it does; one without a deed is the map's own. */
export interface TableKey {
  keys: readonly string[];
  told: WordKey;
  does?: (controller: Controller) => void;
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** Keys that work anywhere at a table but where something is being typed. */
export const ANYWHERE: readonly TableKey[] = [
  { keys: ["g"], told: "keys.go", does: () => press(".deed .primary") },
  { keys: ["n"], told: "keys.next", does: (controller) => void controller.next() },
  { keys: ["u"], told: "keys.undo", does: (controller) => void takeBack(controller) },
  { keys: ["r"], told: "keys.redo", does: () => press(".deed .redo") },
  { keys: ["h"], told: "keys.hint", does: (controller) => void hint(controller) },
  { keys: ["m"], told: "keys.map", does: () => focusMap() },
  { keys: ["e"], told: "keys.threats", does: (c) => c.canQuery("threat") && toggleThreats(c) },
  { keys: ["l"], told: "keys.sight", does: (c) => c.canQuery("sight") && toggleSight(c) },
];

/** Keys of the map, while the keyboard is there. */
export const ON_MAP: readonly TableKey[] = [
  { keys: ["←", "↑", "→", "↓"], told: "keys.walk" },
  { keys: ["Enter"], told: "keys.press" },
  { keys: ["[", "]"], told: "keys.stack" },
  { keys: ["w"], told: "keys.why" },
  { keys: ["i"], told: "keys.inspect" },
  { keys: ["Esc"], told: "keys.leave" },
  { keys: ["+", "−", "0"], told: "keys.zoom" },
  { keys: ["z"], told: "keys.near" },
  { keys: ["c"], told: "keys.bare" },
];

/** Keys while one looks back. */
export const LOOKING_BACK: readonly TableKey[] = [
  { keys: ["←", "→"], told: "keys.entry", does: () => undefined },
  { keys: ["Home", "End"], told: "keys.ends" },
  { keys: ["Space"], told: "keys.play" },
];

/** Leads the keyboard to a place of the map, or to where it was there last. */
export function focusMap(at?: Place): void {
  const place = at ? `[data-place="${at}"]` : "[data-place][tabindex='0']";
  document.querySelector<SVGElement>(place)?.focus({ preventScroll: true });
}

async function hint(controller: Controller): Promise<void> {
  if (controller.table.ready && !controller.value.thinking) await askHint(controller);
}

/** Whether a key is meant for what it was pressed in: a field, a list, a window. */
function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "dialog, .drawer, input:not([type=radio], [type=checkbox], [type=range]), textarea, select",
    ) !== null
  );
}

const PAST: Readonly<Record<string, string>> = {
  ArrowLeft: ".timeline .earlier",
  ArrowRight: ".timeline .later",
  Home: ".timeline .first",
  " ": ".timeline .plays",
};

/** Steps through the past by arrows, where they are not the map's or a field's; answers whether it did. */
function stepsBack(controller: Controller, event: KeyboardEvent): boolean {
  const { past } = controller.table.value;
  const target = event.target as Element;
  if (past === undefined || target.closest(".sheet, input, button, a, [role=tab]")) return false;
  if (event.key === "End") void controller.table.lookBack(controller.table.newest);
  else if (PAST[event.key]) press(PAST[event.key] ?? "");
  else return false;
  return true;
}

/** Listens to the keys of a table; `help` is asked to show which there are. */
export function useTableKeys(controller: Controller, help: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.metaKey || isTyped(event.target)) return;
      if (event.ctrlKey && event.key !== "Enter") return;
      const known = ANYWHERE.find(({ keys }) => keys.includes(event.key));
      if (event.key === "?") help();
      else if (event.ctrlKey) press(".deed .primary");
      else if (known?.does) known.does(controller);
      else if (!stepsBack(controller, event)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [controller, help]);
}
