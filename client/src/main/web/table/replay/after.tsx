import { useState } from "preact/hooks";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks } from "../../protocol/links";
import { changesSides, useGame } from "../panel/game";
import { save } from "../panel/seats";
import { requestFailure } from "../state/failure";
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
      setTold(requestFailure(error).reason);
    }
  };
  return (
    <section class="card" aria-label={translate("after.title")}>
      <p class="answers">
        <button type="button" onClick={() => store.play(true, 0)}>
          {translate("after.replay")}
        </button>
        {game && info.mine.length > 0 && !view?.rematch && (
          <button type="button" onClick={() => void rematch()}>
            {translate(changesSides(game) ? "after.rematch" : "after.again")}
          </button>
        )}
        {view?.rematch && <a href={`/table/${view.rematch}`}>{translate("after.rematch.go")}</a>}
        <button type="button" class="quiet" onClick={() => void save(info.table, info.game)}>
          {translate("record.save")}
        </button>
      </p>
      {told && <p role="alert">{told}</p>}
    </section>
  );
}
