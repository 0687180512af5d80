import { translate } from "../../i18n/translate";
import type { TableState, TableStore } from "../state/tablestore";
import { isNonce } from "../state/undone";

/** What happened while one was away: it plays and can be skipped, or can be played again. */
export function Since({ store, table }: { store: TableStore; table: TableState }) {
  const { awaited, since, past } = table;
  if (since === undefined || past !== undefined) return null;
  const told = table.whole.filter((line) => line.entry > since && !isNonce(line)).length;
  return (
    <p class="banner" role="status">
      {awaited > 0 ? translate("since.playing", awaited) : translate("since.told", told)}{" "}
      {awaited > 0 ? (
        <button type="button" onClick={() => store.hurry()}>
          {translate("since.skip")}
        </button>
      ) : (
        <>
          <button type="button" onClick={() => store.play(true, since)}>
            {translate("since.play")}
          </button>
          <button type="button" onClick={() => store.forgetSince()}>
            {translate("why.close")}
          </button>
        </>
      )}
    </p>
  );
}
