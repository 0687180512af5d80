import { translate } from "../../i18n/translate";
import type { CardProps } from "./props";

/** What this table waits for is played at another, or is played here for another: the way there. */
export function ElsewhereCard({ table }: Pick<CardProps, "table">) {
  const { view } = table;
  if (view?.for) return <Asking table={view.for} over={view.pending === "over"} />;
  if (view?.pending !== "elsewhere") return null;
  return (
    <section class="card request elsewhere" role="status" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{translate("elsewhere.title")}</h2>
      <p>{translate("elsewhere.told")}</p>
      {view.elsewhere && <a href={`/table/${view.elsewhere}`}>{translate("elsewhere.go")}</a>}
    </section>
  );
}

function Asking({ table, over }: { table: string; over: boolean }) {
  return (
    <section class="card elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{translate("elsewhere.for.title")}</h2>
      <p>{translate(over ? "elsewhere.for.over" : "elsewhere.for.told")}</p>
      <a href={`/table/${table}`}>{translate("elsewhere.for.go")}</a>
    </section>
  );
}
