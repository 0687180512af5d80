import { useEffect, useState } from "preact/hooks";
import type { ExperimentsCompared } from "../protocol/answers";
import { experiments } from "./calls";
import { percent } from "./figures";
import { Told, variantName } from "./shares";
import { say } from "./words/words";

/** Two experiments side by side, variant by variant. */
export function Compared({ one, other }: { one: string; other: string }) {
  const [told, setTold] = useState<ExperimentsCompared>();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    experiments.compare(one, other).then(setTold, (error: unknown) => setTrouble(String(error)));
  }, [one, other]);
  if (trouble) return <p role="alert">{trouble}</p>;
  if (!told) return null;
  const { differing, variants } = told;
  return (
    <>
      <h3>{say("compare.title")}</h3>
      <p>
        {say("first")}: {told.one.question}; {say("second")}: {told.other.question}
      </p>
      <p class="faint">
        {differing.length === 0 ? say("compare.same") : say("compare.differ", differing.join(", "))}
      </p>
      {variants.length === 0 && <p>{say("compare.none")}</p>}
      {variants.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
        <section class="experiment-table" tabIndex={0} aria-label={say("compare.title")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("variant")}</th>
                <th scope="col">{say("first")}</th>
                <th scope="col">{say("second")}</th>
                <th scope="col">{say("points")}</th>
              </tr>
            </thead>
            <tbody>
              {variants.map((pair) => (
                <tr key={pair.one.label}>
                  <th scope="row">{variantName(pair.one.label)}</th>
                  <td>{percent(pair.one.share)}</td>
                  <td>{percent(pair.other.share)}</td>
                  <td>
                    <Told difference={pair.difference} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
