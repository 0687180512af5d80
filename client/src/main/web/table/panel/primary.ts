import { hexName } from "../../games/hexname";
import type { GameParts } from "../../games/parts";
import { formatList, formatOdds, formatPattern, translate } from "../../i18n/translate";
import type { UnitId, View } from "../../protocol/types";
import { settings } from "../../settings/settings";
import { pulse } from "../../sheet/animation";
import { arriving, undone } from "../interaction/able";
import { stopComputer } from "../interaction/computer";
import type { Controller } from "../interaction/controller";
import { EMPTY, matching, withDefenders } from "../interaction/draft";
import { followPath } from "../interaction/moving";
import { mustGo } from "../interaction/next";
import { isUntouched, offeredFirst } from "../interaction/only";
import { isAiming } from "../interaction/step";
import type { Battle, BattleOption, Give, Plain, Walk } from "../interaction/task";
import { focusMap } from "../keys/keys";
import { askedOf } from "../log/describe";
import { sameSet } from "../state/action";
import type { TableState } from "../state/tablestore";

/** What the main button says and does; one that does nothing only tells what is waited for. */
export interface PrimaryAction {
  label: string;
  act?: () => void;
  href?: string;
  /** What lets the offer go by, where the button takes it up. */
  refusal?: { label: string; act: () => void };
}

/** What the main button's words are made from. */
interface Spoken {
  controller: Controller;
  table: TableState;
  parts: GameParts;
  /** A verb as a button says it in this step. */
  word: (verb: string) => string;
  /** A place by its name, if it has one. */
  place: (id: string) => string;
}

/** The best next verb: what is laid out, else the one thing left to do, else the way to the next duty. */
export function primaryAction(
  controller: Controller,
  table: TableState,
  parts: GameParts,
): PrimaryAction {
  if (table.past !== undefined)
    return { label: translate("past.back"), act: () => void controller.table.comeBack() };
  if (controller.value.computing)
    return { label: translate("computer.stop"), act: () => stopComputer(controller) };
  const { proposed } = controller.value;
  if (proposed)
    return {
      label: proposed.label,
      act: () => void controller.play(proposed.text),
      ...letGo(controller, table, parts),
    };
  const { verbs } = parts.words;
  const word = (verb: string) => verbs[`${verb} at ${table.view?.step}`] ?? verbs[verb] ?? verb;
  const spoken = { controller, table, parts, word, place: placesOf(table, parts) };
  const { task } = controller;
  switch (task.kind) {
    case "walk":
      return walkAction(spoken, task);
    case "battle":
      return battleAction(spoken, task);
    case "give":
      return giveAction(spoken, task);
    case "plain":
      return table.view?.pending === "dice"
        ? { label: translate("throw.title") }
        : plainAction(spoken, task);
    case "wait":
      return table.view?.pending === "dice"
        ? { label: translate("throw.title") }
        : waiting(table, parts);
  }
}

/** The end of a phase of fire, beside the shot that a card offers. */
function letGo(
  controller: Controller,
  table: TableState,
  parts: GameParts,
): Pick<PrimaryAction, "refusal"> {
  const { task } = controller;
  if (!isAiming(controller) || task.kind !== "walk" || !task.done) return {};
  const { text, verb } = task.done;
  const label = parts.words.verbs[`${verb} at ${table.view?.step}`] ?? parts.words.verbs[verb];
  const asks = asksFirst(isIdle(controller, table));
  return { refusal: { label: label ?? verb, act: () => controller.end(text, asks) } };
}

/** Places of a table by their names, where they have some. */
export function placesOf({ sheet }: TableState, { map }: GameParts): (id: string) => string {
  const hexes = new Map(sheet?.hexes.map((hex) => [hex.id, hexName(hex, map)]));
  const spaces = new Map(sheet?.spaces?.map((space) => [space.id, space.label]));
  return (id) => hexes.get(id) || spaces.get(id) || id;
}

function walkAction(spoken: Spoken, task: Walk): PrimaryAction {
  const { controller, table, parts, word } = spoken;
  const { done } = task;
  const end = controller.value.way.at(-1);
  if (end)
    return {
      label: translate("way.go", spoken.place(end)),
      act: () => void followPath(controller),
    };
  const first = offeredFirst(controller, table);
  if (first) return { label: word(first.verb), act: () => void controller.play(first.text) };
  const isRefusal = done && controller.verbs.refusals?.includes(done.verb);
  if (!done || isRefusal) {
    const act = () => void controller.play(done?.text ?? "");
    return {
      ...offered(spoken, task),
      ...(isRefusal ? { refusal: { label: word(done.verb), act } } : {}),
    };
  }
  const { mover, warned } = controller.value;
  const idle = isIdle(controller, table);
  const label = warned ? translate(idle ? "end.sure" : "end.again") : word(done.verb);
  const asks = done.verb === "end" && asksFirst(idle);
  const ending = { label, act: () => controller.end(done.text, asks) };
  const arrival = warned ? undefined : (arrivalAction(spoken, task) ?? dueAction(spoken, task));
  if (arrival) return { ...arrival, refusal: ending };
  if (!isAiming(controller) || warned || task.goals.size === 0) return ending;
  const next = undone(task, table.sheet?.units ?? []).some((unit) => unit !== mover);
  if (mover && task.goals.has(mover) && (task.goals.get(mover)?.size === 1 || !next))
    return { ...offered(spoken, task), refusal: ending };
  const aims = parts.words.verbs[`${task.verb} plain`];
  return aims ? { label: aims, act: () => void controller.next(), refusal: ending } : ending;
}

