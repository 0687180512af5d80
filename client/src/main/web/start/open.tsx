import { useEffect, useState } from "preact/hooks";
import { partsOf } from "../games/games";
import { formatDateTime, translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { GameDef, OpenTable } from "../protocol/types";
import { sidesHere } from "./sides";

/** What a table lets one take back, where that is more than usual. */
const undoing = (row: OpenTable) => (row.undoing === "free" ? translate("undo.free.short") : "");

/** Tables that anybody may join. */
export function OpenTables({
  games,
  onTrouble,
}: {
  games: readonly GameDef[];
  onTrouble: (reason: string) => void;
}) {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  useEffect(() => {
    api.lobby().then(
      (answer) => setTables(answer.tables.filter((t) => t.mine.length === 0)),
      () => setTables([]),
    );
  }, []);
  if (tables.length === 0) return null;
  const join = async (table: string, role: string) => {
    try {
      await api.join(table, role);
      location.assign(`/table/${encodeURIComponent(table)}`);
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{translate("open.title")}</h2>
      <ul>
        {tables.map((row) => {
          const words = partsOf(row.game)?.words;
          const sides = { ...words?.sides, ...sidesHere(games, row) };
          return (
            <li key={row.table} class="open-table">
              <b>{words?.place ?? row.game}</b>
              <span class="faint">
                {[row.level, row.pace, undoing(row), formatDateTime(row.since)]
                  .filter((s) => s !== "")
                  .join(" · ")}
              </span>
              {row.open.map((role) => (
                <button key={role} type="button" onClick={() => void join(row.table, role)}>
                  {translate("open.join", sides[role] ?? role)}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
