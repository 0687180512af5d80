import { playingAt, type TableState } from "../state/tablestore";

/** Whom a role plays, as an id with a name: its side, where it commands all of it alone. */
export function seatedAs(role: string, table: TableState): string {
  const roles = playingAt(table);
  const sides = new Set(table.sheet?.units.map((unit) => unit.side));
  const [only, ...others] = [...sides].filter((side) => !roles.includes(side));
  const isAlone = roles.length === sides.size && only !== undefined && others.length === 0;
  return isAlone && !sides.has(role) ? only : role;
}
