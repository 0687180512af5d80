import { useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { capitalize } from "../../i18n/translate";
import type { Findings, JudgedDecision } from "../../protocol/answers";
import type { GameEvent } from "../../protocol/types";
import { describeEvent } from "../log/describe";
import type { Naming } from "../log/naming";
import { requestFailure } from "../state/failure";
import type { TableState, TableStore } from "../state/tablestore";
import { openQuiz, playLine } from "./branch";
import { chanceAt, half, ofHundred, points, signOf } from "./figures";
import { OddsOfBoth } from "./odds";
import { Rollout } from "./rollout";
import { say } from "./words/words";

export interface PartProps {
  store: TableStore;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

/** Events as sentences, without what begins. */
export function toldBy({ table, naming }: Pick<PartProps, "table" | "naming">) {
  return (events: readonly GameEvent[]): string =>
    events
      .filter((event) => event.kind !== "began")
      .map((event) => describeEvent(event, table.messages, naming))
      .filter((sentence) => sentence !== "")
      .join(" ");
}

const ruleOf = (events: readonly GameEvent[]) =>
  events.find((event) => event.kind !== "began" && event.rule)?.rule;

/** One mistake: what it risked, and all that one may do to understand it. */
export function Mistake({
  d,
  found,
  open,
  go,
  ...props
}: PartProps & {
  d: JudgedDecision;
  found: Findings;
  open: boolean;
  go: (entry: number) => void;
}) {
  const { store, table, parts, naming } = props;
  const [better, setBetter] = useState(false);
  const [trouble, setTrouble] = useState("");
  const told = toldBy(props);
  const events = table.whole.find((line) => line.entry === d.entry)?.events ?? [];
  const instead = (d.told ?? []) as GameEvent[];
  const at = d.entry - 1;
  const doing = (work: Promise<void>) =>
    void work.catch((error: unknown) => setTrouble(requestFailure(error).reason));
  const reveal = () => {
    setBetter(!better);
    doing(better ? store.lookBack(at) : store.foresee(at, instead));
  };
  return (
    <li class={open ? "shown" : ""}>
      <button type="button" class="quiet" aria-expanded={open} onClick={() => go(at)}>
        <b aria-hidden="true">{signOf(d)}</b> {d.entry}. {naming.doer(d.by)}:{" "}
        {say("lost", d.mark === "none" ? "" : say(d.mark), points(d.loss), half(d.error))}
      </button>
      <p>
        <i>{say("played")}</i> {told(events) || say("ended")}
      </p>
      {open && (
        <>
          <p>{risked(d, found, parts)}</p>
          {better && (
            <p>
              <i>{say("instead")}</i> {told(instead) || say("ended")}{" "}
              {instead.some((event) => event.kind === "moved") && say("drawn")}
            </p>
          )}
          <p class="answers">
            <button type="button" class="quiet small" aria-pressed={better} onClick={reveal}>
              {say(better ? "hide" : "show")}
            </button>
            {better && (
              <button
                type="button"
                class="quiet small"
                onClick={() => doing(playLine(store.id, at, d.better))}
              >
                {say("try")}
              </button>
            )}
            <button
              type="button"
              class="quiet small"
              onClick={() =>
                doing(openQuiz({ table: store.id, at, loss: d.loss, known: d.better }))
              }
            >
              {say("find")}
            </button>
          </p>
          <OddsOfBoth
            table={store.id}
            d={d}
            rules={[ruleOf(events), ruleOf(instead)]}
            parts={parts}
          />
          <Rollout
            table={store.id}
            at={at}
            candidates={[...new Set([d.action, ...d.better.slice(0, 1)])]}
            told={told}
            label={say("rollout")}
          />
        </>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </li>
  );
}

/** What the decision did to the chance of its side. */
function risked(d: JudgedDecision, found: Findings, { words }: GameParts): string {
  const side = found.sides.find((s) => d.by === s.side || d.by.startsWith(s.side))?.side;
  const of = (chance: number) => (side === found.first ? chance : 1 - chance);
  const before = ofHundred(of(chanceAt(found, d.entry - 1)));
  const after = ofHundred(of(chanceAt(found, d.entry)));
  const name = words.sides[side ?? ""] ?? words.sidesOf[d.by] ?? d.by;
  return capitalize(say("risked", name, before, after));
}
