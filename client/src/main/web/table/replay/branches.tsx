import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { LEVELS, levelName } from "../../i18n/seat";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { LinkField } from "../panel/link";
import { requestFailure } from "../state/failure";
import { playingAt, type TableState, type TableStore } from "../state/tablestore";
import { keepWayBack } from "./back";
import { saveSheet } from "./picture";

/** Ways on from what is shown: try a line, play on, pass it on, take a picture of it. */
export function BranchActions({
  store,
  table,
  parts,
}: {
  store: TableStore;
  table: TableState;
  parts: GameParts;
}) {
  const [told, setTold] = useState("");
  const [level, setLevel] = useState<string>("regular");
  const { view, past } = table;
  if (!view) return null;
  const at = past ?? store.newest;
  const sides = playingAt(table);
  const fork = async (mine: string[]) => {
    try {
      const line = await api.fork(store.id, mine.length > 0 ? { at, mine, level } : { at });
      keepWayBack(line.table, store.id, past);
      location.assign(`/table/${encodeURIComponent(line.table)}`);
    } catch (error) {
      setTold(requestFailure(error).reason);
    }
  };
  const link = new URL(`/table/${store.id}?at=${at}`, location.origin).href;
  const over = view.pending === "over";
  return (
    <section class="ways" aria-label={translate("ways.title")}>
      {!over && (
        <>
          <p>{translate("ways.line.help")}</p>
          <button type="button" onClick={() => void fork([])}>
            {translate("ways.line")}
          </button>
          <div class="ways-on">
            <label>
              <span>{translate("ways.against")}</span>
              <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
                {LEVELS.map((l) => (
                  <option key={l} value={l}>
                    {levelName(l)}
                  </option>
                ))}
              </select>
            </label>
            {sides.map((side) => (
              <button key={side} type="button" class="quiet" onClick={() => void fork([side])}>
                {translate("ways.on", parts.words.sides[side] ?? side)}
              </button>
            ))}
          </div>
        </>
      )}
      <LinkField label={translate("ways.link")} url={link} />
      <button
        type="button"
        class="quiet"
        onClick={() => {
          saveSheet(`${view.game}-${at}.png`).catch((e) => setTold(String(e)));
        }}
      >
        {translate("ways.picture")}
      </button>
      {told && <p role="alert">{told}</p>}
    </section>
  );
}
