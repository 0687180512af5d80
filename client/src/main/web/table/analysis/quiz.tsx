import { useState } from "preact/hooks";
import type { Verdict } from "../../protocol/answers";
import { api } from "../../protocol/api";
import type { GameEvent } from "../../protocol/types";
import { standingLines } from "../board/recent";
import { wayBack } from "../replay/back";
import { requestFailure } from "../state/failure";
import { isWord } from "../state/undone";
import { openQuiz, type quizOf } from "./branch";
import { half, points, signOf } from "./figures";
import type { PartProps } from "./mistake";
import { toldBy } from "./mistake";
import { say } from "./words/words";

type Asked = NonNullable<ReturnType<typeof quizOf>>;

/** The choices that somebody made one after another since an entry, up to the first dice or another's. */
function tried(lines: PartProps["table"]["lines"], from: number): string[] {
  const own = standingLines(lines).filter((line) => line.entry > from && !isWord(line));
  const first = own[0]?.by;
  const end = own.findIndex((line) => line.by !== first);
  return own.slice(0, end < 0 ? own.length : end).map((line) => line.text);
}

/** Where one is to do better than was played: the task, the try, the verdict. */
export function QuizCard({ quiz, ...props }: PartProps & { quiz: Asked }) {
  const { table, store } = props;
  const [verdict, setVerdict] = useState<Verdict>();
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState("");
  const judge = async () => {
    const plan = tried(table.whole, quiz.from);
    setTrouble(plan.length === 0 ? say("quiz.nothing") : "");
    if (plan.length === 0) return;
    setWaiting(true);
    try {
      setVerdict(await api.judge({ table: quiz.table, at: quiz.at }, plan, quiz.known));
    } catch (error) {
      setTrouble(requestFailure(error).reason);
    }
    setWaiting(false);
  };
  const back = wayBack(store.id, table.info?.record);
  const again = () => {
    const { from, ...same } = quiz;
    void openQuiz(same).catch((error: unknown) => setTrouble(requestFailure(error).reason));
  };
  return (
    <section class="card analysis quiz" aria-label={say("quiz.title")}>
      <h2>{say("quiz.title")}</h2>
      <p>{say("quiz.task", points(quiz.loss))}</p>
      <div role="status">
        {waiting && <p>{say("quiz.wait")}</p>}
        {verdict && !waiting && <Told verdict={verdict} told={toldBy(props)} />}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      <p class="answers">
        <button type="button" disabled={waiting} onClick={() => void judge()}>
          {say("quiz.ask")}
        </button>
        <button type="button" class="quiet" onClick={again}>
          {say("quiz.again")}
        </button>
        {back && <a href={back}>{say("quiz.back")}</a>}
      </p>
    </section>
  );
}

function Told({
  verdict,
  told,
}: {
  verdict: Verdict;
  told: (events: readonly GameEvent[]) => string;
}) {
  const { loss, error, mark } = verdict;
  if (loss <= 0) return <p>{say("quiz.best")}</p>;
  return (
    <>
      <p>
        <b>{signOf({ mark })}</b>{" "}
        {say(mark === "none" ? "quiz.close" : "quiz.lost", points(loss), half(error))}
      </p>
      <p>
        <i>{say("instead")}</i> {told(verdict.told as GameEvent[]) || say("ended")}
      </p>
    </>
  );
}
