import { useRef } from "preact/hooks";
import { translate } from "../../i18n/translate";

/** Pixels that a finger goes before it has pulled rather than pressed. */
const PULL = 20;

/** Where the panel lies under the map: the handle that pulls it down for the whole map, and up again. */
export function SheetHandle({ low, onLow }: { low: boolean; onLow: (low: boolean) => void }) {
  const begun = useRef<number | undefined>(undefined);
  const pulled = useRef(false);
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-expanded={!low}
      aria-controls="cards"
      onPointerDown={(event) => {
        begun.current = event.clientY;
        pulled.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const way = event.clientY - (begun.current ?? event.clientY);
        if (Math.abs(way) < PULL) return;
        pulled.current = true;
        onLow(way > 0);
      }}
      onPointerUp={() => {
        begun.current = undefined;
      }}
      onClick={() => {
        if (!pulled.current) onLow(!low);
        pulled.current = false;
      }}
    >
      <span class="unseen">{translate(low ? "sheet.up" : "sheet.down")}</span>
    </button>
  );
}
