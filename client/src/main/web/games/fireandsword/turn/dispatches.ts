import type { GameEvent, LogLine, Place } from "../../../protocol/types";
import type { TableState } from "../../../table/state/tablestore";
import { type RegionState, regionOf } from "../state";

/** What a dispatch is about. */
export type Subject = "revolt" | "fall" | "siege" | "relief" | "arrival" | "levy" | "loss";

/** News that a commander would be handed: of what, where, and all that belongs to it. */
export interface Dispatch {
  subject: Subject;
  /** The region, the town or the port that it is about; empty where the news names none. */
  about: string;
  events: readonly GameEvent[];
  /** The throw that decided it, where dice did. */
  thrown?: GameEvent;
}

/** The order in which dispatches are handed over. */
const ORDER: readonly Subject[] = ["revolt", "fall", "siege", "relief", "arrival", "levy", "loss"];

/** What an event is news of; nothing for what is no news. */
function subjectOf({ kind, text, what, to, manner, args = [] }: GameEvent): Subject | undefined {
  if (kind === "changed" && what === "status") return to === "revolt" ? "revolt" : undefined;
  if (kind === "changed" && what === "holder")
    return String(args[2] ?? to) === "mahdist" ? "fall" : "relief";
  if (text === "changed.siege") return "siege";
  if (text === "changed.siege-over") return "relief";
  if (kind === "moved" && manner === "eliminated") return "loss";
  if (kind === "moved" && manner === "arrived") return "arrival";
  if (text === "acted.ships" || text === "acted.hermes") return "arrival";
  return text === "acted.levies" ? "levy" : undefined;
}

/** Where an event happens, so that who dies in a town stands with its fall. */
function placeOf(event: GameEvent, subject: Subject): string {
  const { args = [] } = event;
  if (subject === "loss") return String(event.from ?? args[1] ?? "");
  if (subject === "arrival") return String(event.to ?? args[2] ?? "");
  return String(args[0] ?? "");
}

/** The news of some lines of the log, each with who died of it or came by it. */
export function dispatchesIn(lines: readonly LogLine[]): Dispatch[] {
  const found: (Dispatch & { events: GameEvent[] })[] = [];
  const lost: [string, GameEvent][] = [];
  for (const { event, thrown } of lines.flatMap(withThrows)) {
    const subject = subjectOf(event);
    if (!subject) continue;
    const about = placeOf(event, subject);
    if (subject === "loss") {
      lost.push([about, event]);
      continue;
    }
    const same = found.find((one) => one.subject === subject && one.about === about);
    if (same) same.events.push(event);
    else found.push({ subject, about, events: [event], ...(thrown ? { thrown } : {}) });
  }
  for (const [place, event] of lost) {
    const at = found.find((one) => one.subject === "fall" && one.about === place);
    const other = found.find((one) => one.subject === "loss" && one.about === place);
    if (at ?? other) (at ?? other)?.events.push(event);
    else found.push({ subject: "loss", about: place, events: [event] });
  }
  return found.sort((a, b) => ORDER.indexOf(a.subject) - ORDER.indexOf(b.subject));
}

/** The events of a line, each with the dice that had fallen there last. */
function withThrows({ events }: LogLine): { event: GameEvent; thrown: GameEvent | undefined }[] {
  let thrown: GameEvent | undefined;
  return events.map((event) => {
    if (event.kind === "threw") thrown = event;
    return { event, thrown };
  });
}

/**
 * Which die of its throw decided a dispatch: of regions each that could rise had one, in their order;
 * of sieges each town that is besieged. Nothing where that is not to be known any more.
 */
export function ownDie(
  { subject, about, thrown }: Dispatch,
  all: readonly Dispatch[],
  regions: Readonly<Record<string, RegionState>>,
): number | undefined {
  const together = all.filter((one) => one.subject === subject && one.thrown === thrown);
  const rose = new Set(together.map((one) => one.about));
  const couldRise = Object.entries(regions).filter(
    ([id, { status, index }]) => rose.has(id) || (status === "quiet" && index > 0),
  );
  const thrownFor =
    subject === "revolt"
      ? couldRise.map(([id]) => id)
      : subject === "siege"
        ? together.map((one) => one.about)
        : [];
  const dice = thrown?.dice ?? [];
  return thrownFor.length === dice.length ? dice[thrownFor.indexOf(about)] : undefined;
}

/** The lines since somebody of these last chose something; for who only watches, those of the turn. */
export function sinceChosen(lines: readonly LogLine[], mine: readonly string[]): LogLine[] {
  const chose = (line: LogLine) => mine.includes(line.by) && !line.text.includes("undo");
  const began = ({ events }: LogLine) => events.some(({ text }) => text === "began.turn");
  const last = lines.findLastIndex(mine.length > 0 ? chose : began);
  return lines.slice(Math.max(0, last));
}

/** Where the dispatches come from that are new to whoever sits at the table; of a region, all its spaces. */
export function newsPlaces({ lines, info, sheet }: TableState): Place[] {
  if (!sheet) return [];
  const spaces = new Set(sheet.spaces?.map(({ id }) => id));
  const about = dispatchesIn(sinceChosen(lines, info?.mine ?? [])).map((one) => one.about);
  return about.flatMap((at) => (spaces.has(at) ? [at] : regionOf(sheet, at)));
}
