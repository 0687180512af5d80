import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks } from "../../protocol/links";
import { DiceCard } from "../cards/dice";
import { Fold } from "../cards/fold";
import { changesSides, useGame } from "../panel/game";
import { copyText } from "../panel/link";
import { save } from "../panel/seats";
import { requestFailure } from "../state/failure";
import type { TableState, TableStore } from "../state/tablestore";
import { saveSheet } from "./picture";

interface AfterProps {
  store: TableStore;
  table: TableState;
  parts: GameParts;
}

/** What is offered when a game is over: another one, what one shows to others, how its dice are checked. */
export function AfterCards({ store, table, parts }: AfterProps) {
  return (
    <>
      {table.past === undefined && (
        <>
          <AfterCard store={store} table={table} />
          <ShareCard table={table} parts={parts} />
        </>
      )}
      <DiceCard table={table} />
    </>
  );
}

/** Play again or see it again. */
function AfterCard({ store, table }: Omit<AfterProps, "parts">) {
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

/** What one shows to others: a link to the table, a picture of its last position, the record. */
function ShareCard({ table: { info }, parts }: Omit<AfterProps, "store">) {
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
        {told && <p role="status">{told}</p>}
      </Fold>
    </section>
  );
}
