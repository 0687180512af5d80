import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks } from "../../protocol/links";
import { Fold } from "../cards/fold";
import { changesSides, useGame } from "../panel/game";
import { copyText } from "../panel/link";
import { save } from "../panel/seats";
import { requestFailure } from "../state/failure";
import type { TableState, TableStore } from "../state/tablestore";
import { saveSheet } from "./picture";

/** When the game is over: play again or see it again. */
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
    <section class="card after" aria-label={translate("after.title")}>
      <p class="answers">
        {game && info.mine.length > 0 && !view?.rematch && (
          <button type="button" onClick={() => void rematch()}>
            {translate(changesSides(game) ? "after.rematch" : "after.again")}
          </button>
        )}
        {view?.rematch && <a href={`/table/${view.rematch}`}>{translate("after.rematch.go")}</a>}
        <button type="button" onClick={() => store.play(true, 0)}>
          {translate("after.replay")}
        </button>
      </p>
      {told && <p role="status">{told}</p>}
    </section>
  );
}

/** What one shows to others when the game is over: a link to the table, a picture of its last position, the record. */
export function ShareCard({ table: { info }, parts }: { table: TableState; parts: GameParts }) {
  const [told, setTold] = useState("");
  if (!info) return null;
  const link = `${location.origin}/table/${encodeURIComponent(info.table)}`;
  const share = async () => {
    if (!navigator.share) {
      setTold((await copyText(link, null)) ? translate("share.copied") : link);
      return;
    }
    await navigator.share({ title: parts.words.place, url: link }).catch(() => undefined);
  };
  return (
    <section class="card share" aria-label={translate("share.title")}>
      <Fold told={translate("share.title")}>
        <p class="answers">
          <button type="button" class="quiet" onClick={() => void share()}>
            {translate("share.link")}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => void saveSheet(`${info.game}-${info.table}.png`)}
          >
            {translate("share.picture")}
          </button>
          <button type="button" class="quiet" onClick={() => void save(info.table, info.game)}>
            {translate("record.save")}
          </button>
        </p>
      </Fold>
      {told && <p role="status">{told}</p>}
    </section>
  );
}
