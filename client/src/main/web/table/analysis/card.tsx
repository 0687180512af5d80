import { useEffect, useRef, useState } from "preact/hooks";
import { capitalize } from "../../i18n/translate";
import type { Findings, JudgedDecision } from "../../protocol/answers";
import { useStore } from "../../state/store";
import { quizOf } from "./branch";
import { diceOf, half, marked, ofHundred, playOf, points, signed } from "./figures";
import { ChanceGraph } from "./graph";
import { Mistake, type PartProps, toldBy } from "./mistake";
import { Steps, Throws, Turns } from "./parts";
import { QuizCard } from "./quiz";
import { Rollout } from "./rollout";
import { analysisOf, DEPTHS, type Depth, MARKS, type Marks } from "./state";
import { SummaryCard } from "./summary";
import { say } from "./words/words";

/** The analysis of a game: begun by a press, then curve, sides, turns and mistakes. */
export default function AnalysisCard(props: PartProps) {
  const { store, table } = props;
  const quiz = quizOf(store.id);
  return (
    <>
      {quiz && <QuizCard {...props} quiz={quiz} />}
      {(store.isOver || table.past !== undefined) && !quiz && <GameCard {...props} />}
    </>
  );
}

function GameCard(props: PartProps) {
  const { store, table } = props;
  const analysis = analysisOf(store.id);
  const state = useStore(analysis);
  const { found, running, done, of, depth, marks, trouble } = state;
  const at = table.past;
  const chooses = at !== undefined && table.view?.pending === "choice";
  const [wide, setWide] = useState(false);
  useEscape(wide, () => setWide(false));
  const { card, begin } = useShownWhenFound(found, (...how: [Depth, Marks]) => {
    void analysis.start(...how);
  });
  return (
    <section
      ref={card}
      class={wide ? "card analysis wide" : "card analysis"}
      aria-label={say("title")}
    >
      <div class="analysis-head">
        <h2>{say("title")}</h2>
        {found && (
          <button type="button" class="quiet small" onClick={() => setWide(!wide)}>
            {say(wide ? "narrow" : "wide")}
          </button>
        )}
      </div>
      {!found && !running && <p class="invite">{say("invite")}</p>}
      {found && <Result {...props} found={found} onGo={() => setWide(false)} />}
      {running && (
        <p role="status">
          <progress value={done} max={Math.max(1, of)} aria-label={say("title")} />{" "}
          {say("progress", done, of)}
        </p>
      )}
      {trouble && <p role="alert">{trouble}</p>}
      <p class="answers">
        {running ? (
          <button type="button" onClick={() => analysis.stop()}>
            {say("stop")}
          </button>
        ) : (
          <button type="button" onClick={() => begin(depth, marks)}>
            {say(found ? "again" : done > 0 ? "more" : "begin")}
          </button>
        )}
        <Choice
          label={say("depth")}
          value={depth}
          values={DEPTHS}
          told={say}
          disabled={running}
          onChoice={(next) => begin(next as Depth, marks)}
        />
        {found && (
          <Choice
            label={say("marks")}
            value={marks}
            values={MARKS}
            told={(one) => say(`marks.${one}`)}
            disabled={running}
            onChoice={(next) => begin(depth, next as Marks)}
          />
        )}
      </p>
      {chooses && (
        <Rollout
          table={store.id}
          at={at}
          candidates={[]}
          told={toldBy(props)}
          label={say("rollout.here")}
        />
      )}
    </section>
  );
}

/** Shows a card from its beginning once there is what was asked for: it grows above the button. */
function useShownWhenFound<A extends unknown[]>(found: unknown, ask: (...how: A) => void) {
  const card = useRef<HTMLElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!found || !asked.current) return;
    asked.current = false;
    card.current?.scrollIntoView({ block: "start" });
  }, [found]);
  const begin = (...how: A) => {
    asked.current = true;
    ask(...how);
  };
  return { card, begin };
}

/** The key that ends reading in the whole window. */
function useEscape(on: boolean, end: () => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      end();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  });
}

