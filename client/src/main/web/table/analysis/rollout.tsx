import { useEffect, useRef, useState } from "preact/hooks";
import type { RolledOut } from "../../protocol/answers";
import { api } from "../../protocol/api";
import type { GameEvent } from "../../protocol/types";
import { requestFailure } from "../state/failure";
import { half, points } from "./figures";
import { say } from "./words/words";

const LEVELS = ["recruit", "regular"] as const;

interface Props {
  table: string;
  at: number;
  candidates: readonly string[];
  told: (events: readonly GameEvent[]) => string;
  label: string;
}

/** A position played out many times from several choices, side by side, until it is decided. */
export function Rollout({ table, at, candidates, told, label }: Props) {
  const [found, setFound] = useState<RolledOut>();
  const [running, setRunning] = useState(false);
  const [level, setLevel] = useState<string>("recruit");
  const [trouble, setTrouble] = useState("");
  const asking = useRef(0);
  useEffect(() => {
    setFound(undefined);
    setRunning(false);
    return () => {
      asking.current++;
    };
  }, [table, at, candidates.join()]);
  const start = async (by: string) => {
    const own = ++asking.current;
    setLevel(by);
    setRunning(true);
    setTrouble("");
    try {
      while (own === asking.current) {
        const now = await api.rollout({ table, at }, candidates, by);
        if (own !== asking.current) return;
        setFound(now);
        if (now.end !== "open") break;
      }
    } catch (error) {
      if (own === asking.current) setTrouble(requestFailure(error).reason);
    }
    if (own === asking.current) setRunning(false);
  };
  const stop = () => {
    asking.current++;
    setRunning(false);
  };
  return (
    <div class="rollout">
      <p class="answers">
        {running ? (
          <button type="button" class="quiet small" onClick={stop}>
            {say("stop")}
          </button>
        ) : (
          <button type="button" class="quiet small" onClick={() => void start(level)}>
            {found?.end === "open" ? say("more") : label}
          </button>
        )}
        {(found || running) && (
          <label class="analysis-depth">
            <span>{say("rollout.level")}</span>
            <select
              value={level}
              disabled={running}
              onChange={(event) => void start(event.currentTarget.value)}
            >
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {say(`rollout.${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
      {found && <Candidates found={found} told={told} />}
    </div>
  );
}

function Candidates({ found, told }: { found: RolledOut; told: Props["told"] }) {
  const spared = Math.round(100 * Math.min(...found.candidates.map((c) => c.spared)));
  return (
    <>
      <table class="analysis-sides">
        <caption>{say("rollout.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("rollout.choice")}</th>
            <th scope="col">{say("rollout.wins")}</th>
            <th scope="col">{say("rollout.behind")}</th>
          </tr>
        </thead>
        <tbody>
          {found.candidates.map((c, i) => (
            <tr key={c.action}>
              <th scope="row">{told(c.told as GameEvent[]) || c.action}</th>
              <td>
                {points(c.chance)} ± {half(c.error)}
              </td>
              <td>{i === 0 ? "–" : `${points(c.behind)} ± ${half(c.behindError)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine" role="status">
        {say("rollout.games", found.games, found.most)}. {say(`rollout.${found.end}`)}
        {spared > 0 && ` ${say("rollout.spared", spared)}`}
      </p>
    </>
  );
}
