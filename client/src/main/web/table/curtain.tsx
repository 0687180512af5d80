import { useEffect, useRef, useState } from "preact/hooks";
import type { GameParts } from "../games/parts";
import { capitalize, translate } from "../i18n/translate";
import { settings } from "../settings/settings";
import { useStore } from "../state/store";
import type { TableState } from "./state/tablestore";

/** Between the turns of two people at one screen: covers the table until the next one is there. */
export function Curtain({ table, parts }: { table: TableState; parts: GameParts }) {
  const { curtain } = useStore(settings);
  const { view, info } = table;
  const shared = (info?.mine.length ?? 0) > 1;
  const drawn = shared && (curtain === "always" || (view ? parts.play.hides(view) : false));
  const side = view?.pending === "choice" ? view.side : null;
  const [ready, setReady] = useState<string | null>(side);
  const button = useRef<HTMLButtonElement>(null);
  const closed = drawn && side !== null && side !== ready && table.past === undefined;
  useEffect(() => {
    if (closed) button.current?.focus();
    else if (side !== null) setReady(side);
  }, [closed, side]);
  if (!closed || side === null) return null;
  const name = capitalize(parts.words.sidesOf[side] ?? side);
  return (
    <div class="curtain" role="alertdialog" aria-modal="true" aria-labelledby="curtain-title">
      <div>
        <h2 id="curtain-title">{translate("curtain.title", name)}</h2>
        <p>{translate("curtain.help")}</p>
        <button ref={button} type="button" class="primary" onClick={() => setReady(side)}>
          {translate("curtain.ready")}
        </button>
      </div>
    </div>
  );
}
