import { useState } from "preact/hooks";
import { beginLessons } from "../lesson/kept";
import type { Course } from "../lesson/lesson";
import { api } from "../protocol/api";
import { keepLinks } from "../protocol/links";
import type { GameDef, NewTable } from "../protocol/types";
import { firstGame } from "./newtable";

/** What opens a table and goes there. */
export type OpenTable = (table: NewTable) => Promise<void>;

/** A battle that is taught: a record that has only begun, the other side of which the computer plays. */
async function openBattle(game: GameDef, course: Course, battle: string): Promise<string> {
  const record = [
    "zeriba 1",
    `game ${game.id} ${game.rulesVersion}`,
    `scenario ${course.scenario}`,
    `overrides /field/order/battle/0=${encodeURIComponent(battle)}`,
    "",
  ].join("\n");
  const { table } = await api.load(record);
  for (const [i, role] of game.roles.entries()) {
    if (game.sideOf[i] !== course.mine) await api.hand(table, role, course.level);
  }
  return table;
}

/** Opens the table of a course and goes there. */
export type Teach = (game: GameDef, course: Course) => Promise<void>;

/** Opens a table and goes there; whether it is being opened, and why it could not be. */
export function useOpening(): { open: OpenTable; teach: Teach; busy: boolean; trouble: string } {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const go = async (opened: () => Promise<string>) => {
    setBusy(true);
    try {
      location.assign(`/table/${encodeURIComponent(await opened())}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const open: OpenTable = (table) =>
    go(async () => {
      const made = await api.open(table);
      keepLinks(made.table, made.links ?? {});
      return made.table;
    });
  const teach: Teach = (game, course) =>
    go(async () => {
      const table = course.battle
        ? await openBattle(game, course, course.battle)
        : (await api.open(firstGame(game, course))).table;
      beginLessons(table);
      return table;
    });
  return { open, teach, busy, trouble };
}
