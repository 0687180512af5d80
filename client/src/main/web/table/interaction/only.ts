import { lessonsDone } from "../../lesson/kept";
import { settings } from "../../settings/settings";
import type { Action } from "../state/action";
import type { TableState } from "../state/tablestore";
import { isNonce, isWord, undone } from "../state/undone";
import type { Controller } from "./controller";

/**
 * The choice that needs no choosing, because it is the only one: not where a phase ends, but for
 * one in which there was nothing to do from the first; not where the game wants something to be
 * read first, not after a choice was taken back, and not while the game is taught.
 */
export function onlyChoice(controller: Controller): Action | undefined {
  const { table, verbs } = controller;
  const { actions, lines, past } = table.value;
  const [only, ...others] = actions;
  if (!only || others.length > 0 || past !== undefined || !settings.value.only) return undefined;
  const shownFirst = [...verbs.done, ...(verbs.first ?? []), ...(verbs.weigh ?? [])];
  const ends = shownFirst.includes(only.verb) || isEnd(only);
  if (ends && !isEmpty(controller)) return undefined;
  if (lines.findLast((line) => !isNonce(line))?.takes || lessonsDone(table.id)) return undefined;
  // An attack is seen with its odds first, and what choices of mere shape do is not known.
  return controller.task.kind === "battle" || verbs.byShape ? undefined : only;
}

/** Whether this is a step in which there is often nothing to do, and there never was now. */
function isEmpty({ table, verbs }: Controller): boolean {
  const { view } = table.value;
  return view !== undefined && !!verbs.idle?.includes(view.step) && isUntouched(table.value);
}

/** Whether an action names nothing: by its shape it ends something. */
function isEnd({ groups, places, words }: Action): boolean {
  return groups.length === 0 && places.length === 0 && words.length === 0;
}

/** What a step offers before anything is chosen in it, on the main button: a printed set-up. */
export function offeredFirst(controller: Controller, table: TableState): Action | undefined {
  const { task, verbs } = controller;
  if (task.kind !== "walk" || task.done || !isUntouched(table)) return undefined;
  return task.rest.find(({ verb }) => verbs.first?.includes(verb));
}

/** Whether nothing has been chosen since the step began. */
export function isUntouched(table: TableState): boolean {
  const gone = undone(table.lines);
  const standing = table.lines.filter((line) => !gone.has(line.entry));
  const step = table.view?.step;
  const began = standing.findLastIndex((line) =>
    line.events.some((e) => e.kind === "began" && e.step === step),
  );
  const asked = table.view?.roles ?? [table.view?.side];
  return standing.slice(began + 1).every((line) => isWord(line) || !asked.includes(line.by));
}
