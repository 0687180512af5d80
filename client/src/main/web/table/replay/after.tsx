import { useState } from "preact/hooks";
import { say } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks } from "../../protocol/links";
import { changesSides, useGame } from "../panel/game";
import { save } from "../panel/seats";
import { trouble } from "../state/failure";
import type { TableState, TableStore } from "../state/tablestore";

/** When the game is over: see it again, take it along. */
export function AfterCard({ store, table }: { store: TableStore; table: TableState }) {
  const { info, view } = table;
  const [told, setTold] = useState("");
  const game = useGame(info?.game);
  if (!info) return null;
  const rematch = async () => {
    try {
      const next = await api.rematch(info.table);
      keepLinks(next.table, next.links ?? {});
      location.assign(`/table/${encodeURIComponent(next.table)}`);
    } catch (error) {
      setTold(trouble(error).reason);
    }
  };
  return (
    <section class="card" aria-label={say("after.title")}>
      <p class="answers">
        <button type="button" onClick={() => store.play(true, 0)}>
          {say("after.replay")}
        </button>
        {game && info.mine.length > 0 && !view?.rematch && (
          <button type="button" onClick={() => void rematch()}>
            {say(changesSides(game) ? "after.rematch" : "after.again")}
          </button>
        )}
        {view?.rematch && <a href={`/table/${view.rematch}`}>{say("after.rematch.go")}</a>}
        <button type="button" class="quiet" onClick={() => void save(info.table, info.game)}>
          {say("record.save")}
        </button>
      </p>
      {told && <p role="alert">{told}</p>}
    </section>
  );
}
