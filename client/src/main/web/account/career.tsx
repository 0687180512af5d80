import { useEffect, useRef, useState } from "preact/hooks";
import { partsOf } from "../games/games";
import type { CareerLine, CareerTold } from "../protocol/answers";
import { api } from "../protocol/api";
import { half, points, signed } from "../table/analysis/figures";
import { say } from "../table/analysis/words/words";
import { reason } from "./form";

/** How one plays: what one's finished games have in common, analysed a little at a time. */
export default function Career() {
  const [told, setTold] = useState<CareerTold>();
  const [running, setRunning] = useState(false);
  const [trouble, setTrouble] = useState("");
  const asking = useRef(0);
  useEffect(
    () => () => {
      asking.current++;
    },
    [],
  );
  const start = async () => {
    const own = ++asking.current;
    setRunning(true);
    setTrouble("");
    try {
      while (own === asking.current) {
        const now = await api.career();
        if (own !== asking.current) return;
        setTold(now);
        if (now.done >= now.of) break;
      }
    } catch (error) {
      setTrouble(reason(error));
    }
    if (own === asking.current) setRunning(false);
  };
  const stop = () => {
    asking.current++;
    setRunning(false);
  };
  return (
    <>
      {!told && !running && <p>{say("career.invite")}</p>}
      {told?.of === 0 && <p>{say("career.none")}</p>}
      {told && told.done > 0 && <Told told={told} />}
      <p role="status">{told && told.of > 0 && say("career.progress", told.done, told.of)}</p>
      {trouble && <p role="alert">{trouble}</p>}
      <p class="answers">
        {running ? (
          <button type="button" class="quiet" onClick={stop}>
            {say("stop")}
          </button>
        ) : (
          <button type="button" class="quiet" onClick={() => void start()}>
            {say(told && told.done < told.of ? "more" : "career.begin")}
          </button>
        )}
        {told && told.done > 0 && <Saves told={told} />}
      </p>
    </>
  );
}

function Told({ told }: { told: CareerTold }) {
  const { whole } = told;
  const within = Math.abs(whole.luck) <= 1.96 * whole.spread;
  return (
    <>
      <p>
        {say("career.luck", signed(whole.luck), half(whole.luckError), half(whole.spread))}{" "}
        {say(within ? "career.fair" : "career.odd")}
      </p>
      <div class="analysis-parts">
        <table>
          <thead>
            <tr>
              <th scope="col">{say("career.by")}</th>
              <th scope="col">{say("career.games")}</th>
              <th scope="col">{say("rateHead")}</th>
              <th scope="col">{say("luckHead")}</th>
            </tr>
          </thead>
          <tbody>
            {[...told.games, ...told.sides, ...told.phases].map((line) => (
              <tr key={line.name}>
                <th scope="row">{nameOf(line)}</th>
                <td>{line.games}</td>
                <td>
                  {line.decisions > 0 ? `${points(line.rate)} ± ${half(line.rateError)}` : "–"}
                </td>
                <td>
                  {signed(line.luck)} ± {half(line.luckError)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The game's name, and the side or phase as the game calls it. */
function nameOf({ name = "" }: CareerLine): string {
  const [game = "", part = ""] = name.split(" ");
  const words = partsOf(game)?.words;
  return [words?.place ?? game, words?.sides[part] ?? part].filter((word) => word).join(", ");
}

const COLUMNS = [
  "games",
  "decisions",
  "rate",
  "rateError",
  "luck",
  "luckError",
  "spread",
  "percentile",
] as const;

function csvOf({ games, sides, phases }: CareerTold): string {
  const row = (by: string) => (line: CareerLine) =>
    [by, line.name ?? "", ...COLUMNS.map((column) => line[column])].join(",");
  const rows = [...games.map(row("game")), ...sides.map(row("side")), ...phases.map(row("phase"))];
  return `${["by", "name", ...COLUMNS].join(",")}\n${rows.join("\n")}\n`;
}

function Saves({ told }: { told: CareerTold }) {
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => saveText("zeriba-career.json", JSON.stringify(told, undefined, 2))}
      >
        {say("career.json")}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => saveText("zeriba-career.csv", csvOf(told))}
      >
        {say("career.csv")}
      </button>
    </>
  );
}

function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
