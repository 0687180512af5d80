import { playingAt, type TableState } from "../state/tablestore";

/** What the roles of several commanders of one side have in common. */
function stem(role: string): string {
  return role.replace(/-\d+$/, "");
}

/** Whom a role plays, as an id with a name: its side, where of its commanders one alone plays. */
export function seatedAs(role: string, table: TableState): string {
  const isLike = (other: string) => stem(other) === stem(role);
  const all = Object.keys(table.info?.seats ?? {}).filter(isLike);
  const roles = playingAt(table);
  if (all.length < 2 || roles.filter(isLike).length !== 1) return role;
  const sides = new Set(table.sheet?.units.map((unit) => unit.side));
  const [only, ...others] = [...sides].filter((side) => !roles.includes(side));
  return only !== undefined && others.length === 0 ? only : role;
}
