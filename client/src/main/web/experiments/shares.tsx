import { asSpoken } from "../i18n/translate";
import type { Difference, VariantShare } from "../protocol/answers";
import { count, percent, points } from "./figures";
import { say } from "./words/words";

/** What the base is called by the server. */
const BASE = "base";

/** A variant by the levels that differ from the base. */
export const variantName = (label: string): string =>
  label === BASE ? say("base") : asSpoken(label);

/** A difference with its interval, strong where that leaves out none at all. */
export function Told({ difference }: { difference: Difference }) {
  const told = `${points(difference.points)} (${points(difference.low)} … ${points(difference.high)})`;
  return difference.clear ? <b>{told}</b> : <span>{told}</span>;
}

/** The shares of variants: a line with its interval for each, and the numbers. */
export function Shares({ side, shares }: { side: string; shares: readonly VariantShare[] }) {
  const compared = shares.some(({ difference }) => difference);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
    <section class="experiment-table" tabIndex={0} aria-label={say("share", side)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("variant")}</th>
            <th scope="col">{say("played")}</th>
            <th scope="col">{say("share", side)}</th>
            <th scope="col">{say("interval")}</th>
            {compared && <th scope="col">{say("difference")}</th>}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.label}>
              <th scope="row">{variantName(share.label)}</th>
              <td>{count(share.games)}</td>
              <td>{percent(share.share)}</td>
              <td>
                <Whisker {...share} />
                {percent(share.low)} … {percent(share.high)}
              </td>
              {compared && <td>{share.difference && <Told difference={share.difference} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An interval on the line from none to all, with its middle marked. */
function Whisker({ share, low, high }: VariantShare) {
  return (
    <svg class="whisker" viewBox="0 0 100 10" aria-hidden="true">
      <path d="M0 5H100M50 1V9" class="axis" />
      <path d={`M${100 * low} 5H${100 * high}`} class="reach" />
      <circle cx={100 * share} cy="5" r="3" />
    </svg>
  );
}
