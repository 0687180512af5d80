import { useEffect, useRef } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { formatOdds, formatPattern, translate } from "../../i18n/translate";
import { undone } from "../interaction/able";
import type { Controller } from "../interaction/controller";
import { matching } from "../interaction/draft";
import { followPath } from "../interaction/moving";
import { askHint } from "../interaction/requests";
import { hasSelection } from "../interaction/state";
import type { Battle, BattleOption, Plain } from "../interaction/task";
import { askedOf } from "../log/describe";
import { sameSet } from "../state/action";
import type { TableState } from "../state/tablestore";
import { isWord, undone as takenBack } from "../state/undone";

interface PrimaryAction {
  label: string;
  act?: () => void;
  href?: string;
}

/** The action bar, which never moves: the primary action, undo, a hint. */
export function ActionBar({
  controller,
  table,
  parts,
}: {
  controller: Controller;
  table: TableState;
  parts: GameParts;
}) {
  const playing = table.past === undefined && table.view?.pending !== "over";
  const seated = (table.info?.mine.length ?? 0) > 0 && playing;
  const busy = controller.value.busy || table.behind;
  const { label, act, href } = primaryAction(controller, table, parts);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the last action goes with the game: the link in its place takes the keyboard.
    if (!href || document.activeElement !== document.body) return;
    bar.current?.querySelector<HTMLElement>(".primary")?.focus();
  }, [href]);
  return (
    <div ref={bar} class="deed" id="action">
      {href ? (
        <a class="primary" href={href}>
          {label}
        </a>
      ) : (
        <button
          type="button"
          class="primary"
          aria-disabled={!act || busy}
          onClick={() => !busy && act?.()}
        >
          {label}
        </button>
      )}
      {seated && <UndoButton controller={controller} table={table} />}
      {seated && <HintButton controller={controller} able={table.actions.length > 0 && !busy} />}
    </div>
  );
}

/** Puts down what is laid out; else takes a choice back, or asks the other person where that is not free. */
function UndoButton({ controller, table }: { controller: Controller; table: TableState }) {
  const { view, info } = table;
  const free = (view?.undo ?? 1) > 0;
  const asks = !free && Object.values(info?.seats ?? {}).includes("person");
  const on = (view?.entry ?? 0) > 0 && view?.pending !== "over" && (free || asks);
  const selected = hasSelection(controller.value);
  const able = (on || selected) && !controller.value.busy;
  const undo = () =>
    selected
      ? controller.clear()
      : void (asks ? controller.sendWord("undo-ask") : controller.undo());
  return (
    <button type="button" class="quiet" aria-disabled={!able} onClick={() => able && undo()}>
      {translate(asks && !selected ? "deed.undo.ask" : "deed.undo")}
    </button>
  );
}

function HintButton({ controller, able }: { controller: Controller; able: boolean }) {
  const { thinking } = controller.value;
  return (
    <button
      type="button"
      class="quiet"
      aria-disabled={!able || thinking}
      onClick={() => able && !thinking && void askHint(controller)}
    >
      {translate(thinking ? "deed.hint.thinking" : "deed.hint")}
    </button>
  );
}

