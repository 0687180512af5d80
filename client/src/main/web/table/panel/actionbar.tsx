import { useEffect, useRef } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { filled, say, signed } from "../../i18n/translate";
import { undone } from "../interaction/able";
import type { Desk } from "../interaction/controller";
import { matching } from "../interaction/draft";
import { goWay } from "../interaction/moving";
import { askHint } from "../interaction/requests";
import { isLaidOut } from "../interaction/state";
import type { Battle, BattleOption, Plain } from "../interaction/task";
import { askedOf } from "../log/describe";
import { sameSet } from "../state/action";
import type { TableState } from "../state/tablestore";
import { isWord, undone as takenBack } from "../state/undone";

interface Deed {
  label: string;
  act?: () => void;
  href?: string;
}

/** The bar that never moves: the next verb, undo, a hint. */
export function DeedBar({
  desk,
  table,
  parts,
}: {
  desk: Desk;
  table: TableState;
  parts: GameParts;
}) {
  const playing = table.past === undefined && table.view?.pending !== "over";
  const seated = (table.info?.mine.length ?? 0) > 0 && playing;
  const busy = desk.value.busy || table.behind;
  const { label, act, href } = deedOf(desk, table, parts);
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
      {seated && <UndoButton desk={desk} table={table} />}
      {seated && <HintButton desk={desk} able={table.actions.length > 0 && !busy} />}
    </div>
  );
}

/** Puts down what is laid out; else takes a choice back, or asks the other person where that is not free. */
function UndoButton({ desk, table }: { desk: Desk; table: TableState }) {
  const { view, info } = table;
  const free = (view?.undo ?? 1) > 0;
  const asks = !free && Object.values(info?.seats ?? {}).includes("person");
  const on = (view?.entry ?? 0) > 0 && view?.pending !== "over" && (free || asks);
  const laid = isLaidOut(desk.value);
  const able = (on || laid) && !desk.value.busy;
  const undo = () => (laid ? desk.clear() : void (asks ? desk.say("undo-ask") : desk.undo()));
  return (
    <button type="button" class="quiet" aria-disabled={!able} onClick={() => able && undo()}>
      {say(asks && !laid ? "deed.undo.ask" : "deed.undo")}
    </button>
  );
}

function HintButton({ desk, able }: { desk: Desk; able: boolean }) {
  const { thinking } = desk.value;
  return (
    <button
      type="button"
      class="quiet"
      aria-disabled={!able || thinking}
      onClick={() => able && !thinking && void askHint(desk)}
    >
      {say(thinking ? "deed.hint.thinking" : "deed.hint")}
    </button>
  );
}

function deedOf(desk: Desk, table: TableState, parts: GameParts): Deed {
  if (table.past !== undefined) {
    return { label: say("past.back"), act: () => void desk.table.comeBack() };
  }
  const { proposed } = desk.value;
  if (proposed) return { label: proposed.label, act: () => void desk.play(proposed.text) };
  const { task } = desk;
  const { verbs } = parts.words;
  const word = (verb: string) => verbs[`${verb} at ${table.view?.step}`] ?? verbs[verb] ?? verb;
  switch (task.kind) {
    case "walk": {
      const { done } = task;
      const end = desk.value.way.at(-1);
      if (end) return { label: say("way.go", end), act: () => void goWay(desk) };
      if (!done) return { label: word(task.verb) };
      const label = desk.value.warned ? say("end.sure") : word(done.verb);
      const ends = done.verb === "end";
      return { label, act: () => desk.end(done.text, ends && isIdle(desk, table)) };
    }
    case "battle":
      return battleDeed(desk, task, parts);
    case "give": {
      const option = task.options.find((o) => sameSet(o.units, desk.value.given));
      return option
        ? { label: word(task.verb), act: () => void desk.play(option.text) }
        : { label: word(`${task.verb} plain`) };
    }
    case "plain":
      if (table.view?.pending === "dice") return { label: say("throw.title") };
      return plainDeed(
        desk,
        task,
        word,
        parts.cards.asks?.(table.view?.step ?? "", false) ?? false,
      );
    case "wait":
      if (table.view?.pending === "dice") return { label: say("throw.title") };
      return waiting(table, parts);
  }
}

/** Whether a phase is about to end in which nothing was done though something could have been. */
function isIdle(desk: Desk, table: TableState): boolean {
  const { task, verbs } = desk;
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

function battleDeed(desk: Desk, task: Battle, parts: GameParts): Deed {
  const { draft } = desk.value;
  const { done } = task;
  const option = matching(task, draft)[0];
  if (option)
    return { label: battleLabel(desk, option, parts), act: () => void desk.play(option.text) };
  const idle = draft.attackers.length + draft.defenders.length === 0;
  return idle && done
    ? { label: parts.words.verbs[done.verb] ?? done.verb, act: () => desk.end(done.text, false) }
    : { label: parts.words.verbs["battle plain"] ?? "" };
}

/** What the button of an attack says: with its odds as soon as they are known. */
export function battleLabel(desk: Desk, option: BattleOption, parts: GameParts): string {
  const { odds } = desk.value;
  const { verbs } = parts.words;
  const at = odds?.action === option.text ? (odds.column ?? odds.odds) : undefined;
  const pattern = verbs[option.verb] ?? option.verb;
  if (at !== undefined) return filled(pattern, [signed(at)]);
  return verbs[`${option.verb} plain`] ?? pattern;
}

/** The only choice there is may be made here too; a card of the game's own has the others. */
function plainDeed(
  desk: Desk,
  { options }: Plain,
  word: (verb: string) => string,
  carded: boolean,
): Deed {
  const first = options.find(({ verb }) => desk.verbs.first?.includes(verb));
  if (first) return { label: word(first.verb), act: () => void desk.play(first.text) };
  const [only, ...more] = options;
  const label = word(only?.verb ?? "");
  if (only && more.length === 0) return { label, act: () => void desk.play(only.text) };
  return { label: carded ? say("deed.choose") : label };
}

function waiting(table: TableState, parts: GameParts): Deed {
  const { view, info } = table;
  if (view?.pending === "over") return { label: say("deed.over"), href: "/" };
  if (view?.pending === "paused") return { label: say("table.paused") };
  if (view?.pending === "nonces") return { label: say("dice.wait") };
  if (info && info.mine.length === 0) return { label: say("deed.watch") };
  const asked = askedOf(view);
  const side = asked ? (parts.words.sides[asked] ?? asked) : "…";
  return { label: say("deed.wait", side) };
}
