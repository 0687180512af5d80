import type { LEVELS } from "../i18n/seat";
import type { Course } from "../lesson/lesson";
import type { GameDef, NewTable, SeatChoice, TakeBack, Talk } from "../protocol/types";
import { given, type Holders } from "./commands";
import type { Given } from "./orders";
import { FREE, paceOf, type Timing } from "./pace";

/** Who plays a side, as the form knows it: me, a friend, anybody who comes, or a level of the computer. */
export type Occupant = "me" | "friend" | "anybody" | (typeof LEVELS)[number];

const PERSONS: readonly Occupant[] = ["me", "friend", "anybody"];

/** The message that opens a table as the form stands. */
export function newTable(
  game: string,
  scenario: string,
  options: Record<string, unknown>,
  occupants: Record<string, Occupant>,
  timing: Timing = FREE,
  commands: Record<string, string> = {},
  undo: TakeBack = "consent",
  orders?: Given,
): NewTable {
  const mine = Object.keys(occupants).filter((side) => occupants[side] === "me");
  const seat = (occupant: Occupant): SeatChoice =>
    PERSONS.includes(occupant) ? { kind: "person" } : { kind: "computer", level: occupant };
  return {
    game,
    scenario,
    options,
    seats: Object.fromEntries(Object.entries(occupants).map(([side, c]) => [side, seat(c)])),
    mine,
    ...(Object.values(occupants).includes("anybody") ? { open: "yes" as const } : {}),
    ...(Object.keys(commands).length > 0 ? { commands } : {}),
    ...(orders ? { orders: Object.fromEntries(mine.map((role) => [role, orders])) } : {}),
    ...paceOf(timing),
    ...(undo === "free" ? { undo } : {}),
  };
}

/** The roles that have something to do: of a side with several, as many as the option `seats` says. */
export function inPlay(game: GameDef, options: Record<string, unknown>): string[] {
  const most = Number(options.seats ?? 1);
  const before = (i: number) => game.sideOf.slice(0, i).filter((s) => s === game.sideOf[i]).length;
  return game.roles.filter((_, i) => before(i) < most);
}

/** Who sits where: a role that has nothing to do goes with the first of its side. */
export function seated(
  game: GameDef,
  options: Record<string, unknown>,
  occupants: Record<string, Occupant>,
): Record<string, Occupant> {
  const playing = inPlay(game, options);
  const first = (side?: string) => game.roles[game.sideOf.indexOf(side ?? "")] ?? "";
  return Object.fromEntries(
    game.roles.map((role, i) => [
      role,
      occupants[playing.includes(role) ? role : first(game.sideOf[i])] ?? "me",
    ]),
  );
}

/** The table of a first game: one side taught, the other played by the computer. */
export function firstGame(game: GameDef, course: Course): NewTable {
  const occupants = game.roles.map((role, i): [string, Occupant] => [
    role,
    game.sideOf[i] === course.mine ? "me" : (course.level as Occupant),
  ]);
  const options = Object.fromEntries(game.options.map((o) => [o.id, o.default]));
  return newTable(game.id, course.scenario, options, Object.fromEntries(occupants));
}

/** All that the form of a new table holds. */
export interface Form {
  scenario: string;
  options: Record<string, unknown>;
  occupants: Record<string, Occupant>;
  holders: Holders;
  timing: Timing;
  undo: TakeBack;
  talk: Talk;
  orders: Given | undefined;
  /** What helps a side, by its id; empty for nothing. */
  handicap: string;
}

/** The form as it stands at first: the game's first side for whoever opens the table, options as people play. */
export function blank(game: GameDef, atTables: Readonly<Record<string, unknown>> = {}): Form {
  return {
    scenario: game.scenarios[0]?.id ?? "",
    options: Object.fromEntries(game.options.map((o) => [o.id, atTables[o.id] ?? o.default])),
    occupants: Object.fromEntries(
      game.roles.map((role, i) => [role, game.sideOf[i] === game.sides[0] ? "me" : "regular"]),
    ),
    holders: {},
    timing: FREE,
    undo: "consent",
    talk: "players",
    orders: undefined,
    handicap: "",
  };
}

/** The table that a form asks for. */
export function tableOf(game: GameDef, form: Form): NewTable {
  const { scenario, options, timing, undo, talk, orders, handicap } = form;
  const seats = seated(game, options, form.occupants);
  const commands = given(game, options, form.holders);
  const table = newTable(game.id, scenario, options, seats, timing, commands, undo, orders);
  return {
    ...table,
    ...(talk === "everybody" ? { talk } : {}),
    ...(handicap ? { handicap } : {}),
  };
}

/** The table of a game to be played at once: its first scenario and side, the computer against it. */
export function quickGame(game: GameDef, atTables?: Readonly<Record<string, unknown>>): NewTable {
  return tableOf(game, blank(game, atTables));
}
