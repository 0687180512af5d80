import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Questions } from "../dialog/dialog";
import { Drawer } from "../drawer";
import { anyPartsOf, loadParts } from "../games/games";
import { namedParts } from "../games/named";
import type { GameParts } from "../games/parts";
import { language, translate } from "../i18n/translate";
import { MissingPage } from "../missing";
import { RulesOf } from "../rules/number";
import { titleOf } from "../sheet/paint/title";
import { useSounds } from "../sound/heard";
import { useStore } from "../state/store";
import { Board } from "./board/board";
import { Curtain } from "./curtain";
import { InspectorCard } from "./inspect/card";
import { Inspector, InspectorOf } from "./inspect/inspector";
import { announcement } from "./interaction/announcement";
import type { Controller } from "./interaction/controller";
import { TableController } from "./interaction/tablecontroller";
import { Keys } from "./keys/shown";
import { describeLine, namingOf } from "./log/describe";
import { speaker } from "./panel/chat";
import { Panel } from "./panel/panel";
import { Timeline } from "./replay/timeline";
import { TableStore, unanswered } from "./state/tablestore";
import { MarginChart } from "./tables/charts";

/** The page of one table. */
export function TablePage({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id, language()), [id]);
  useEffect(() => {
    void store.open();
    return () => store.close();
  }, [store]);
  const { info, sheet, view, missing, messages } = useStore(store);
  const [game, title] = [info?.game, sheet?.title];
  const loaded = useParts(store, game);
  const parts = useMemo(
    () =>
      loaded && game && title !== undefined
        ? namedParts(anyPartsOf(game, title), messages)
        : undefined,
    [loaded, game, title, messages],
  );
  if (missing) {
    return <MissingPage {...missing} />;
  }
  if (!info || !sheet || !view || !parts) {
    return (
      <main class="loading" aria-busy="true">
        <p>{translate("table.expect.loading")}</p>
      </main>
    );
  }
  return <TableView store={store} parts={parts} />;
}

/** Whether what the game itself gives the table is there; it is fetched once the game is known. */
function useParts(store: TableStore, game: string | undefined): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!game) return;
    loadParts(game).then(
      () => setLoaded(true),
      () => store.set({ missing: unanswered(translate("trouble.away")) }),
    );
  }, [store, game]);
  return loaded;
}

function TableView({ store, parts }: { store: TableStore; parts: GameParts }) {
  const controller = useMemo(() => new TableController(store, parts.play), [store, parts]);
  const table = useStore(store);
  const { sheet, actions, view } = table;
  useSounds(table);
  const inspector = useMemo(() => new Inspector(store), [store]);
  const naming = useMemo(() => (sheet ? namingOf(sheet, parts) : undefined), [sheet, parts]);
  const place = (sheet && parts.map.titled?.(sheet.title)) || parts.words.place;
  useEffect(() => {
    const name = `${place} · ${translate("app.title")}`;
    const yours = actions.length > 0 && view?.pending === "choice";
    document.title = yours ? `${translate("table.yours")} · ${name}` : name;
  }, [place, actions, view]);
  useEffect(() => {
    const hurry = () => store.hurry();
    const leave = (event: KeyboardEvent) => {
      const elsewhere = (event.target as Element).closest("dialog, input, textarea, select");
      if (event.key === "Escape" && !event.defaultPrevented && !elsewhere) controller.clear();
    };
    document.addEventListener("pointerdown", hurry);
    document.addEventListener("keydown", hurry);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", hurry);
      document.removeEventListener("keydown", hurry);
      document.removeEventListener("keydown", leave);
    };
  }, [store, controller]);
  if (!naming) return null;
  return (
    <RulesOf.Provider value={parts.id}>
      <InspectorOf.Provider value={inspector}>
        <div class="table">
          <a class="skip" href="#action">
            {translate("app.skip.action")}
          </a>
          <main class="board">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
            <section class="margin" aria-label={place} tabIndex={0}>
              <Cartouche of={place} />
              <parts.map.Legend sheet={table.sheet} />
              {parts.cards.margin && (
                <MarginChart {...{ controller, table, parts, naming }} id={parts.cards.margin} />
              )}
            </section>
            <InspectorCard table={table} parts={parts} />
            <Board controller={controller} parts={parts} />
            <Timeline store={store} table={table} />
          </main>
          <Panel controller={controller} parts={parts} naming={naming} />
          <Announcer controller={controller} parts={parts} />
          <Drawer />
          <Questions />
          <Keys controller={controller} />
          <Curtain table={table} parts={parts} />
        </div>
      </InspectorOf.Provider>
    </RulesOf.Provider>
  );
}

/** What is fought, and under it when. */
function Cartouche({ of }: { of: string }) {
  const [name, day] = titleOf(of);
  return (
    <p class="cartouche">
      {name}
      {day && <span class="unseen">, </span>}
      {day && <small>{day}</small>}
    </p>
  );
}

/** Tells a screen reader what happened since it was told last. */
function Announcer({ controller, parts }: { controller: Controller; parts: GameParts }) {
  const { lines, messages, sheet, view } = useStore(controller.table);
  const interaction = useStore(controller);
  const heard = useRef<number | undefined>(undefined);
  const [text, setText] = useState("");
  useEffect(() => {
    const newest = lines.at(-1)?.entry ?? 0;
    const from = heard.current;
    heard.current = newest;
    if (from === undefined || !sheet || newest <= from) return;
    const naming = namingOf(sheet, parts);
    const fresh = lines.filter((l) => l.entry > from);
    setText(fresh.map((l) => describeLine(l, messages, naming)).join(" "));
  }, [lines, messages, sheet, parts]);
  const chat = view?.chat;
  const remarks = useRef<number | undefined>(undefined);
  useEffect(() => {
    const before = remarks.current;
    remarks.current = chat?.length;
    const latest = chat?.at(-1);
    if (before === undefined || !latest || chat?.length === before) return;
    setText(translate("chat.heard", speaker(latest, parts), latest.text));
  }, [chat, parts]);
  return (
    <div class="unseen" role="log" aria-live="polite">
      {text}
      {sheet && ` ${announcement(controller, interaction, parts, namingOf(sheet, parts))}`}
    </div>
  );
}
