import { useEffect, useState } from "preact/hooks";
import { Questions } from "../dialog/dialog";
import { language, translate } from "../i18n/translate";
import type { ExperimentList } from "../protocol/answers";
import { api } from "../protocol/api";
import type { GameDef } from "../protocol/types";
import { experiments } from "./calls";
import { ExperimentForm } from "./form";
import { Kept } from "./kept";
import { OneExperiment } from "./one";
import { useAgain } from "./polled";
import { say } from "./words/words";

/** The page of experiments: to make one, those that are here, or one of them. */
export default function Page({ id }: { id: string }) {
  const [games, setGames] = useState<GameDef[]>();
  useEffect(() => {
    document.title = `${say("title")} · ${translate("app.title")}`;
    api.games(language()).then(
      (answer) => setGames(answer.games),
      // without their names their ids are shown
      () => setGames([]),
    );
  }, []);
  return (
    <div class="start experiments">
      <header class="start-head">
        <h1>
          <a href="/">{translate("app.title")}</a>
        </h1>
        <p>{say("tagline")}</p>
        {id && (
          <nav aria-label={say("title")}>
            <a href="/experiments">{say("back")}</a>
          </nav>
        )}
      </header>
      {!games && <main aria-busy="true" />}
      {games && (id ? <OneExperiment id={id} games={games} /> : <Bench games={games} />)}
      <Questions />
    </div>
  );
}

/** Where experiments are made, and those that are here. */
function Bench({ games }: { games: readonly GameDef[] }) {
  const { told, trouble, again } = useAgain<ExperimentList>(
    () => experiments.list(),
    (list) => list.experiments.some(({ state }) => state === "running" || state === "waiting"),
  );
  if (trouble && !told) {
    return (
      <main>
        <h2>{say("refused")}</h2>
        <p role="alert">{trouble}</p>
      </main>
    );
  }
  return (
    <main class="experiments-bench">
      {told && games[0] && (
        <ExperimentForm games={games} measures={told.measures} onBegun={again} />
      )}
      {told && <Kept rows={told.experiments} games={games} onChange={again} />}
    </main>
  );
}
