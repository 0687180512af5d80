import { useEffect, useRef, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { capital, say, type WordKey } from "../../i18n/translate";
import { LessonCard } from "../../lesson/card";
import { queue } from "../../protocol/api";
import type { SheetData } from "../../protocol/types";
import { openDrawer } from "../../rules/open";
import { useObserved } from "../../state/store";
import { BoardList } from "../board/list";
import { AnswerCard, HeldCard } from "../cards/answer";
import {
  HintCard,
  LastBattleCard,
  ObjectionCard,
  RequestCard,
  ResultCard,
  TaskCard,
} from "../cards/cards";
import { DiceCard } from "../cards/dice";
import { NoncesCard } from "../cards/nonces";
import { PausedCard } from "../cards/paused";
import { ThrowCard } from "../cards/throw";
import { WatchCard } from "../cards/watch";
import { PlanCard } from "../cards/way";
import type { Desk } from "../interaction/controller";
import { askedOf, expectation, type Naming } from "../log/describe";
import { Log } from "../log/log";
import { AfterCard } from "../replay/after";
import { BackBanner } from "../replay/back";
import { Ways } from "../replay/branches";
import { Since } from "../replay/since";
import { playingAt, type TableState } from "../state/tablestore";
import { DeedBar } from "./actionbar";
import { Chat } from "./chat";
import { Clocks } from "./clock";
import { Forces } from "./forces";
import { Orders, takesOrders } from "./orders";
import { Seats } from "./seats";

const TABS = ["record", "orders", "log", "forces", "list", "chat", "table"] as const;
type Tab = (typeof TABS)[number];

/** Screens on which the panel lies under the map. */
const SMALL = "(max-width: 760px)";

/** The panel beside the map: what turn it is, what is expected, the action, and what was. */
export function Panel({ desk, parts, naming }: { desk: Desk; parts: GameParts; naming: Naming }) {
  const table = useObserved(desk.table);
  const hand = useObserved(desk);
  const opened = Object.values(table.info?.seats ?? {}).includes("open");
  const [tab, setTab] = useState<Tab>(
    opened ? "table" : (parts.cards.opens ?? (parts.cards.Record ? "record" : "log")),
  );
  const tabs = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const asked = table.actions.length > 0 ? table.view?.step : undefined;
  useEffect(() => {
    // A new question is asked at the top, wherever one was reading.
    if (asked) cards.current?.scrollTo({ top: 0 });
  }, [asked]);
  const open = (name: Tab) => {
    setTab(name);
    // On a small screen what a tab shows lies below the fold.
    if (!matchMedia(SMALL).matches) return;
    requestAnimationFrame(() => tabs.current?.scrollIntoView({ block: "start" }));
  };
  const card = { desk, table, parts, naming };
  const over = table.view?.pending === "over";
  const { past } = table;
  const has = (name: Tab) =>
    name === "record"
      ? Boolean(parts.cards.Record)
      : name !== "orders" || takesOrders(table, parts);
  const asking = hand.busy || table.behind;
  return (
    <aside
      class="panel"
      aria-label={parts.words.place}
      aria-busy={asking}
      data-entry={table.view?.entry}
    >
      <Heading table={table} parts={parts} desk={desk} />
      <DeedBar desk={desk} table={table} parts={parts} />
      <div class="cards" ref={cards}>
        <BackBanner table={table} />
        <LessonCard desk={desk} parts={parts} />
        <Since store={desk.table} table={table} />
        {past !== undefined && (
          <div class="card">
            <Ways store={desk.table} table={table} parts={parts} />
          </div>
        )}
        <RequestCard {...card} />
        <PausedCard {...card} />
        {past === undefined && <NoncesCard {...card} />}
        {hand.objection && <ObjectionCard {...card} objection={hand.objection} />}
        {hand.hint && <HintCard {...card} />}
        {over && <ResultCard {...card} />}
        {over && past === undefined && <AfterCard store={desk.table} table={table} />}
        {over && <DiceCard table={table} />}
        <ThrowCard {...card} />
        <AnswerCard {...card} />
        <HeldCard {...card} />
        <PlanCard desk={desk} parts={parts} naming={naming} />
        {!parts.cards.asks?.(table.view?.step ?? "", hand.mover !== undefined) && (
          <TaskCard {...card} />
        )}
        {parts.cards.Aside && <parts.cards.Aside desk={desk} table={table} naming={naming} />}
        {hand.watching && <WatchCard {...card} />}
        {parts.cards.Outcome && past === undefined && (
          <parts.cards.Outcome table={table} naming={naming} />
        )}
        {hand.draft.attackers.length + hand.draft.defenders.length === 0 && (
          <LastBattleCard {...card} />
        )}
        <div class="tabs" role="tablist" ref={tabs}>
          {TABS.filter((name) => has(name)).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls={`pane-${name}`}
              onClick={() => open(name)}
            >
              {(name === "record" && parts.words.recordTab) || say(`tab.${name}` as WordKey)}
            </button>
          ))}
        </div>
        <div class="pane" role="tabpanel" id={`pane-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === "record" && parts.cards.Record && table.sheet && table.view && (
            <parts.cards.Record sheet={table.sheet} view={table.view} desk={desk} />
          )}
          {tab === "orders" && <Orders {...card} />}
          {tab === "log" && (
            <Log
              lines={table.whole}
              shown={past}
              messages={table.messages}
              onEntry={desk.table.showEntry}
              onEnd={desk.table.unread > 0 ? desk.table.readEarlier : undefined}
              {...{ naming, parts }}
            />
          )}
          {tab === "forces" && table.sheet && table.view && (
            <Forces sheet={table.sheet} view={table.view} parts={parts} />
          )}
          {tab === "list" && table.sheet && (
            <BoardList desk={desk} parts={parts} sheet={table.sheet} />
          )}
          {tab === "chat" && <Chat table={table} parts={parts} desk={desk} />}
          {tab === "table" && <Seats table={table} parts={parts} desk={desk} />}
        </div>
      </div>
    </aside>
  );
}

function Heading({ table, parts, desk }: { table: TableState; parts: GameParts; desk: Desk }) {
  const { view, info, link, restart, sheet } = table;
  if (!view || !info || !sheet) return null;
  const turns = parts.lastTurn(sheet, view);
  const { task } = desk;
  const plain = task.kind === "plain" ? (task.options[0]?.verb ?? "") : "";
  const verb = "verb" in task ? task.verb || (task.kind === "walk" ? task.done?.verb : "") : plain;
  const both = task.kind === "walk" && task.done ? `${task.verb} ${task.done.verb}` : "";
  const side = view.side;
  const asked = view.roles?.[0] ?? side;
  const seat = asked ? info.seats[asked] : undefined;
  const chooses = table.actions.length > 0;
  const told = expectation(
    parts,
    chooses,
    [`at ${view.step}`, both, `${verb} at ${view.step}`].find(
      (key) => key in parts.words.expects,
    ) ?? verb,
    askedOf(view),
    seat,
    info.mine.length > 0,
  );
  return (
    <header class="heading">
      <nav class="tools" aria-label={say("app.title")}>
        <a class="home" href="/">
          {say("app.title")}
        </a>
        <button type="button" onClick={() => openDrawer({ kind: "rules", game: info.game })}>
          {say("rules.title")}
        </button>
        <button type="button" onClick={() => openDrawer({ kind: "settings" })}>
          {say("settings.title")}
        </button>
      </nav>
      <h1>
        {stepName(table)}
        {side && (
          <span class={`side-tag side-${side} ${tint(side, sheet, parts)}`}>
            {chair(table, parts)}
          </span>
        )}
      </h1>
      <span class="turn-text" aria-hidden="true">
        {say("table.turn.of", view.turn, turns)}
      </span>
      {turns > 0 && <TurnTrack turn={view.turn} turns={turns} />}
      <p class="expect" id="expect">
        {table.past !== undefined
          ? say("past.at", table.past, desk.table.newest)
          : view.pending === "over"
            ? say("table.over")
            : view.pending === "paused"
              ? say("table.paused")
              : view.pending === "nonces"
                ? say("dice.wait")
                : told}
      </p>
      <Clocks desk={desk} table={table} parts={parts} />
      {link === "lost" && (
        <p class="lost" role="status">
          {say("link.lost")}
        </p>
      )}
      {restart !== undefined && (
        <p class="queued" role="status">
          {say("link.restart", restart)}
        </p>
      )}
      <InQueue />
    </header>
  );
}

/** Where one stands with a question that the server has yet to compute. */
function InQueue() {
  const { place } = useObserved(queue);
  return (
    place && (
      <p class="queued" role="status">
        {say("queue.place", place.place, place.of)}
      </p>
    )
  );
}

/** The side that is to choose, and which of its commanders where there are several. */
function chair(table: TableState, parts: GameParts): string {
  const { view } = table;
  if (!view?.side) return "";
  const { sides } = parts.words;
  const name = (id: string) => sides[id] ?? id;
  const ordered = name(parts.play.ordered?.(table) ?? view.side);
  const [role, ...more] = view.roles ?? [];
  const alone = !role || role === view.side || more.length > 0 || playingAt(table).length <= 2;
  return alone ? ordered : `${name(role)} · ${ordered}`;
}

/** The colour of a side that goes by its soldiers': that of its first unit. */
function tint(side: string, sheet: SheetData, parts: GameParts): string {
  const first = sheet.units.find((unit) => unit.side === side);
  const nation = first && parts.counters.face(first).nation;
  return nation ? `nation-${nation}` : "";
}

/** The step's name from the game's message file. */
function stepName({ view, messages }: TableState): string {
  const step = view?.step ?? "";
  const name = messages[`step.${step}`] ?? step;
  return capital(name);
}

function TurnTrack({ turn, turns }: { turn: number; turns: number }) {
  const all = Array.from({ length: turns }, (_, i) => i + 1);
  return (
    <ol class="turns" aria-label={say("table.turn.of", turn, turns)}>
      {all.map((n) => (
        <li
          key={n}
          class={n === turn ? "now" : n < turn ? "past" : ""}
          {...(n === turn ? { "aria-current": "step" as const } : {})}
        >
          {n}
        </li>
      ))}
    </ol>
  );
}
