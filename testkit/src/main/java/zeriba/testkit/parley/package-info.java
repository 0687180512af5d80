/**
 * Parley, an invented game for tests: three captains of a league march on a keep that a guard
 * holds. Small, but it uses every part of the contract: several roles on a side, secret orders,
 * hidden draws, unequal dice, a throw too great to list, reactions, path moves, an automatic end.
 *
 * <p>Start with {@link zeriba.testkit.parley.ParleyRules} (which step is played by which section);
 * the paragraphs are in {@code rules.tsv}.
 */
package zeriba.testkit.parley;