function Choice<T extends string>({
  label,
  value,
  values,
  told,
  disabled,
  onChoice,
}: {
  label: string;
  value: T;
  values: readonly T[];
  told: (one: T) => string;
  disabled: boolean;
  onChoice: (next: string) => void;
}) {
  return (
    <label class="analysis-depth">
      <span>{label}</span>
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => onChoice(event.currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {told(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Result({ found, onGo, ...props }: PartProps & { found: Findings; onGo: () => void }) {
  const { store, table, parts } = props;
  const name = (side: string) => parts.words.sides[side] ?? side;
  const last = store.newest;
  const go = (entry: number) => {
    onGo();
    store.play(false);
    void store.lookBack(entry);
  };
  const mistakes = marked(found);
  const now = table.past ?? last;
  const { next, before } = neighbours(mistakes, now);
  useMistakeKeys(next, before, go);
  return (
    <>
      <div class="analysis-course">
        <ChanceGraph found={found} last={last} past={table.past} side={name(found.first)} go={go} />
        <div>
          <Turns found={found} name={name} />
          <p class="fine">{say("turns.how")}</p>
        </div>
      </div>
      <Sides found={found} name={name} told={(side) => parts.words.sidesOf[side] ?? name(side)} />
      <h3>{say("mistakes")}</h3>
      {mistakes.length === 0 ? (
        <p>{say("none")}</p>
      ) : (
        <>
          <p class="answers">
            <Step label={say("before")} to={before} keys="Shift+N" go={go} />
            <Step label={say("next")} to={next} keys="N" go={go} />
          </p>
          <p class="fine">{say("keys")}</p>
          <ol class="mistakes">
            {mistakes.map((d) => (
              <Mistake
                key={d.entry}
                {...props}
                {...{ d, found, go }}
                open={table.past === d.entry - 1}
              />
            ))}
          </ol>
        </>
      )}
      <Throws found={found} name={name} go={go} />
      <Steps found={found} name={name} messages={table.messages} />
      {found.sides.map((side) => (
        <details key={side.side}>
          <summary>{say("summary", name(side.side))}</summary>
          <SummaryCard {...{ found, side, last }} name={name(side.side)} game={parts.words.place} />
        </details>
      ))}
      <p class="fine">{say("how")}</p>
    </>
  );
}

/** The positions before the next mistake and the one before, from where one looks. */
function neighbours(mistakes: readonly JudgedDecision[], now: number) {
  const at = mistakes.map((d) => d.entry - 1);
  return { next: at.find((entry) => entry > now), before: at.findLast((entry) => entry < now) };
}

function Step({
  label,
  to,
  keys,
  go,
}: {
  label: string;
  to: number | undefined;
  keys: string;
  go: (entry: number) => void;
}) {
  return (
    <button
      type="button"
      class="quiet small"
      aria-keyshortcuts={keys}
      disabled={to === undefined}
      onClick={() => to !== undefined && go(to)}
    >
      {label}
    </button>
  );
}

/** N and Shift+N go from mistake to mistake. */
function useMistakeKeys(
  next: number | undefined,
  before: number | undefined,
  go: (entry: number) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const elsewhere = (event.target as Element).closest("dialog, input, textarea, select");
      if (elsewhere || event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey) return;
      const to = event.shiftKey ? before : next;
      if (to !== undefined) go(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function Sides({
  found,
  name,
  told,
}: {
  found: Findings;
  name: (side: string) => string;
  /** Who a side is within a sentence. */
  told: (side: string) => string;
}) {
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
                {signed(side.luck)} ± {half(side.luckError)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.sides.slice(0, 1).map((side) => (
        <p key={side.side}>
          {diceOf(side, told(side.side))}{" "}
          {capitalize(say("percentile", told(side.side), Math.round(side.percentile)))}{" "}
          {side.adjusted !== undefined &&
            say("adjusted", told(side.side), ofHundred(side.adjusted))}
        </p>
      ))}
    </>
  );
}
