import type { Duties, UnitDef, UnitId } from "../../protocol/types";
import { arriving, undone } from "./able";
import type { Controller } from "./controller";
import { able } from "./draft";
import { cleared } from "./state";
import type { Task, Walk } from "./task";

/**
 * The units that are next in turn to do something, in the order of the sheet: those that can still
 * go somewhere or must, that must fight or else could, that may be lost, that a choice in a list is about.
 */
export function nextInTurn(
  task: Task,
  units: readonly UnitDef[],
  duties: Duties | undefined,
): UnitId[] {
  const among = (ids: Iterable<UnitId>) => {
    const wanted = new Set(ids);
    return units.filter((u) => wanted.has(u.id)).map((u) => u.id);
  };
  switch (task.kind) {
    case "walk":
      return task.done ? undone(task, units) : among(mustGo(task, duties));
    case "battle": {
      const due = duties?.units.filter((unit) => able(task, "attackers").has(unit)) ?? [];
      return among(due.length > 0 ? due : able(task, "attackers"));
    }
    case "give":
      return among(task.options.flatMap((option) => option.units));
    case "plain":
      return among(task.options.flatMap((option) => option.groups[0] ?? []));
    case "wait":
      return [];
  }
}

/** Who has to go somewhere before a phase may end: who may not stay, else whoever can go. */
export function mustGo({ goals }: Walk, duties: Duties | undefined): UnitId[] {
  const due = duties?.units?.filter((unit) => goals.has(unit)) ?? [];
  return due.length > 0 ? due : [...goals.keys()];
}

/** Takes up the next of them, and shows it; answers which it is, if there is one. */
export function takeNext(controller: Controller): UnitId | undefined {
  const { sheet, duties } = controller.table.value;
  const { task, value } = controller;
  const first = new Set(arriving(controller));
  const known = nextInTurn(task, sheet?.units ?? [], duties);
  // Who waits off the map may have to come in before anybody moves.
  const turn = [...known.filter((u) => first.has(u)), ...known.filter((u) => !first.has(u))];
  const held = value.mover ?? value.draft.attackers[0] ?? value.given[0] ?? value.shown?.unit;
  const unit = turn[(turn.indexOf(held ?? "") + 1) % Math.max(1, turn.length)];
  if (!unit) return undefined;
  if (task.kind === "give") {
    const option = task.options.find(({ units }) => units.includes(unit));
    if (option) controller.give(option.units);
  } else if (task.kind === "battle") {
    // An attack of this unit alone, as a press on it lays it out.
    controller.set(cleared(value));
    controller.tapUnit(unit);
  } else if (unit !== value.mover) {
    // Laid down first: a press on a friend's hex could mean to go there.
    controller.set(cleared(value));
    controller.tapUnit(unit);
  }
  controller.show(unit);
  return unit;
}
