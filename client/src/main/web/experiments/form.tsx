import { useEffect, useMemo, useState } from "preact/hooks";
import { anyPartsOf } from "../games/games";
import { namedParts } from "../games/named";
import { LEVELS, levelName } from "../i18n/seat";
import { asSpoken, language } from "../i18n/translate";
import type { ExperimentChecked } from "../protocol/answers";
import { api } from "../protocol/api";
import type { GameDef, Messages } from "../protocol/types";
import { Options } from "../start/options";
import { experiments } from "./calls";
import { Factors } from "./factors";
import { AMOUNTS, blankDraft, type Draft, fileOf, type StopKind } from "./file";
import { Pick } from "./pick";
import { say, sayNamed } from "./words/words";

interface Props {
  games: readonly GameDef[];
  measures: readonly string[];
  onBegun: () => void;
}

/** Makes an experiment by choosing; what is chosen is checked by the server as it changes. */
export function ExperimentForm({ games, measures, onBegun }: Props) {
  const [draft, setDraft] = useState(() => blankDraft(games[0] as GameDef, say("question.first")));
  const [written, setWritten] = useState<string>();
  const game = games.find(({ id }) => id === draft.game) ?? (games[0] as GameDef);
  const chosen = useMemo(() => JSON.stringify(fileOf(draft, game), undefined, 2), [draft, game]);
  const text = written ?? chosen;
  const checked = useChecked(text);
  const [trouble, setTrouble] = useState("");
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const run = async () => {
    setTrouble("");
    try {
      await experiments.run(JSON.parse(text));
      onBegun();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      class="account-part experiment-form"
      aria-labelledby="new-experiment"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2 id="new-experiment">{say("new")}</h2>
      <fieldset class="experiment-choices" disabled={written !== undefined}>
        <Choices {...{ games, game, draft, measures, change }} />
      </fieldset>
      <details>
        <summary>{say("file")}</summary>
        <p class="faint" id="file-about">
          {say("file.about")}
        </p>
        <textarea
          aria-label={say("file")}
          aria-describedby="file-about"
          rows={12}
          spellcheck={false}
          value={text}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
        <p class="answers">
          {written !== undefined && (
            <button type="button" class="quiet" onClick={() => setWritten(undefined)}>
              {say("file.back")}
            </button>
          )}
          <a
            href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
            download="experiment.json"
          >
            {say("save")}
          </a>
        </p>
      </details>
      <Verdict checked={checked} />
      {trouble && (
        <p class="objection" role="alert">
          {trouble}
        </p>
      )}
      <p>
        <button type="submit" class="primary" disabled={!checked?.design}>
          {say("run")}
        </button>
      </p>
    </form>
  );
}

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 400;

/** What the server says of a file; nothing while it is asked. */
function useChecked(text: string): ExperimentChecked | undefined {
  const [checked, setChecked] = useState<ExperimentChecked>();
  useEffect(() => {
    let left = false;
    setChecked(undefined);
    const timer = window.setTimeout(async () => {
      const told = await checkOf(text);
      if (!left) setChecked(told);
    }, PAUSE);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  return checked;
}

async function checkOf(text: string): Promise<ExperimentChecked> {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null) throw new SyntaxError();
    return await experiments.check(file);
  } catch (error) {
    const reason = error instanceof SyntaxError ? say("file.wrong") : String(error);
    return { fault: { path: "", reason } };
  }
}

function Verdict({ checked }: { checked: ExperimentChecked | undefined }) {
  const { fault, design } = checked ?? {};
  return (
    <div role="status" class="experiment-verdict">
      {!checked && <p class="faint">{say("checking")}</p>}
      {design && <p>{say("fits", design.variants, design.games)}</p>}
      {fault && (
        <p class="objection">
          {say("wrong")} {fault.path && <code translate={false}>{fault.path}</code>}{" "}
          {asSpoken(fault.reason)}
        </p>
      )}
    </div>
  );
}

interface ChoicesProps {
  games: readonly GameDef[];
  game: GameDef;
  draft: Draft;
  measures: readonly string[];
  change: (part: Partial<Draft>) => void;
}

/** A game's sentences as a scenario words them. */
function useMessages(game: GameDef, scenario: string): Messages {
  const [messages, setMessages] = useState<Messages>({});
  useEffect(() => {
    api.messages(game.id, scenario, language()).then(setMessages, () => undefined);
  }, [game, scenario]);
  return messages;
}

function Choices({ games, game, draft, measures, change }: ChoicesProps) {
  const messages = useMessages(game, draft.scenario);
  const plain = anyPartsOf(game.id, game.title);
  const { words } = useMemo(() => namedParts(plain, messages), [plain, messages]);
  const sideName = (side: string) => words.sides[side] ?? side;
  return (
    <>
      <label class="field">
        <span>{say("question")}</span>
        <input
          value={draft.question}
          maxLength={200}
          onInput={(event) => change({ question: event.currentTarget.value })}
        />
      </label>
      <div class="experiment-row">
        <Pick
          title={say("game")}
          value={game.id}
          choices={games.map((one) => [one.id, anyPartsOf(one.id, one.title).words.place])}
          onPick={(id) => {
            const next = games.find((one) => one.id === id) ?? game;
            change({ ...blankDraft(next, draft.question) });
          }}
        />
        <Pick
          title={say("scenario")}
          value={draft.scenario}
          choices={game.scenarios.map(({ id, title }) => [id, title])}
          onPick={(scenario) => change({ scenario })}
        />
        <Pick
          title={say("side")}
          value={draft.side}
          choices={game.sides.map((side) => [side, sideName(side)])}
          onPick={(side) => change({ side })}
        />
      </div>
      <div class="experiment-row">
        {game.sides.map((side) => (
          <Pick
            key={side}
            title={say("player", sideName(side))}
            value={draft.players[side] ?? "regular"}
            choices={LEVELS.map((level) => [level, levelName(level)])}
            onPick={(level) => change({ players: { ...draft.players, [side]: level } })}
          />
        ))}
      </div>
      <Options
        {...{ game, messages }}
        scenario={draft.scenario}
        values={draft.options}
        onChange={(id, value) => change({ options: { ...draft.options, [id]: value } })}
      />
      <Factors {...{ game, draft, messages, change, sideName }} />
      <Stop draft={draft} change={change} />
      <fieldset class="experiment-measures">
        <legend>{say("measures")}</legend>
        {measures.map((measure) => (
          <label key={measure} class="tick">
            <input
              type="checkbox"
              checked={draft.measures.includes(measure)}
              onChange={(event) =>
                change({
                  measures: event.currentTarget.checked
                    ? [...draft.measures, measure]
                    : draft.measures.filter((one) => one !== measure),
                })
              }
            />
            <span>{sayNamed("measure", measure)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

const STOPS: readonly StopKind[] = ["games", "width", "sprt", "minutes", "balance"];

/** What the other number of a rule is called; nothing for one that has none. */
const AMOUNT = {
  games: undefined,
  width: "width",
  sprt: "gain",
  minutes: "minutes",
  balance: "target",
} as const;

function Stop({ draft, change }: { draft: Draft; change: ChoicesProps["change"] }) {
  const amount = AMOUNT[draft.stop];
  return (
    <div class="experiment-row">
      <Pick
        title={say("stop")}
        value={draft.stop}
        choices={STOPS.map((stop) => [stop, say(`stop.${stop}`)])}
        onPick={(stop) => change({ stop: stop as StopKind, amount: AMOUNTS[stop as StopKind] })}
      />
      {amount && (
        <Count title={say(amount)} value={draft.amount} onCount={(n) => change({ amount: n })} />
      )}
      <Count title={say("games")} value={draft.games} onCount={(n) => change({ games: n })} />
    </div>
  );
}

function Count({
  title,
  value,
  onCount,
}: {
  title: string;
  value: number;
  onCount: (count: number) => void;
}) {
  return (
    <label class="field">
      <span>{title}</span>
      <input
        type="number"
        value={value}
        onInput={({ currentTarget: { valueAsNumber: typed } }) =>
          Number.isNaN(typed) || onCount(typed)
        }
      />
    </label>
  );
}
