import { useEffect, useState } from "preact/hooks";
import { anyPartsOf } from "../games/games";
import { formatAge, formatList, translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { GameDef, OpenTable } from "../protocol/types";
import { handicapsOf } from "./handicap";
import { paceInWords } from "./pace";
import { sidesHere } from "./sides";

/** Tables that anybody may join; where there are none, what one can do about that. */
export function OpenTables({
  games,
  onTrouble,
}: {
  games: readonly GameDef[];
  onTrouble: (reason: string) => void;
}) {
  const [tables, setTables] = useState<readonly OpenTable[] | undefined>(undefined);
  useEffect(() => {
    api.lobby().then(
      (answer) => setTables(answer.tables.filter((t) => t.mine.length === 0)),
      () => setTables([]),
    );
  }, []);
  const join = async (table: string, role: string) => {
    try {
      await api.join(table, role);
      location.assign(`/table/${encodeURIComponent(table)}`);
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-labelledby="open-tables" class="open-tables" aria-busy={tables === undefined}>
      <h2 id="open-tables">{translate("open.title")}</h2>
      {tables?.length === 0 && <p class="faint">{translate("open.none")}</p>}
      <ul>
        {tables?.map((row) => (
          <li key={row.table} class="open-table">
            <Terms row={row} games={games} />
            <p class="answers">
              {row.open.map((role) => (
                <button key={role} type="button" onClick={() => void join(row.table, role)}>
                  {translate("open.join", sidesOf(row, games)[role] ?? role)}
                </button>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sidesOf(row: OpenTable, games: readonly GameDef[]): Record<string, string> {
  const game = games.find((g) => g.id === row.game);
  return { ...anyPartsOf(row.game, game?.title ?? row.game).words.sides, ...sidesHere(games, row) };
}

function handicapTerms(row: OpenTable, games: readonly GameDef[]): string[] {
  const game = games.find((g) => g.id === row.game);
  const helped = game && handicapsOf(game, row.scenario).find(({ id }) => id === row.handicap);
  return helped
    ? [translate("handicap.short", sidesOf(row, games)[helped.side] ?? helped.side, helped.grade)]
    : [];
}

/** What is played at a table, and how: "15 min + 10 s, opened 3 minutes ago, by Anna". */
function Terms({ row, games }: { row: OpenTable; games: readonly GameDef[] }) {
  const game = games.find((g) => g.id === row.game);
  const names = Object.values(row.names ?? {});
  const age = formatAge(row.since, Date.now());
  const terms = [
    row.pace ? paceInWords(row.pace) : translate("open.unhurried"),
    ...(row.undoing === "free" ? [translate("undo.free.short")] : []),
    ...(row.talk === "everybody" ? [translate("talk.everybody.short")] : []),
    ...handicapTerms(row, games),
    ...(row.level ? [row.level] : []),
    names.length > 0
      ? translate("open.opened.by", age, formatList(names))
      : translate("open.opened", age),
  ];
  return (
    <>
      <b>{anyPartsOf(row.game, game?.title ?? row.game).words.place}</b>
      <span>{game?.scenarios.find((s) => s.id === row.scenario)?.title ?? row.scenario}</span>
      <span class="faint">{terms.join(", ")}</span>
    </>
  );
}
