import type { GameParts } from "../../games/parts";
import { formatMessage, withArticle } from "../../i18n/message";
import { capitalize, formatList, formatOdds, language, translate } from "../../i18n/translate";
import type { GameEvent, LogLine, Messages, SheetData, View } from "../../protocol/types";
import { type Action, namedIn } from "../state/action";
import { undone } from "../state/undone";
import type { Naming } from "./naming";

/** The names of a game on its sheet. */
export function namingOf(sheet: SheetData, parts: GameParts): Naming {
  const units = new Map(sheet.units.map((u) => [u.id, parts.counters.face(u).short]));
  const places = new Map(sheet.spaces?.map((s) => [s.id, s.label]));
  return {
    unit: (id) => (units.has(id) ? withArticle(units.get(id) ?? id) : id),
    called: (id) => units.get(id) ?? id,
    side: (id) =>
      parts.words.sides[id] ??
      parts.words.results[id]?.toLowerCase() ??
      places.get(id) ??
      parts.words.boxes?.[id] ??
      id,
    doer: (role) => capitalize(parts.words.sidesOf[role] ?? role),
  };
}

/** A word of an event in words: units and sides by name, modifiers with their true signs, everything else as it stands. */
function spoken(word: string | number, naming: Naming): string {
  const text = String(word);
  const parts = text.split("+");
  const names = parts.map((p) => naming.unit(p));
  if (names.every((name, i) => name !== parts[i])) return formatList(names);
  return /^[+-]\d/.test(text) ? formatOdds(text) : naming.side(text);
}

/** Odds such as 3-1 with a dash that no line ends at. */
export function unbroken(text: string): string {
  return text.replace(/\b(\d)-(\d)\b/g, "$1\u2060–\u2060$2");
}

/** Several dice as a list, where the argument is what they showed. */
function thrown(event: GameEvent, arg: string | number): string | undefined {
  return event.kind === "threw" && /^\d+( \d+)+$/.test(String(arg))
    ? formatList(String(arg).split(" "))
    : undefined;
}

/** The grade of a victory as a sentence, where the argument is one. */
function graded(event: GameEvent, arg: string | number, messages: Messages): string | undefined {
  const grade = event.kind === "ended" ? messages[`grade.${arg}`] : undefined;
  return grade && `${capitalize(grade)}.`;
}

/** The sentence of an event, or nothing when its message file has none. */
export function describeEvent(event: GameEvent, messages: Messages, naming: Naming): string {
  const pattern = event.text === undefined ? undefined : messages[event.text];
  if (pattern !== undefined) {
    const said = (arg: string | number) =>
      thrown(event, arg) ?? graded(event, arg, messages) ?? spoken(arg, naming);
    const args = (event.args ?? []).map((word) => ({ word, told: said(word) }));
    return unbroken(capitalize(formatMessage(pattern, args, language())));
  }
  return event.text?.includes(" ") ? event.text : "";
}

/** The reason of an objection, with names where its sentence is known. */
export function describeObjection(
  objection: { reason: string; told?: { text: string; args: string[] } },
  messages: Messages,
  naming: Naming,
): string {
  const { told, reason } = objection;
  return (told && describeEvent({ kind: "objection", ...told }, messages, naming)) || reason;
}

const WORDS = [
  "undo",
  "undo-ask",
  "resign",
  "offer",
  "accept",
  "decline",
  "retract",
  "commitment",
  "adopt",
  "order",
  "lapsed",
  "timeout",
  "claim",
] as const;

/** A word of the table, such as "undo 2", in words; nothing for words that are no one else's business. */
export function describeWord(text: string): string {
  const [verb = "", number = "1"] = text.split(" ");
  const word = WORDS.find((w) => w === verb);
  if (!word) return "";
  return translate(`word.${word}`, translate("word.choices", Number(number)));
}

/** What a screen reader is told of one line of the log. */
export function describeLine(line: LogLine, messages: Messages, naming: Naming): string {
  const said = line.events.map((e) => describeEvent(e, messages, naming)).filter((s) => s !== "");
  if (said.length > 0) return said.join(" ");
  const word = describeWord(line.text);
  return word && `${naming.doer(line.by)} ${word}`;
}

/** A throw of dice and what came of it. */
export interface Thrown {
  entry: number;
  threw: GameEvent;
  after: readonly GameEvent[];
}

/** The last throw of dice, with what led to it and the throws that the same choice asked for before. */
export interface LastThrow extends Thrown {
  acted: GameEvent | undefined;
  earlier: readonly Thrown[];
}

/** Whether the other side has had its turn since, when nobody thinks any more of what happened before. */
function isPast(before: readonly GameEvent[], since: readonly GameEvent[]): boolean {
  const phases = [...before.filter(isPhase).slice(-1), ...since.filter(isPhase)];
  const sides = phases.map(({ side }) => side).filter((side) => side !== undefined);
  const changes = sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length;
  return changes > 1 || since.filter((event) => event.text === "began.turn").length > 1;
}

function isPhase({ kind }: GameEvent): boolean {
  return kind === "began";
}

