import { useEffect } from "preact/hooks";
import { translate } from "../../i18n/translate";
import { change, settings } from "../../settings/settings";
import { useStore } from "../../state/store";
import type { TableState, TableStore } from "../state/tablestore";

const SPEEDS = [0.5, 1, 2, 4] as const;
const SIGNS = {
  first: "M2 3H4V13H2ZM14 3V13L5 8Z",
  earlier: "M12 3V13L4 8Z",
  later: "M4 3V13L12 8Z",
  play: "M3 2V14L14 8Z",
  pause: "M3 2H7V14H3ZM9 2H13V14H9Z",
} as const;

function Sign({ of }: { of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={SIGNS[of]} fill="currentcolor" />
    </svg>
  );
}

/** Milliseconds that an entry stands at speed 1. */
const STANDS = 1100;

/** The line of time under the map, while one looks back: to any entry, by hand or by itself. */
export function Timeline({ store, table }: { store: TableStore; table: TableState }) {
  const { past, playing } = table;
  const { replay: speed } = useStore(settings);
  const last = store.newest;
  useEffect(() => {
    if (!playing || past === undefined) return;
    const timer = setTimeout(() => {
      if (past >= last) store.play(false);
      else void store.lookBack(past + 1);
    }, STANDS / speed);
    return () => clearTimeout(timer);
  }, [playing, past, speed, last, store]);
  if (past === undefined) return null;
  const go = (at: number) => {
    store.play(false);
    void store.lookBack(Math.max(0, Math.min(last, at)));
  };
  const turn = table.view?.turn ?? 0;
  return (
    <section class="timeline" aria-label={translate("past.title")}>
      <button
        type="button"
        class="first"
        aria-label={translate("past.first")}
        onClick={() => go(0)}
      >
        <Sign of="first" />
      </button>
      <button
        type="button"
        class="earlier"
        aria-label={translate("past.earlier")}
        onClick={() => go(past - 1)}
      >
        <Sign of="earlier" />
      </button>
      <button
        type="button"
        class="plays"
        aria-label={translate(playing ? "past.pause" : "past.play")}
        onClick={() => store.play(!playing, !playing && past >= last ? 0 : undefined)}
      >
        <Sign of={playing ? "pause" : "play"} />
      </button>
      <button
        type="button"
        class="later"
        aria-label={translate("past.later")}
        onClick={() => go(past + 1)}
      >
        <Sign of="later" />
      </button>
      <input
        type="range"
        aria-label={translate("past.entry")}
        aria-valuetext={translate("past.at", past, last, turn)}
        min={0}
        max={last}
        value={past}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <output>{translate("past.of", past, last)}</output>
      <label>
        <span class="unseen">{translate("past.speed")}</span>
        <select
          value={speed}
          onChange={(event) => change({ replay: Number(event.currentTarget.value) })}
        >
          {SPEEDS.map((s) => (
            <option key={s} value={s}>
              {s}×
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
