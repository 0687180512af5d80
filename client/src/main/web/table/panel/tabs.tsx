import { useEffect, useRef, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { translate, type WordKey } from "../../i18n/translate";
import { lastHeard, rememberHeard } from "../../protocol/lastseen";
import { BoardList } from "../board/list";
import type { CardProps } from "../cards/props";
import { Log } from "../log/log";
import type { TableState } from "../state/tablestore";
import { Charts } from "../tables/charts";
import { Chat } from "./chat";
import { Forces } from "./forces";
import { Orders, takesOrders } from "./orders";
import { Seats } from "./seats";

const TABS = ["record", "orders", "log", "forces", "charts", "list", "chat", "table"] as const;
type Tab = (typeof TABS)[number];

/** Screens on which the panel lies under the map. */
const SMALL = "(max-width: 760px)";

/** The pages of the panel, one of them open. */
export function Tabs(props: CardProps) {
  const { table, parts } = props;
  const [tab, setTab] = useState<Tab>(() => firstTab(table, parts));
  const list = useRef<HTMLDivElement>(null);
  const unread = useUnread(table, tab === "chat");
  const open = (name: Tab) => {
    setTab(name);
    // On a small screen what a tab shows lies below the fold.
    if (!matchMedia(SMALL).matches) return;
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: "start" }));
  };
  return (
    <div class={tab === "log" ? "pages" : "pages tall"}>
      <div class="tabs" role="tablist" ref={list}>
        {TABS.filter((name) => has(name, table, parts)).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`pane-${name}`}
            onClick={() => open(name)}
            {...(name === "chat" && unread > 0
              ? { "aria-label": translate("tab.chat") + translate("chat.unread", unread) }
              : {})}
          >
            {(name === "record" && parts.words.recordTab) || translate(`tab.${name}` as WordKey)}
            {name === "chat" && unread > 0 && <span class="unread" />}
          </button>
        ))}
      </div>
      <div
        class="pane"
        role="tabpanel"
        id={`pane-${tab}`}
        aria-labelledby={`tab-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
      >
        <Page {...props} tab={tab} />
      </div>
    </div>
  );
}

/** How many remarks of others have not been on the screen yet. */
function useUnread({ info, view }: TableState, open: boolean): number {
  const remarks = view?.chat;
  const [heard, setHeard] = useState(() => lastHeard(info?.table ?? ""));
  const latest = remarks?.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!open || !info || latest <= heard) return;
    setHeard(latest);
    rememberHeard(info.table, latest);
  }, [open, info, latest, heard]);
  const mine = info?.mine ?? [];
  return (remarks ?? []).filter(({ at, by }) => at > heard && !mine.includes(by)).length;
}

/** Who sits there, while somebody is missing; else as the game wants it. */
function firstTab({ info }: TableState, { cards }: GameParts): Tab {
  const opened = Object.values(info?.seats ?? {}).includes("open");
  return opened ? "table" : (cards.opens ?? (cards.Record ? "record" : "log"));
}

function has(name: Tab, table: TableState, parts: GameParts): boolean {
  if (name === "record") return Boolean(parts.cards.Record);
  return name !== "orders" || takesOrders(table, parts);
}

function Page({ tab, ...props }: CardProps & { tab: Tab }) {
  const { controller, table, parts } = props;
  const { sheet, view } = table;
  switch (tab) {
    case "record":
      return parts.cards.Record && sheet && view ? (
        <parts.cards.Record sheet={sheet} view={view} controller={controller} />
      ) : null;
    case "orders":
      return <Orders {...props} />;
    case "log":
      return <LogPage {...props} />;
    case "forces":
      return sheet && view ? <Forces sheet={sheet} view={view} parts={parts} /> : null;
    case "charts":
      return <Charts {...props} />;
    case "list":
      return sheet ? <BoardList controller={controller} parts={parts} sheet={sheet} /> : null;
    case "chat":
      return <Chat table={table} parts={parts} controller={controller} />;
    case "table":
      return <Seats table={table} parts={parts} controller={controller} />;
  }
}

function LogPage({ controller: { table: store }, table, parts, naming }: CardProps) {
  return (
    <Log
      lines={table.whole}
      shown={table.past}
      messages={table.messages}
      onEntry={store.showEntry}
      onEnd={store.unread > 0 ? store.readEarlier : undefined}
      sheet={table.sheet}
      {...{ naming, parts }}
    />
  );
}
