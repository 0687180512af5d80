import { useState } from "preact/hooks";
import { ask } from "../dialog/ask";
import { anyPartsOf } from "../games/games";
import { asSpoken, translate } from "../i18n/translate";
import type { ExperimentRow } from "../protocol/answers";
import type { GameDef } from "../protocol/types";
import { experiments } from "./calls";
import { Compared } from "./compared";
import { count, span } from "./figures";
import { say } from "./words/words";

interface Props {
  rows: readonly ExperimentRow[];
  games: readonly GameDef[];
  onChange: () => void;
}

/** The experiments that are here; two of them may be laid side by side. */
export function Kept({ rows, games, onChange }: Props) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const pick = (id: string, on: boolean) =>
    setPicked((now) => (on ? [...now.slice(-1), id] : now.filter((one) => one !== id)));
  const [one, other] = picked.filter((id) => rows.some((row) => row.id === id));
  return (
    <section class="account-part experiments-kept" aria-labelledby="experiments-here">
      <h2 id="experiments-here">{say("list")}</h2>
      {rows.length === 0 && <p>{say("empty")}</p>}
      <ul class="plain">
        {rows.map((row) => (
          <li key={row.id}>
            <label class="tick">
              <input
                type="checkbox"
                aria-label={say("compare.pick", row.question)}
                checked={picked.includes(row.id)}
                onChange={(event) => pick(row.id, event.currentTarget.checked)}
              />
            </label>
            <div class="experiment-line">
              <a href={`/experiments/${row.id}`} translate={false}>
                {row.question}
              </a>
              <p class="faint">{about(row, games)}</p>
              <Stands row={row} />
            </div>
            <Doing row={row} onChange={onChange} />
          </li>
        ))}
      </ul>
      {one && other && <Compared key={`${one} ${other}`} one={one} other={other} />}
    </section>
  );
}

/** The game and scenario of an experiment, by name. */
export function about(row: ExperimentRow, games: readonly GameDef[]): string {
  const game = games.find(({ id }) => id === row.game);
  const scenario = game?.scenarios.find(({ id }) => id === row.scenario)?.title ?? row.scenario;
  const place = game ? anyPartsOf(game.id, game.title).words.place : row.game;
  return place === scenario ? place : `${place}, ${scenario}`;
}

/** How far an experiment has come. */
export function Stands({ row }: { row: ExperimentRow }) {
  const { state, done, most, secondsLeft, fault } = row;
  return (
    <>
      <p>
        {say(`state.${state}`)}, {say("progress", count(done), count(most))}
        {state === "running" && done > 0 && `, ${say("left", span(secondsLeft))}`}
      </p>
      {state === "running" && <progress aria-label={row.question} max={most} value={done} />}
      {fault && <p class="objection">{asSpoken(fault)}</p>}
    </>
  );
}

/** What may be done with an experiment as it stands. */
export function Doing({ row, onChange }: { row: ExperimentRow; onChange: () => void }) {
  const [trouble, setTrouble] = useState("");
  const going = row.state === "running" || row.state === "waiting";
  const act = async (what: Promise<unknown>) => {
    try {
      await what;
      setTrouble("");
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    onChange();
  };
  const remove = async () => {
    const sure = await ask({
      title: say("remove"),
      text: [say("remove.sure")],
      answers: [{ value: "yes", label: say("remove") }],
      leave: translate("drawer.close"),
    });
    if (sure) await act(experiments.remove(row.id));
  };
  const named = (word: string) => `${word}: ${row.question}`;
  return (
    <div class="answers">
      {going && (
        <button
          type="button"
          class="quiet"
          aria-label={named(say("stopIt"))}
          onClick={() => void act(experiments.stop(row.id))}
        >
          {say("stopIt")}
        </button>
      )}
      {!going && row.state !== "done" && (
        <button
          type="button"
          class="quiet"
          aria-label={named(say("goOn"))}
          onClick={() => void act(experiments.goOn(row.id))}
        >
          {say("goOn")}
        </button>
      )}
      {!going && (
        <button
          type="button"
          class="quiet"
          aria-label={named(say("remove"))}
          onClick={() => void remove()}
        >
          {say("remove")}
        </button>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
