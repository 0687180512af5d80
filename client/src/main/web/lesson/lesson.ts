import type { LogLine, Place, UnitId, View } from "../protocol/types";
import type { InteractionState } from "../table/interaction/state";

/** What must be so at the table, by what the server has said and what the player holds; all of it. */
export interface Test {
  turn?: number;
  side?: string;
  step?: readonly string[];
  /** Steps in which it is not so. */
  notStep?: readonly string[];
  at?: Readonly<Record<UnitId, Place>>;
  /** The selected unit. */
  picked?: UnitId;
  /** A unit laid out to be attacked. */
  aimed?: UnitId;
  /** Whether the player has been told that something is not allowed. */
  refused?: boolean;
  /** Whether dice have been thrown. */
  thrown?: boolean;
}

/** One thing that a new player is shown. Its words are the game's, by its id. */
export interface Lesson {
  id: string;
  /** When it is shown; always, if it says nothing. */
  when?: Test;
  /** When it is done; a lesson without it is only read. */
  until?: Test;
  /** Hexes and units that it is about, marked on the map. */
  spots?: readonly string[];
}

/** A first game: who plays what, and what is shown on the way. */
export interface Course {
  scenario: string;
  /** The battle on the field that is taught, where it is none of the published scenarios: on one line. */
  battle?: string;
  mine: string;
  level: string;
  lessons: readonly Lesson[];
}

/** What a test looks at. */
export interface Situation {
  view: View;
  interaction: InteractionState;
  lines: readonly LogLine[];
}

/** Whether everything a test asks for is so. */
export function holds(test: Test, { view, interaction, lines }: Situation): boolean {
  const threw = lines.some((line) => line.events.some((event) => event.kind === "threw"));
  const asked: [unknown, boolean][] = [
    [test.turn, view.turn === test.turn],
    [test.side, view.side === test.side],
    [test.step, test.step?.includes(view.step) ?? false],
    [test.notStep, !test.notStep?.includes(view.step)],
    [test.at, standing(test.at ?? {}, view)],
    [test.picked, interaction.mover === test.picked],
    [test.aimed, interaction.draft.defenders.includes(test.aimed ?? "")],
    [test.refused, (interaction.objection !== undefined) === test.refused],
    [test.thrown, threw === test.thrown],
  ];
  return asked.every(([wanted, so]) => wanted === undefined || so);
}

function standing(at: Readonly<Record<UnitId, Place>>, view: View): boolean {
  return Object.entries(at).every(([unit, place]) => view.position.units[unit]?.at === place);
}

/** The lessons that are done now: those done before, and those that have come about in their turn. */
export function doneNow(
  lessons: readonly Lesson[],
  before: ReadonlySet<string>,
  situation: Situation,
): ReadonlySet<string> {
  const done = new Set(before);
  for (const lesson of lessons) {
    if (done.has(lesson.id)) continue;
    if (lesson.until && holds(lesson.until, situation)) done.add(lesson.id);
    else if (!lesson.when || holds(lesson.when, situation)) break;
  }
  return done;
}

/** The lesson to be shown: the first that is not done and has its time. */
export function current(
  lessons: readonly Lesson[],
  done: ReadonlySet<string>,
  situation: Situation,
): Lesson | undefined {
  return lessons.find((l) => !done.has(l.id) && (!l.when || holds(l.when, situation)));
}
