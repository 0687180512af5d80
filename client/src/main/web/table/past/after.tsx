import { say } from "../../words/say";
import { save } from "../seats";
import type { TableState, TableStore } from "../store";

/** When the game is over: see it again, take it along. */
export function AfterCard({ store, table }: { store: TableStore; table: TableState }) {
  const { info } = table;
  if (!info) return null;
  return (
    <section class="card" aria-label={say("after.title")}>
      <p class="answers">
        <button type="button" onClick={() => store.play(true, 0)}>
          {say("after.replay")}
        </button>
        <button type="button" class="quiet" onClick={() => void save(info.table, info.game)}>
          {say("record.save")}
        </button>
      </p>
    </section>
  );
}
