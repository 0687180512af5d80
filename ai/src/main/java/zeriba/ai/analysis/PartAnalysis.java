package zeriba.ai.analysis;

import java.util.List;
import zeriba.ai.analysis.GameAnalysis.Point;
import zeriba.engine.rules.TurnAndStep;

/**
 * What was found in one turn and step.
 *
 * @param number from 0, in the order of play
 * @param at the turn and step
 * @param decisions those that stand, in order
 * @param plans its runs of decisions, each judged as one plan
 * @param dice the throws that stand, in order
 * @param curve the winning chance of the first side, in order of entries
 */
public record PartAnalysis<A>(
        int number,
        TurnAndStep at,
        List<DecisionAnalysis<A>> decisions,
        List<PlanAnalysis<A>> plans,
        List<ThrowAnalysis> dice,
        List<Point> curve) {

    public PartAnalysis {
        decisions = List.copyOf(decisions);
        plans = List.copyOf(plans);
        dice = List.copyOf(dice);
        curve = List.copyOf(curve);
    }
}
