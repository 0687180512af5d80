import { useEffect } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import type { Findings, JudgedDecision, SideFindings } from "../../protocol/answers";
import type { GameEvent } from "../../protocol/types";
import { useStore } from "../../state/store";
import { describeEvent } from "../log/describe";
import type { Naming } from "../log/naming";
import type { TableState, TableStore } from "../state/tablestore";
import { ChanceGraph, signOf } from "./graph";
import { analysisOf, DEPTHS, type Depth } from "./state";
import { say } from "./words/words";

interface Props {
  store: TableStore;
  table: TableState;
  parts: GameParts;
  naming: Naming;
}

/** Points of winning chance, a tenth of them at the finest. */
export const points = (chance: number): string => (chance * 100).toFixed(1);

/** [design] What a rate of losses is called: up to so much of winning chance a decision. */
const PLAY = [
  [0.004, "fine"],
  [0.01, "sound"],
  [0.02, "loose"],
] as const;

/** The word for how a side played. */
export function playOf(side: SideFindings): string {
  return say(PLAY.find(([most]) => side.rate <= most)?.[1] ?? "careless");
}

/** The analysis of a game that is over: begun by a press, then curve, sides and mistakes. */
export default function AnalysisCard({ store, table, parts, naming }: Props) {
  const analysis = analysisOf(store.id);
  const state = useStore(analysis);
  const { found, running, done, of, depth, trouble } = state;
  return (
    <section class="card analysis" aria-label={say("title")}>
      <h2>{say("title")}</h2>
      {!found && !running && <p>{say("invite")}</p>}
      {found && <Result {...{ store, table, parts, naming, found }} />}
      {running && (
        <p role="status">
          <progress value={done} max={Math.max(1, of)} /> {say("progress", done, of)}
        </p>
      )}
      {trouble && <p role="alert">{trouble}</p>}
      <p class="answers">
        {running ? (
          <button type="button" onClick={() => analysis.stop()}>
            {say("stop")}
          </button>
        ) : (
          <button type="button" onClick={() => void analysis.start(depth)}>
            {say(found ? "again" : done > 0 ? "more" : "begin")}
          </button>
        )}
        <label class="analysis-depth">
          <span>{say("depth")}</span>
          <select
            value={depth}
            disabled={running}
            onChange={(event) => void analysis.start(event.currentTarget.value as Depth)}
          >
            {DEPTHS.map((d) => (
              <option key={d} value={d}>
                {say(d)}
              </option>
            ))}
          </select>
        </label>
      </p>
    </section>
  );
}

function Result({ store, table, parts, naming, found }: Props & { found: Findings }) {
  const name = (side: string) => parts.words.sides[side] ?? side;
  const last = store.newest;
  const go = (entry: number) => {
    store.play(false);
    void store.lookBack(entry);
  };
  const mistakes = found.decisions.filter((d) => d.mark !== "none");
  useMistakeKeys(mistakes, table.past ?? last, go);
  return (
    <>
      <ChanceGraph found={found} last={last} past={table.past} side={name(found.first)} go={go} />
      <Sides found={found} name={name} />
      <h3>{say("mistakes")}</h3>
      {mistakes.length === 0 ? (
        <p>{say("none")}</p>
      ) : (
        <>
          <p class="fine">{say("keys")}</p>
          <ol class="mistakes">
            {mistakes.map((d) => (
              <Mistake key={d.entry} {...{ d, table, naming, go }} />
            ))}
          </ol>
        </>
      )}
      <p class="fine">{say("how")}</p>
    </>
  );
}

/** N and Shift+N go from mistake to mistake. */
function useMistakeKeys(
  mistakes: readonly JudgedDecision[],
  now: number,
  go: (entry: number) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const elsewhere = (event.target as Element).closest("dialog, input, textarea, select");
      if (elsewhere || event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey) return;
      const before = (d: JudgedDecision) => d.entry - 1;
      const next = event.shiftKey
        ? mistakes.findLast((d) => before(d) < now)
        : mistakes.find((d) => before(d) > now);
      if (next) go(before(next));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function Sides({ found, name }: { found: Findings; name: (side: string) => string }) {
  return (
    <>
      <table class="analysis-sides">
        <thead>
          <tr>
            <th scope="col">{say("sideHead")}</th>
            <th scope="col">{say("playHead")}</th>
            <th scope="col">{say("rateHead")}</th>
            <th scope="col">{say("luckHead")}</th>
          </tr>
        </thead>
        <tbody>
          {found.sides.map((side) => (
            <tr key={side.side}>
              <th scope="row">{name(side.side)}</th>
              <td>{side.decisions > 0 ? playOf(side) : "–"}</td>
              <td>{side.decisions > 0 ? points(side.rate) : "–"}</td>
              <td>
                {side.luck > 0 ? "+" : ""}
                {points(side.luck)} ± {points(1.96 * side.luckError)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.sides.slice(0, 1).map((side) => (
        <p key={side.side}>
          {say("percentile", name(side.side), Math.round(side.percentile))}.{" "}
          {side.adjusted !== undefined &&
            say("adjusted", name(side.side), Math.round(side.adjusted * 100))}
        </p>
      ))}
    </>
  );
}

function Mistake({
  d,
  table,
  naming,
  go,
}: {
  d: JudgedDecision;
  table: TableState;
  naming: Naming;
  go: (entry: number) => void;
}) {
  const told = (events: readonly GameEvent[]) =>
    events
      .filter((event) => event.kind !== "began")
      .map((event) => describeEvent(event, table.messages, naming))
      .filter((sentence) => sentence !== "")
      .join(" ");
  const played = told(table.whole.find((line) => line.entry === d.entry)?.events ?? []);
  return (
    <li class={table.past === d.entry - 1 ? "shown" : ""}>
      <button type="button" class="quiet" onClick={() => go(d.entry - 1)}>
        <b>{signOf(d)}</b> {d.entry}. {naming.doer(d.by)}:{" "}
        {say("lost", points(d.loss), points(1.96 * d.error))}
      </button>
      <p>
        <i>{say("played")}</i> {played || say("ended")}
      </p>
      <p>
        <i>{say("instead")}</i> {told((d.told ?? []) as GameEvent[]) || say("ended")}
      </p>
    </li>
  );
}