function primaryAction(controller: Controller, table: TableState, parts: GameParts): PrimaryAction {
  if (table.past !== undefined) {
    return { label: translate("past.back"), act: () => void controller.table.comeBack() };
  }
  const { proposed } = controller.value;
  if (proposed) return { label: proposed.label, act: () => void controller.play(proposed.text) };
  const { task } = controller;
  const { verbs } = parts.words;
  const word = (verb: string) => verbs[`${verb} at ${table.view?.step}`] ?? verbs[verb] ?? verb;
  switch (task.kind) {
    case "walk": {
      const { done } = task;
      const end = controller.value.way.at(-1);
      if (end) return { label: translate("way.go", end), act: () => void followPath(controller) };
      if (!done) return { label: word(task.verb) };
      const label = controller.value.warned ? translate("end.sure") : word(done.verb);
      const ends = done.verb === "end";
      return { label, act: () => controller.end(done.text, ends && isIdle(controller, table)) };
    }
    case "battle":
      return battleAction(controller, task, parts);
    case "give": {
      const option = task.options.find((o) => sameSet(o.units, controller.value.given));
      return option
        ? { label: word(task.verb), act: () => void controller.play(option.text) }
        : { label: word(`${task.verb} plain`) };
    }
    case "plain":
      if (table.view?.pending === "dice") return { label: translate("throw.title") };
      return plainAction(
        controller,
        task,
        word,
        parts.cards.asks?.(table.view?.step ?? "", false) ?? false,
      );
    case "wait":
      if (table.view?.pending === "dice") return { label: translate("throw.title") };
      return waiting(table, parts);
  }
}

/** Whether a phase is about to end in which nothing was done though something could have been. */
function isIdle(controller: Controller, table: TableState): boolean {
  const { task, verbs } = controller;
  const due = "rest" in task && task.rest.some((a) => verbs.due?.includes(a.verb));
  if (!due && undone(task, table.sheet?.units ?? []).length === 0) return false;
  const standing = table.lines.filter((line) => !takenBack(table.lines).has(line.entry));
  const step = table.view?.step;
  const began = standing.findLastIndex((line) =>
    line.events.some((e) => e.kind === "began" && e.step === step),
  );
  const asked = table.view?.roles ?? [table.view?.side];
  return standing.slice(began + 1).every((line) => isWord(line) || !asked.includes(line.by));
}

function battleAction(controller: Controller, task: Battle, parts: GameParts): PrimaryAction {
  const { draft } = controller.value;
  const { done } = task;
  const option = matching(task, draft)[0];
  if (option)
    return {
      label: battleLabel(controller, option, parts),
      act: () => void controller.play(option.text),
    };
  const idle = draft.attackers.length + draft.defenders.length === 0;
  return idle && done
    ? {
        label: parts.words.verbs[done.verb] ?? done.verb,
        act: () => controller.end(done.text, false),
      }
    : { label: parts.words.verbs["battle plain"] ?? "" };
}

/** What the button of an attack says: with its odds as soon as they are known. */
export function battleLabel(
  controller: Controller,
  option: BattleOption,
  parts: GameParts,
): string {
  const { odds } = controller.value;
  const { verbs } = parts.words;
  const at = odds?.action === option.text ? (odds.column ?? odds.odds) : undefined;
  const pattern = verbs[option.verb] ?? option.verb;
  if (at !== undefined) return formatPattern(pattern, [formatOdds(at)]);
  return verbs[`${option.verb} plain`] ?? pattern;
}

/** The only choice there is may be made here too; a card of the game's own has the others. */
function plainAction(
  controller: Controller,
  { options }: Plain,
  word: (verb: string) => string,
  carded: boolean,
): PrimaryAction {
  const first = options.find(({ verb }) => controller.verbs.first?.includes(verb));
  if (first) return { label: word(first.verb), act: () => void controller.play(first.text) };
  const [only, ...more] = options;
  const label = word(only?.verb ?? "");
  if (only && more.length === 0) return { label, act: () => void controller.play(only.text) };
  return { label: carded ? translate("deed.choose") : label };
}

function waiting(table: TableState, parts: GameParts): PrimaryAction {
  const { view, info } = table;
  if (view?.pending === "over") return { label: translate("deed.over"), href: "/" };
  if (view?.pending === "paused") return { label: translate("table.paused") };
  if (view?.pending === "nonces") return { label: translate("dice.wait") };
  if (info && info.mine.length === 0) return { label: translate("deed.watch") };
  const asked = askedOf(view);
  const side = asked ? (parts.words.sides[asked] ?? asked) : "…";
  return { label: translate("deed.wait", side) };
}
