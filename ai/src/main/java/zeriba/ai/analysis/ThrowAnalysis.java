package zeriba.ai.analysis;

/**
 * One throw, judged by the true position: the value after it less the mean over all its outcomes.
 *
 * @param entry the number of its entry
 * @param luck what it gave the game's first side, in winning chance; the other side got the
 *     opposite
 * @param variance the variance of that luck over all outcomes
 */
public record ThrowAnalysis(int entry, Estimate luck, double variance) {}
