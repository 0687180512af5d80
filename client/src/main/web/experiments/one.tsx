import { anyPartsOf } from "../games/games";
import { asSpoken, language } from "../i18n/translate";
import type { ExperimentTold } from "../protocol/answers";
import type { GameDef } from "../protocol/types";
import { experiments } from "./calls";
import { about, Doing, Stands } from "./kept";
import { useAgain } from "./polled";
import { Shares, variantName } from "./shares";
import { say } from "./words/words";

/** One experiment: what its games say so far, and what was asked. */
export function OneExperiment({ id, games }: { id: string; games: readonly GameDef[] }) {
  const { told, trouble, again } = useAgain<ExperimentTold>(
    () => experiments.one(id),
    ({ row }) => row.state === "running" || row.state === "waiting",
  );
  if (!told) return <main>{trouble && <p role="alert">{trouble}</p>}</main>;
  const { row, design, answer, shares, found, confirmed, report, file } = told;
  const game = games.find((one) => one.id === row.game);
  const side = (game && anyPartsOf(game.id, game.title).words.sides[design.side]) ?? design.side;
  const leave = () => {
    // a removed experiment has no page any more
    experiments.one(id).then(again, () => location.assign("/experiments"));
  };
  return (
    <main class="experiments-one">
      <section class="account-part" aria-labelledby="experiment">
        <h2 id="experiment" translate={false}>
          {row.question}
        </h2>
        <p class="faint">{about(row, games)}</p>
        {answer && <p class="experiment-answer">{asSpoken(answer)}</p>}
        <Stands row={row} />
        {!report && <p class="faint">{say("report.later")}</p>}
        <div class="answers">
          {report && (
            <a class="primary" href={`${report}?lang=${language()}`}>
              {say("report")}
            </a>
          )}
          <Doing row={row} onChange={leave} />
        </div>
      </section>
      <section class="account-part" aria-labelledby="experiment-shares">
        <h2 id="experiment-shares">{say("shares")}</h2>
        {shares.length === 0 && <p>{say("none")}</p>}
        {shares.length > 0 && <Shares side={side} shares={shares} />}
        {found && <p>{say("found", variantName(found))}</p>}
        {confirmed.length > 0 && (
          <>
            <h3>{say("confirmed")}</h3>
            <Shares side={side} shares={confirmed} />
          </>
        )}
      </section>
      <section class="account-part" aria-labelledby="experiment-file">
        <h2 id="experiment-file">{say("file")}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys */}
        <pre class="experiment-source" tabIndex={0} translate={false}>
          {JSON.stringify(JSON.parse(file), undefined, 2)}
        </pre>
      </section>
    </main>
  );
}
