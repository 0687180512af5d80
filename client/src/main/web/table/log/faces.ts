import type { Arithmetic, Odds, Outcome } from "../../protocol/types";

/**
 * What each face of the die would do as things stand, where only other choices come before it or
 * the outcomes were sampled over what is hidden: the column itself is known.
 */
export function facesOf(odds: Odds): readonly Outcome[] {
  const counted = odds.exact && odds.outcomes.some((o) => o.dice?.length === 1);
  const faces = columnOf(odds);
  return counted || faces.length === 0 ? odds.outcomes : faces;
}

/** What each face of the die would do on the column; none where there is no such column. */
export function columnOf({ results = [] }: Arithmetic): readonly Outcome[] {
  const p = 1 / results.length;
  return results.map((result, i) => ({
    dice: [i + 1],
    probability: `1/${results.length}`,
    p,
    result,
  }));
}