/** The unit in hand that may still go somewhere: one that has gone is only looked at. */
function inHand({ value: { mover } }: Controller, { goals }: Walk): UnitId | undefined {
  return mover && goals.has(mover) ? mover : undefined;
}

/** Who waits off the map is brought in first: the one in hand, else the next. */
function arrivalAction(spoken: Spoken, task: Walk): PrimaryAction | undefined {
  const { controller } = spoken;
  const mover = inHand(controller, task);
  const due = arriving(controller);
  if (due.length === 0 || (mover && !due.includes(mover))) return undefined;
  const goals = new Map(due.map((unit) => [unit, task.goals.get(unit) ?? new Map()]));
  return offered(spoken, { ...task, verb: controller.verbs.arrive ?? task.verb, goals });
}

/** What is not lightly let go by is led to in its card. */
function dueAction({ controller, parts }: Spoken, { rest }: Walk): PrimaryAction | undefined {
  const due = rest.find(({ verb }) => controller.verbs.due?.includes(verb));
  const label = due && parts.words.verbs[`${due.verb} plain`];
  return label ? { label, act: focusChoice } : undefined;
}

/** Whether the end of a phase is asked once more, as a person has set it. */
function asksFirst(idle: boolean): boolean {
  const { confirm } = settings.value;
  return confirm === "always" || (confirm === "idle" && idle);
}

/** What is offered: the one place for the one unit, or the way to whoever may take it up. */
function offered({ controller, table, word, parts, place }: Spoken, task: Walk): PrimaryAction {
  const able = task.done ? [...task.goals.keys()] : mustGo(task, table.duties);
  const mover = able.find((unit) => unit === controller.value.mover);
  const unit = mover ?? (able.length === 1 ? able[0] : undefined);
  const [only, ...others] = unit ? [...(task.goals.get(unit) ?? [])] : [];
  const pattern = parts.words.verbs[`${task.verb} to`];
  if (only && others.length === 0 && pattern) {
    const [at, text] = only;
    return {
      label: formatPattern(pattern, [place(at)]),
      act: () => void controller.playMade(text),
    };
  }
  if (task.goals.size === 0) return { label: word(task.verb) };
  const act = () => {
    if (!unit || unit !== mover) return void controller.next();
    // Who is not on the map yet goes on from where he enters it.
    if (controller.onSheet(controller.placeOf(unit) ?? "")) controller.show(unit);
    else focusMap(only?.[0]);
    pulse(".dot");
  };
  const where = parts.words.verbs[`${task.verb} where`];
  return { label: (unit ? where : undefined) ?? word(task.verb), act };
}

/** Whether a phase is about to end with something undone that is due, or with nothing done though something could have been. */
export function isIdle(controller: Controller, table: TableState): boolean {
  const { task, verbs } = controller;
  if ("rest" in task && task.rest.some((a) => verbs.due?.includes(a.verb))) return true;
  if (arriving(controller).length > 0) return true;
  if (undone(task, table.sheet?.units ?? []).length === 0) return false;
  return isUntouched(table);
}

function battleAction(spoken: Spoken, task: Battle): PrimaryAction {
  const { controller, parts, word } = spoken;
  const { draft } = controller.value;
  const { done } = task;
  const option = matching(task, draft)[0];
  const end = done && {
    label: controller.value.warned ? translate("end.again") : word(done.verb),
    act: () => controller.end(done.text, asksFirst(false)),
  };
  const refusal = end ? { refusal: end } : {};
  if (option)
    return {
      label: battleLabel(controller, option, parts, spoken.place),
      act: () => void controller.play(option.text),
      ...refusal,
    };
  const idle = draft.attackers.length + draft.defenders.length === 0;
  // A bombardment from afar alone is not pressed on anybody.
  if (end && idle && !task.options.some(({ attackers }) => attackers.length > 0)) return end;
  return {
    label: parts.words.verbs["battle plain"] ?? "",
    act: () => layOut(spoken, task),
    ...refusal,
  };
}