/** Throws that are lots, of which no die shows the face: markers that are drawn, the ground of a battle. */
const LOTS: ReadonlySet<string | undefined> = new Set(["draw", "survey"]);

/** Whether dice were thrown that people look at. */
export function showsDice({ kind, purpose }: GameEvent): boolean {
  return kind === "threw" && !LOTS.has(purpose);
}

/** [design] Of so many throws that one choice asks for, all are told; of more, only the last. */
const TOLD = 3;

/** What was thrown last, while people still think of it. */
export function lastThrow(lines: readonly LogLine[]): LastThrow | undefined {
  const gone = undone(lines);
  const standing = lines.filter((line) => !gone.has(line.entry));
  const told = standing.flatMap((line) => line.events.map((event) => ({ event, line })));
  const at = told.findLastIndex(({ event }) => showsDice(event));
  const events = told.map(({ event }) => event);
  if (at < 0 || isPast(events.slice(0, at), events.slice(at + 1))) return undefined;
  const last = [told[at] as Told];
  const all = inARow(told, at);
  // Only of a fight do several throws tell one story.
  const fight = actedBefore(told, all[0] as Told);
  const throws = (fight?.targets?.length ? all : last).map((one) => withOutcome(told, one));
  return {
    ...(throws.at(-1) as Thrown),
    acted: actedBefore(told, (throws.length > 1 ? all[0] : last[0]) as Told),
    earlier: throws.slice(0, -1),
  };
}

/** What somebody did in the entry of a throw or the one before it, for which it was thrown. */
function actedBefore(told: readonly Told[], of: Told): GameEvent | undefined {
  const before = told.slice(0, told.indexOf(of)).findLast(({ event }) => event.kind === "acted");
  return before && of.line.entry - before.line.entry <= 1 ? before.event : undefined;
}

/** An event with the line of the log that tells it. */
interface Told {
  event: GameEvent;
  line: LogLine;
}

/** The throw at a place with those in the entries just before it, of which nobody chose anything between. */
function inARow(told: readonly Told[], at: number): Told[] {
  const all = [told[at] as Told];
  for (const one of told.slice(0, at).reverse()) {
    const next = all[0] as Told;
    if (showsDice(one.event) && next.line.entry - one.line.entry === 1) all.unshift(one);
    else if (next.line.entry - one.line.entry > 1) break;
  }
  return all.length > TOLD ? all.slice(-1) : all;
}

/** What dice do to those on the board, beside taking them off: by the field of the position that tells it. */
const SUFFERED: ReadonlySet<unknown> = new Set([
  "stands",
  "strength",
  "is.reduced",
  "hull",
  "burnt",
]);

function isSuffered({ kind, what }: GameEvent): boolean {
  return kind === "changed" && SUFFERED.has(what);
}

/** A throw with what came of it until the next; who fell is told whichever entry took him off. */
function withOutcome(told: readonly Told[], { event, line }: Told): Thrown {
  const from = told.findIndex((one) => one.event === event) + 1;
  const until = told.findIndex((one, i) => i >= from && showsDice(one.event));
  const after = told
    .slice(from, until < 0 ? undefined : until)
    .filter(
      (one) =>
        (one.event.kind === "moved" && one.event.manner === "eliminated") ||
        (isSuffered(one.event) && one.line === line) ||
        (one.event.kind === "acted" && one.line === line),
    );
  return { entry: line.entry, threw: event, after: after.map((one) => one.event) };
}

/** Whether a game has words for an action. */
export function isAdvised(action: Action, { words: { advice } }: GameParts): boolean {
  const forms = [action.text, `${action.verb} ${namedIn(action).length}`, action.verb];
  return forms.some((form) => advice[form] !== undefined);
}

/** An action in words: "move TI 0303" as "Move Turkish infantry to 0303." */
export function describeAction(action: Action, parts: GameParts, naming: Naming): string {
  const { text, verb } = action;
  const { advice } = parts.words;
  const named = namedIn(action);
  const pattern = advice[text] ?? advice[`${verb} ${named.length}`] ?? advice[verb];
  const args = named.map((word) => ({ word, told: spoken(word, naming) }));
  const told = args.map((arg) => arg.told);
  return pattern ? capitalize(formatMessage(pattern, args, language())) : [verb, ...told].join(" ");
}

/** Who is waited for: the one role that is asked, or else the side. */
export function askedOf(view: View | undefined): string | null {
  const [role, ...more] = view?.roles ?? [];
  return role && more.length === 0 ? role : (view?.side ?? null);
}

/** What is expected of the viewer, in one sentence. */
export function expectation(
  parts: GameParts,
  chooses: boolean,
  verb: string | undefined,
  side: string | null,
  seat: string | undefined,
  mine: boolean,
): string {
  if (chooses) return parts.words.expects[verb ?? ""] ?? "";
  if (!side) return "";
  const name = parts.words.sidesOf[side] ?? side;
  if (seat?.startsWith("computer")) return translate("table.expect.computer", capitalize(name));
  return translate(mine ? "table.expect.other" : "table.expect.watch", capitalize(name));
}
