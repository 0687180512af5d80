import type { GameParts } from "../../games/parts";
import { api } from "../../wire/api";
import type { Arithmetic } from "../../wire/types";
import { filled, say, signed } from "../../words/say";
import type { Action } from "../action";
import { useAnswers } from "../answers";
import type { Desk } from "../desk";
import { columnOf } from "../faces";
import { actionSpoken, type Naming } from "../telling";

/** Choices in a table, each with its column and the chance of every result there, in percent. */
export function Weighed({
  desk,
  parts,
  naming,
  options,
}: {
  desk: Desk;
  parts: GameParts;
  naming: Naming;
  options: readonly Action[];
}) {
  const known = useAnswers(
    () => Promise.all(options.map(({ text }) => api.arithmetic(desk.table.asked, text))),
    [desk, options.map(({ text }) => text).join(";")],
  );
  const faces = known.flatMap(columnOf);
  const results = Object.keys(parts.words.results).filter((result) =>
    faces.some((face) => face.result === result),
  );
  return (
    <section class="card">
      <table class="weighed">
        {parts.words.weighed && <caption>{parts.words.weighed}</caption>}
        <thead>
          <tr>
            <td />
            <td>{say("weighed.column")}</td>
            {results.map((result) => (
              <th key={result} scope="col" class={`result-${result}`}>
                <abbr title={parts.words.results[result]}>{result}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.text}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={actionSpoken(option.text, parts, naming)}
                  onClick={() => void desk.play(option.text)}
                >
                  {inShort(option, parts, naming)}
                </button>
              </th>
              <Chances
                odds={known.find(({ action }) => action === option.text)}
                results={results}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Chances({ odds, results }: { odds: Arithmetic | undefined; results: readonly string[] }) {
  return (
    <>
      <td>{odds?.column && signed(odds.column)}</td>
      {results.map((result) => (
        <td key={result}>{odds && inPercent(odds, result)}</td>
      ))}
    </>
  );
}

function inPercent(odds: Arithmetic, result: string): string {
  const same = columnOf(odds).filter((face) => face.result === result);
  return same.length === 0 ? "–" : (100 * same.reduce((sum, o) => sum + o.p, 0)).toFixed(0);
}

function inShort({ text, verb }: Action, parts: GameParts, naming: Naming): string {
  const { brief = {} } = parts.words;
  const pattern = brief[text] ?? brief[verb];
  if (!pattern) return actionSpoken(text, parts, naming);
  return filled(pattern, text.split(" ").slice(1));
}
