package zeriba.ai.analysis;

import java.util.List;
import zeriba.ai.analysis.DecisionAnalysis.Mark;
import zeriba.engine.rules.Role;

/**
 * A run of decisions of one role, judged as one plan: an order of moves is not blamed twice, nor
 * moves that make up for one another.
 *
 * @param from the number of its first entry
 * @param to the number of its last
 * @param by whose it was
 * @param better the plan that would have been best at its beginning; empty where what was played
 *     was the best that was found
 * @param loss what the run gave away against that plan, in winning chance
 */
public record PlanAnalysis<A>(int from, int to, Role by, List<A> better, Estimate loss) {

    public PlanAnalysis {
        better = List.copyOf(better);
    }

    /** What this loss is called by these thresholds; none where it may as well be chance. */
    public Mark mark(Thresholds thresholds) {
        return thresholds.mark(loss);
    }
}