/** Lays out an attack on the enemies that are chosen, or on the next that must be attacked, or any. */
function layOut({ controller, table }: Spoken, task: Battle): void {
  const { defenders, attackers } = controller.value.draft;
  const due = defenders[0] ?? table.duties?.enemies[0];
  const fits = task.options.find((option) => attackers.every((u) => option.attackers.includes(u)));
  const target = due ?? (attackers.length > 0 ? fits?.defenders[0] : nextTarget(task, controller));
  if (target && task.options.some((option) => option.defenders.includes(target))) {
    const whole = withDefenders(task, EMPTY, groupOf(controller, target));
    controller.clear();
    for (const unit of whole.defenders.slice(0, 1)) controller.tapUnit(unit);
    controller.show(target);
  } else controller.next();
}

/** The enemy after the one that was shown last, among those that may be attacked; whom most can reach first. */
function nextTarget({ options }: Battle, { value }: Controller): UnitId | undefined {
  const near = options
    .filter(({ attackers }) => attackers.length > 0)
    .sort((a, b) => b.attackers.length - a.attackers.length);
  const targets = [...new Set(near.flatMap(({ defenders }) => defenders.slice(0, 1)))];
  return targets[(targets.indexOf(value.shown?.unit ?? "") + 1) % Math.max(1, targets.length)];
}

function groupOf(controller: Controller, unit: string): readonly string[] {
  const at = controller.placeOf(unit);
  return at ? controller.unitsAt(at) : [unit];
}

/** What the button of an attack says: on whom, and with its odds as soon as they are known. */
export function battleLabel(
  controller: Controller,
  option: BattleOption,
  parts: GameParts,
  place: (id: string) => string = (id) => id,
): string {
  const { odds } = controller.value;
  const { verbs } = parts.words;
  const at = odds?.action === option.text ? (odds.column ?? odds.odds) : undefined;
  const targets = [...new Set(option.defenders.map((u) => controller.placeOf(u) ?? u))];
  const on = formatList([...new Set(targets.map(place))]);
  if (at !== undefined) return formatPattern(verbs[option.verb] ?? "", [formatOdds(at), on]);
  return formatPattern(verbs[`${option.verb} plain`] ?? option.verb, ["", on]);
}

function giveAction({ controller, word }: Spoken, task: Give): PrimaryAction {
  const option = task.options.find((o) => sameSet(o.units, controller.value.given));
  if (option) return { label: word(task.verb), act: () => void controller.play(option.text) };
  return { label: word(`${task.verb} plain`), act: () => void controller.next() };
}

/** The only choice there is may be made here too; a card of the game's own has the others. */
function plainAction(spoken: Spoken, { options }: Plain): PrimaryAction {
  const { controller, table, parts, word } = spoken;
  const first = options.find(({ verb }) => controller.verbs.first?.includes(verb));
  if (first) return { label: word(first.verb), act: () => void controller.play(first.text) };
  const [only, ...more] = options;
  const label = word(only?.verb ?? "");
  if (only && more.length === 0) return { label, act: () => void controller.play(only.text) };
  const carded = parts.cards.asks?.(table.view?.step ?? "", false) ?? false;
  const led = parts.words.verbs[`${only?.verb} plain`] ?? label;
  return { label: carded ? translate("deed.choose") : led, act: focusChoice };
}

/** What answers a question beside the map, the surest first: a counter there only names who fights. */
const CHOICES = [
  ":is(.weighed, .plain-choices) button",
  ":is(select, input)",
  "button:not(.chip-button)",
] as const;

/** Leads the keyboard to the first choice that is listed beside the map. */
function focusChoice(): void {
  const first = CHOICES.map((one) => document.querySelector<HTMLElement>(`.cards .card ${one}`));
  const choice = first.find((one) => one !== null);
  if (!choice) return;
  lead(choice);
  choice.focus();
}

/** Marks the card of a choice as long as the keyboard is there, so that it is seen where it went. */
function lead(choice: HTMLElement): void {
  const card = choice.closest<HTMLElement>(".card");
  if (!card) return;
  card.dataset.led = "";
  card.scrollIntoView({ block: "nearest" });
  choice.addEventListener("blur", () => delete card.dataset.led, { once: true });
}

function waiting(table: TableState, parts: GameParts): PrimaryAction {
  const { view, info } = table;
  if (view?.pending === "over") return ended(view);
  if (view?.pending === "elsewhere") return goneElsewhere(view);
  if (view?.pending === "paused") return { label: translate("table.paused") };
  if (view?.pending === "nonces") return { label: translate("dice.wait") };
  if (info && info.mine.length === 0) return { label: translate("deed.watch") };
  const asked = askedOf(view);
  const side = asked ? (parts.words.sides[asked] ?? asked) : "…";
  return { label: translate("deed.wait", side) };
}

/** Where one goes on when the game is over: to the table that waited for it, or to another game. */
function ended(view: View): PrimaryAction {
  return view.for
    ? { label: translate("elsewhere.for.go"), href: `/table/${view.for}` }
    : { label: translate("deed.over"), href: "/" };
}

function goneElsewhere(view: View): PrimaryAction {
  return view.elsewhere
    ? { label: translate("elsewhere.go"), href: `/table/${view.elsewhere}` }
    : { label: translate("elsewhere.title") };
}
