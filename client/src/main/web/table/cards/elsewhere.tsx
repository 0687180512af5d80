import { type ComponentChildren, type ComponentType, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { translate } from "../../i18n/translate";
import { resign } from "../panel/resign";
import { Fold } from "./fold";
import type { CardProps } from "./props";

type Linked = typeof import("../linked/linked");

/** What shows another table, fetched where there is one. */
function useLinked(): Linked | undefined {
  const [linked, setLinked] = useState<Linked>();
  useEffect(() => void import("../linked/linked").then(setLinked), []);
  return linked;
}

/** The map on which another table would play what may be chosen here. */
export function ProposedMap({ table }: { table: string }) {
  return <Shown of="Proposed" table={table} />;
}

/** What is played here is played for another table: what it is about there, and the way. */
export function ForCard({ controller, table }: Pick<CardProps, "controller" | "table">) {
  const { view, info } = table;
  if (!view?.for || !info) return null;
  return (
    <Asking
      campaign={view.for}
      battle={info.table}
      entry={view.entry}
      over={view.pending === "over"}
    >
      {view.pending !== "over" && info.mine.length > 0 && (
        <p class="answers">
          <button type="button" class="quiet" onClick={() => void resign(controller)}>
            {translate("seat.resign.for")}
          </button>
        </p>
      )}
    </Asking>
  );
}

/** What this table waits for is played at another: the way there. */
export function ElsewhereCard({ table }: Pick<CardProps, "table">) {
  const { view, info } = table;
  if (!view || !info || view.pending !== "elsewhere") return null;
  return (
    <section class="card request elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{translate("elsewhere.title")}</h2>
      <p role="status">{translate("elsewhere.told")}</p>
      {view.elsewhere && (
        <>
          <a href={`/table/${view.elsewhere}`}>{translate("elsewhere.go")}</a>
          <Shown of="Before" table={view.elsewhere} campaign={info.table} />
        </>
      )}
    </section>
  );
}

function Asking({
  campaign,
  battle,
  entry,
  over,
  children,
}: {
  campaign: string;
  battle: string;
  entry: number;
  over: boolean;
  children: ComponentChildren;
}) {
  return (
    <section class="card elsewhere" aria-labelledby="elsewhere-title">
      <Fold told={translate("elsewhere.for.title")}>
        <h2 id="elsewhere-title">{translate("elsewhere.for.title")}</h2>
        <Shown of="About" campaign={campaign} battle={battle} entry={entry} />
        <p>{translate(over ? "elsewhere.for.over" : "elsewhere.for.told")}</p>
      </Fold>
      <a href={`/table/${campaign}`}>{translate("elsewhere.for.go")}</a>
      {children}
    </section>
  );
}

/** One of the parts that are fetched, once it is there. */
function Shown<K extends keyof Linked>({ of, ...props }: { of: K } & Parameters<Linked[K]>[0]) {
  const linked = useLinked();
  return linked ? h(linked[of] as ComponentType<object>, props) : null;
}
