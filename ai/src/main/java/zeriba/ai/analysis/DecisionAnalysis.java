package zeriba.ai.analysis;

import java.util.List;
import zeriba.engine.rules.Role;

/**
 * One decision, judged by what its role saw then and before the dice.
 *
 * @param entry the number of its entry
 * @param by whose it was
 * @param action what was chosen
 * @param better the plan that would have been best, own actions one after another; the chosen
 *     action alone where nothing better was found
 * @param loss what the choice gave away against that plan, in winning chance; nought where it was
 *     the best that was found, and a little below nought where chance in the trials made it so
 * @param weight whether it counts for a player's rate
 */
public record DecisionAnalysis<A>(
        int entry, Role by, A action, List<A> better, Estimate loss, Weight weight) {

    /** Whether a decision counts for the rate. */
    public enum Weight {
        /** There was nothing to choose, or every choice led to the same. */
        FORCED,
        /**
         * The next best choice was worse by more than {@link Analyst#OBVIOUS}, and was not made.
         */
        OBVIOUS,
        /** It counts. */
        COUNTED
    }

    /** How grave a loss is. */
    public enum Mark {
        NONE,
        DOUBTFUL,
        BAD,
        VERY_BAD
    }

    public DecisionAnalysis {
        better = List.copyOf(better);
    }

    /**
     * What this loss is called by these thresholds; none where it may as well be chance in the
     * trials (one-sided, 95 %).
     */
    public Mark mark(Thresholds thresholds) {
        return thresholds.mark(loss);
    }
}
