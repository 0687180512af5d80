import { useEffect, useState } from "preact/hooks";
import { partsOf } from "../games/games";
import { translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { TableRow } from "../protocol/types";

/** My games: those that wait for me, those that wait for others, those that are over. */
export function Games() {
  const [tables, setTables] = useState<TableRow[] | undefined>(undefined);
  useEffect(() => {
    api.tables().then(
      (answer) => setTables(answer.tables),
      () => setTables([]),
    );
  }, []);
  const mine = (row: TableRow) => row.mine.some((role) => row.roles.includes(role));
  const running = tables?.filter((row) => !row.over) ?? [];
  return (
    <section class="account-games" aria-labelledby="my-games">
      <h2 id="my-games">{translate("account.games")}</h2>
      {tables?.length === 0 && <p class="faint">{translate("start.continue.none")}</p>}
      <Rows title={translate("account.games.mine")} rows={running.filter(mine)} />
      <Rows title={translate("account.games.others")} rows={running.filter((row) => !mine(row))} />
      <Rows
        title={translate("account.games.over")}
        rows={tables?.filter((row) => row.over) ?? []}
      />
    </section>
  );
}

function Rows({ title, rows }: { title: string; rows: TableRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.table}>
            <a class="table-link" href={`/table/${encodeURIComponent(row.table)}`}>
              <b>{partsOf(row.game)?.words.place ?? row.game}</b>
              <span>{translate("start.turn", row.turn)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
