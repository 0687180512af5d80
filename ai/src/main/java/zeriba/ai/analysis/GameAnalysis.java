package zeriba.ai.analysis;

import java.util.List;
import java.util.Optional;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;

/**
 * A game, analysed.
 *
 * @param first the side that the curve and luck are told for
 * @param decisions those that stand, in order
 * @param dice the throws that stand, in order
 * @param curve the winning chance of the first side, in order of entries
 * @param result how the game ended; empty while it goes on
 */
public record GameAnalysis<A>(
        Side first,
        List<DecisionAnalysis<A>> decisions,
        List<ThrowAnalysis> dice,
        List<Point> curve,
        Optional<Result> result) {

    public GameAnalysis {
        decisions = List.copyOf(decisions);
        dice = List.copyOf(dice);
        curve = List.copyOf(curve);
    }

    /**
     * A point of the curve.
     *
     * @param entry after this entry; 0 before the first
     * @param chance the first side's winning chance with the best play that was found, 0 to 1
     */
    public record Point(int entry, double chance) {}

    /**
     * What one side did and got.
     *
     * @param decisions how many of its decisions count
     * @param lost what they gave away in all, in winning chance
     * @param luck what all dice gave it, in winning chance
     */
    public record Account(Side side, int decisions, Estimate lost, Estimate luck) {

        /** What it lost for each decision that counts; nought without any. */
        public double rate() {
            return decisions == 0 ? 0 : lost.mean() / decisions;
        }
    }

    /** What a side did and got in the whole game. */
    public Account account(Side side) {
        int counted = 0;
        Estimate lost = Estimate.exact(0);
        for (DecisionAnalysis<A> decision : decisions) {
            if (decision.by().side().equals(side) && decision.weight() == Weight.COUNTED) {
                counted++;
                lost = lost.plus(decision.loss());
            }
        }
        return new Account(side, counted, lost, luck(side));
    }

    /** What all dice gave a side, in winning chance. */
    public Estimate luck(Side side) {
        Estimate sum = Estimate.exact(0);
        for (ThrowAnalysis one : dice) {
            sum = sum.plus(one.luck());
        }
        return side.equals(first) ? sum : sum.negated();
    }

    /**
     * How many of a hundred games with these decisions had worse dice for {@code side}, by the
     * normal approximation to the sum of the throws; 50 without dice.
     */
    public double luckPercentile(Side side) {
        double variance = dice.stream().mapToDouble(ThrowAnalysis::variance).sum();
        return variance <= 0 ? 50 : 100 * Normal.below(luck(side).mean() / Math.sqrt(variance));
    }

    /**
     * The luck-adjusted result: what the game was worth to {@code side} with its luck taken off, 0
     * to 1 (as gnubg's, but kept within what a game can be worth); empty while it goes on.
     */
    public Optional<Double> luckAdjusted(Side side) {
        return result.map(r -> Math.clamp(r.worthTo(side) - luck(side).mean(), 0.0, 1.0));
    }
}
