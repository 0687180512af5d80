import type { Odds, Outcome } from "../wire/types";

/**
 * What each face of the die would do as things stand, where only other choices come before it or
 * the outcomes were sampled over what is hidden: the column itself is known.
 */
export function facesOf({ exact, outcomes, results = [] }: Odds): readonly Outcome[] {
  const counted = exact && outcomes.some((o) => o.dice?.length === 1);
  if (counted || results.length === 0) return outcomes;
  const p = 1 / results.length;
  return results.map((result, i) => ({
    dice: [i + 1],
    probability: `1/${results.length}`,
    p,
    result,
  }));
}
