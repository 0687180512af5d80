import { useEffect, useRef, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { capitalize, translate, type WordKey } from "../../i18n/translate";
import { LessonCard } from "../../lesson/card";
import { queue } from "../../protocol/api";
import type { SheetData } from "../../protocol/types";
import { openDrawer } from "../../rules/open";
import { useStore } from "../../state/store";
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
import type { Controller } from "../interaction/controller";
import { askedOf, expectation } from "../log/describe";
import { Log } from "../log/log";
import type { Naming } from "../log/naming";
import { AfterCard } from "../replay/after";
import { BackBanner } from "../replay/back";
import { BranchActions } from "../replay/branches";
import { Since } from "../replay/since";
import { playingAt, type TableState } from "../state/tablestore";
import { ActionBar } from "./actionbar";
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
export function Panel({
  controller,
  parts,
  naming,
}: {
  controller: Controller;
  parts: GameParts;
  naming: Naming;
}) {
  const table = useStore(controller.table);
  const interaction = useStore(controller);
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
  const card = { controller, table, parts, naming };
  const over = table.view?.pending === "over";
  const { past } = table;
  const has = (name: Tab) =>
    name === "record"
      ? Boolean(parts.cards.Record)
      : name !== "orders" || takesOrders(table, parts);
  const asking = interaction.busy || table.behind;
  return (
    <aside
      class="panel"
      aria-label={parts.words.place}
      aria-busy={asking}
      data-entry={table.view?.entry}
    >
      <Heading table={table} parts={parts} controller={controller} />
      <ActionBar controller={controller} table={table} parts={parts} />
      <div class="cards" ref={cards}>
        <BackBanner table={table} />
        <LessonCard controller={controller} parts={parts} />
        <Since store={controller.table} table={table} />
        {past !== undefined && (
          <div class="card">
            <BranchActions store={controller.table} table={table} parts={parts} />
          </div>
        )}
        <RequestCard {...card} />
        <PausedCard {...card} />
        {past === undefined && <NoncesCard {...card} />}
        {interaction.objection && <ObjectionCard {...card} objection={interaction.objection} />}
        {interaction.hint && <HintCard {...card} />}
        {over && <ResultCard {...card} />}
        {over && past === undefined && <AfterCard store={controller.table} table={table} />}
        {over && <DiceCard table={table} />}
        <ThrowCard {...card} />
        <AnswerCard {...card} />
        <HeldCard {...card} />
        <PlanCard controller={controller} parts={parts} naming={naming} />
        {!parts.cards.asks?.(table.view?.step ?? "", interaction.mover !== undefined) && (
          <TaskCard {...card} />
        )}
        {parts.cards.Aside && (
          <parts.cards.Aside controller={controller} table={table} naming={naming} />
        )}
        {interaction.watching && <WatchCard {...card} />}
        {parts.cards.Outcome && past === undefined && (
          <parts.cards.Outcome table={table} naming={naming} />
        )}
        {interaction.draft.attackers.length + interaction.draft.defenders.length === 0 && (
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
              {(name === "record" && parts.words.recordTab) || translate(`tab.${name}` as WordKey)}
            </button>
          ))}
        </div>
        <div class="pane" role="tabpanel" id={`pane-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === "record" && parts.cards.Record && table.sheet && table.view && (
            <parts.cards.Record sheet={table.sheet} view={table.view} controller={controller} />
          )}
          {tab === "orders" && <Orders {...card} />}
          {tab === "log" && (
            <Log
              lines={table.whole}
              shown={past}
              messages={table.messages}
              onEntry={controller.table.showEntry}
              onEnd={controller.table.unread > 0 ? controller.table.readEarlier : undefined}
              {...{ naming, parts }}
            />
          )}
          {tab === "forces" && table.sheet && table.view && (
            <Forces sheet={table.sheet} view={table.view} parts={parts} />
          )}
          {tab === "list" && table.sheet && (
            <BoardList controller={controller} parts={parts} sheet={table.sheet} />
          )}
          {tab === "chat" && <Chat table={table} parts={parts} controller={controller} />}
          {tab === "table" && <Seats table={table} parts={parts} controller={controller} />}
        </div>
      </div>
    </aside>
  );
}

function Heading({
  table,
  parts,
  controller,
}: {
  table: TableState;
  parts: GameParts;
  controller: Controller;
}) {
  const { view, info, link, restart, sheet } = table;
  if (!view || !info || !sheet) return null;
  const turns = parts.lastTurn(sheet, view);
  const { task } = controller;
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
      <nav class="tools" aria-label={translate("app.title")}>
        <a class="home" href="/">
          {translate("app.title")}
        </a>
        <button type="button" onClick={() => openDrawer({ kind: "rules", game: info.game })}>
          {translate("rules.title")}
        </button>
        <button type="button" onClick={() => openDrawer({ kind: "settings" })}>
          {translate("settings.title")}
        </button>
      </nav>
      <h1>
        {stepName(table)}
        {side && (
          <span class={`side-tag side-${side} ${tint(side, sheet, parts)}`}>
            {askedSeat(table, parts)}
          </span>
        )}
      </h1>
      <span class="turn-text" aria-hidden="true">
        {translate("table.turn.of", view.turn, turns)}
      </span>
      {turns > 0 && <TurnTrack turn={view.turn} turns={turns} />}
      <p class="expect" id="expect">
        {table.past !== undefined
          ? translate("past.at", table.past, controller.table.newest)
          : view.pending === "over"
            ? translate("table.over")
            : view.pending === "paused"
              ? translate("table.paused")
              : view.pending === "nonces"
                ? translate("dice.wait")
                : told}
      </p>
      <Clocks controller={controller} table={table} parts={parts} />
      {link === "lost" && (
        <p class="lost" role="status">
          {translate("link.lost")}
        </p>
      )}
      {restart !== undefined && (
        <p class="queued" role="status">
          {translate("link.restart", restart)}
        </p>
      )}
      <InQueue />
    </header>
  );
}

/** Where one stands with a question that the server has yet to compute. */
function InQueue() {
  const { place } = useStore(queue);
  return (
    place && (
      <p class="queued" role="status">
        {translate("queue.place", place.place, place.of)}
      </p>
    )
  );
}

/** The side that is to choose, and which of its commanders where there are several. */
function askedSeat(table: TableState, parts: GameParts): string {
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
  return capitalize(name);
}

function TurnTrack({ turn, turns }: { turn: number; turns: number }) {
  const all = Array.from({ length: turns }, (_, i) => i + 1);
  return (
    <ol class="turns" aria-label={translate("table.turn.of", turn, turns)}>
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
