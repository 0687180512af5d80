import { useEffect, useRef, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { LessonCard } from "../../lesson/card";
import { useStore } from "../../state/store";
import { AnalysisSlot } from "../analysis/slot";
import { AnswerCard, HeldCard } from "../cards/answer";
import { BesideCard, HintCard, LastBattleCard, ObjectionCard, TaskCard } from "../cards/cards";
import { DiceCard } from "../cards/dice";
import { ElsewhereCard, ForCard } from "../cards/elsewhere";
import { NoncesCard } from "../cards/nonces";
import { PausedCard } from "../cards/paused";
import type { CardProps } from "../cards/props";
import { RequestCard } from "../cards/request";
import { ResultCard } from "../cards/result";
import { ThrowCard } from "../cards/throw";
import { WatchCard } from "../cards/watch";
import { PlanCard } from "../cards/way";
import type { Controller } from "../interaction/controller";
import type { InteractionState } from "../interaction/state";
import type { Naming } from "../log/naming";
import { AfterCard, ShareCard } from "../replay/after";
import { BackBanner } from "../replay/back";
import { BranchActions } from "../replay/branches";
import { Since } from "../replay/since";
import { TurnStory } from "../replay/turn";
import { ActionBar } from "./actionbar";
import { useFit } from "./fit";
import { useFocusKept } from "./focus";
import { Greeting } from "./greeting";
import { SheetHandle } from "./handle";
import { Heading } from "./heading";
import { Tabs } from "./tabs";

interface PanelProps {
  controller: Controller;
  parts: GameParts;
  naming: Naming;
}

/** The panel beside the map: what turn it is, what is expected, the action, and what was. */
export function Panel({ controller, parts, naming }: PanelProps) {
  const table = useStore(controller.table);
  const interaction = useStore(controller);
  const panel = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [low, setLow] = useState(false);
  const asked = table.actions.length > 0 ? table.view?.step : undefined;
  const over = table.view?.pending === "over";
  useEffect(() => {
    // A new question is asked at the top, wherever one was reading, and the end is told there.
    if (asked || over) showFirst(cards.current);
  }, [asked, over]);
  const { mover, objection } = interaction;
  useEffect(() => {
    // So is a unit that was taken up, or why something may not be: what is told of it stands first.
    if (mover || objection) showFirst(cards.current);
  }, [mover, objection]);
  useFocusKept(panel);
  useFit(cards);
  const card = { controller, table, parts, naming };
  return (
    <aside
      ref={panel}
      class={low ? "panel low" : "panel"}
      aria-label={parts.words.place}
      aria-busy={interaction.busy || table.behind}
      data-entry={table.view?.entry}
    >
      <SheetHandle low={low} onLow={setLow} />
      <Heading table={table} parts={parts} controller={controller} />
      <ActionBar {...card} />
      <div class="cards" id="cards">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
        <section class="choice" ref={cards} aria-labelledby="expect" tabIndex={0}>
          <NewsCards {...card} interaction={interaction} />
          <ChoiceCards {...card} interaction={interaction} />
        </section>
        <Tabs {...card} />
      </div>
    </aside>
  );
}

/** Shows the first of the cards: beside the map they scroll themselves, on a telephone what holds them. */
function showFirst(cards: Element | null): void {
  for (let box = cards; box; box = box.parentElement) box.scrollTo({ top: 0 });
}

interface InteractionProps extends CardProps {
  interaction: InteractionState;
}

/** Where one looks, what others want, and what is told of the last press. */
function NewsCards({ interaction, ...card }: InteractionProps) {
  const { controller, table, parts } = card;
  const { past } = table;
  return (
    <>
      <BackBanner table={table} />
      <Greeting table={table} parts={parts} interaction={interaction} />
      <LessonCard controller={controller} parts={parts} />
      <Since store={controller.table} table={table} />
      <TurnStory store={controller.table} table={table} parts={parts} />
      {past !== undefined && (
        <div class="card">
          <BranchActions store={controller.table} table={table} parts={parts} />
        </div>
      )}
      <RequestCard {...card} />
      <PausedCard {...card} />
      {past === undefined && <NoncesCard {...card} />}
      {past === undefined && <ElsewhereCard {...card} />}
      {interaction.objection && <ObjectionCard {...card} objection={interaction.objection} />}
      {interaction.hint && <HintCard {...card} />}
      {table.view?.pending === "over" && <EndCards {...card} />}
      <AnalysisSlot store={controller.table} table={table} parts={parts} naming={card.naming} />
      {table.view?.pending === "over" && past === undefined && (
        <>
          <AfterCard store={controller.table} table={table} />
          <ShareCard table={table} parts={parts} />
        </>
      )}
      {table.view?.pending === "over" && <DiceCard table={table} />}
    </>
  );
}

/** How the game ended. */
function EndCards(card: CardProps) {
  const { table } = card;
  return (
    <>
      <ResultCard {...card} />
      {table.past === undefined && <ForCard {...card} />}
    </>
  );
}

/** What is to be chosen now, and what came of the last battle. */
function ChoiceCards({ interaction, ...card }: InteractionProps) {
  const { controller, table, parts, naming } = card;
  const { asks, Aside, Outcome } = parts.cards;
  const { mover, watching, draft } = interaction;
  const carded = asks?.(table.view?.step ?? "", mover !== undefined) ?? false;
  return (
    <>
      <ThrowCard {...card} />
      <AnswerCard {...card} />
      <HeldCard {...card} />
      <PlanCard controller={controller} parts={parts} naming={naming} />
      {!carded && <TaskCard {...card} />}
      {Aside && <Aside controller={controller} table={table} naming={naming} />}
      {watching && <WatchCard {...card} />}
      {Outcome && table.past === undefined && <Outcome table={table} naming={naming} />}
      {draft.attackers.length + draft.defenders.length === 0 && <LastBattleCard {...card} />}
      {!mover && !carded && <BesideCard {...card} />}
      {table.view?.pending !== "over" && table.past === undefined && <ForCard {...card} />}
    </>
  );
}
