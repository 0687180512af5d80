import type { GameParts } from "../../games/parts";
import { capitalize, translate } from "../../i18n/translate";
import { queue } from "../../protocol/api";
import { openDrawer } from "../../rules/open";
import { useStore } from "../../state/store";
import type { Controller } from "../interaction/controller";
import { showKeys } from "../keys/shown";
import { coloursOf } from "../log/colours";
import { askedOf, expectation } from "../log/describe";
import { playingAt, type TableState } from "../state/tablestore";
import { SeatStrip } from "./strip";

interface HeadingProps {
  table: TableState;
  parts: GameParts;
  controller: Controller;
}

/** What turn and step it is, who is asked, and what is expected; the clocks, and how the line is. */
export function Heading({ table, parts, controller }: HeadingProps) {
  const { view, info, sheet } = table;
  if (!view || !info || !sheet) return null;
  const turns = parts.lastTurn(sheet, view);
  const { side } = view;
  return (
    <header class="heading">
      <Tools game={info.game} />
      <h1>
        {stepName(table)}
        {side && (
          <span class={`side-tag ${coloursOf(side, sheet, parts)}`}>{askedSeat(table, parts)}</span>
        )}
      </h1>
      <span class="turn-text" aria-hidden="true">
        {translate("table.turn.of", view.turn, turns)}
      </span>
      {turns > 0 && <TurnTrack turn={view.turn} turns={turns} />}
      <p class="expect" id="expect">
        {expected({ table, parts, controller })}
      </p>
      <SeatStrip controller={controller} table={table} parts={parts} />
      <Connection table={table} />
      <InQueue />
    </header>
  );
}

/** The ways to other pages. */
function Tools({ game }: { game: string }) {
  return (
    <nav class="tools" aria-label={translate("app.title")}>
      <a class="home" href="/">
        {translate("app.title")}
      </a>
      <button type="button" onClick={() => openDrawer({ kind: "rules", game })}>
        {translate("rules.title")}
      </button>
      <button type="button" class="keys-button" aria-keyshortcuts="?" onClick={showKeys}>
        {translate("keys.open")}
      </button>
      <button type="button" onClick={() => openDrawer({ kind: "settings" })}>
        {translate("settings.title")}
      </button>
    </nav>
  );
}

/** What is expected now: of whoever looks, or of others; or why nothing is. */
function expected(props: HeadingProps): string {
  const { view, past } = props.table;
  if (past !== undefined) return translate("past.at", past, props.controller.table.newest);
  switch (view?.pending) {
    case "over":
      return translate("table.over");
    case "paused":
      return translate("table.paused");
    case "nonces":
      return translate("dice.wait");
    case "elsewhere":
      return translate("elsewhere.title");
    default:
      return asked(props);
  }
}

function asked({ table, parts, controller }: HeadingProps): string {
  const { view, info, actions } = table;
  const role = view?.roles?.[0] ?? view?.side;
  return expectation(
    parts,
    actions.length > 0,
    expectedVerb({ table, parts, controller }),
    askedOf(view),
    role ? info?.seats[role] : undefined,
    (info?.mine.length ?? 0) > 0,
  );
}

/** The verb under which a game's words say what is expected. */
function expectedVerb({ table, parts, controller }: HeadingProps): string | undefined {
  const { task } = controller;
  const step = table.view?.step;
  const plain = task.kind === "plain" ? (task.options[0]?.verb ?? "") : "";
  const verb = "verb" in task ? task.verb || (task.kind === "walk" ? task.done?.verb : "") : plain;
  const both = task.kind === "walk" && task.done ? `${task.verb} ${task.done.verb}` : "";
  const keys = [`at ${step}`, both, `${verb} at ${step}`];
  return keys.find((key) => key in parts.words.expects) ?? verb;
}

/** How the line to the server is, where it is not well. */
function Connection({ table: { link, restart } }: { table: TableState }) {
  return (
    <>
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
    </>
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
  const side = name(view.side);
  const [role, ...more] = view.roles ?? [];
  const alone = !role || role === view.side || more.length > 0 || playingAt(table).length <= 2;
  return alone ? side : `${name(role)} · ${side}`;
}

/** The step's name from the game's message file. */
function stepName({ view, messages }: TableState): string {
  // Who gives up does so in the midst of something.
  const step = view?.pending === "over" ? "over" : (view?.step ?? "");
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
