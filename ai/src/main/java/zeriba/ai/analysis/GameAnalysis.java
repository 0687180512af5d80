package zeriba.ai.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TurnAndStep;

/**
 * A game, analysed.
 *
 * @param first the side that the curve and luck are told for
 * @param parts what was found, a turn and step each, in the order of play
 * @param result how the game ended; empty while it goes on
 */
public record GameAnalysis<A>(Side first, List<PartAnalysis<A>> parts, Optional<Result> result) {

    public GameAnalysis {
        parts = List.copyOf(parts);
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
     * @param planned what its play lost with every run of its decisions judged as one plan
     * @param luck what all dice gave it, in winning chance
     */
    public record Account(
            Side side, int decisions, Estimate lost, Estimate planned, Estimate luck) {

        /** What it lost for each decision that counts; nought without any. */
        public double rate() {
            return decisions == 0 ? 0 : lost.mean() / decisions;
        }
    }

    /** The decisions that stand, in order. */
    public List<DecisionAnalysis<A>> decisions() {
        return parts.stream().flatMap(part -> part.decisions().stream()).toList();
    }

    /** The runs of decisions that stand, in order, each judged as one plan. */
    public List<PlanAnalysis<A>> plans() {
        return parts.stream().flatMap(part -> part.plans().stream()).toList();
    }

    /** The throws that stand, in order. */
    public List<ThrowAnalysis> dice() {
        return parts.stream().flatMap(part -> part.dice().stream()).toList();
    }

    /** The winning chance of the first side, in order of entries. */
    public List<Point> curve() {
        return parts.stream().flatMap(part -> part.curve().stream()).toList();
    }

    /** The turns that were played, in order. */
    public List<Integer> turns() {
        return parts.stream().map(part -> part.at().turn()).distinct().toList();
    }

    /**
     * The steps that were played, by the game's own words, in the order in which they first came.
     */
    public List<String> steps() {
        return parts.stream().map(part -> part.at().step()).distinct().toList();
    }

    /** What a side did and got in the whole game. */
    public Account account(Side side) {
        return account(side, _ -> true);
    }

    /** What a side did and got in some of its turns and steps. */
    public Account account(Side side, Predicate<TurnAndStep> where) {
        int counted = 0;
        Estimate lost = Estimate.exact(0);
        Estimate planned = Estimate.exact(0);
        for (PartAnalysis<A> part : parts) {
            if (where.test(part.at())) {
                for (DecisionAnalysis<A> decision : part.decisions()) {
                    if (decision.by().side().equals(side) && decision.weight() == Weight.COUNTED) {
                        counted++;
                        lost = lost.plus(decision.loss());
                    }
                }
                planned = planned.plus(planned(part, side));
            }
        }
        return new Account(side, counted, lost, planned, luck(side, where));
    }

    private static <A> Estimate planned(PartAnalysis<A> part, Side side) {
        return part.plans().stream()
                .filter(plan -> plan.by().side().equals(side))
                .map(PlanAnalysis::loss)
                .reduce(Estimate.exact(0), Estimate::plus);
    }

    /** What all dice gave a side, in winning chance. */
    public Estimate luck(Side side) {
        return luck(side, _ -> true);
    }

    private Estimate luck(Side side, Predicate<TurnAndStep> where) {
        Estimate sum =
                parts.stream()
                        .filter(part -> where.test(part.at()))
                        .flatMap(part -> part.dice().stream())
                        .map(ThrowAnalysis::luck)
                        .reduce(Estimate.exact(0), Estimate::plus);
        return side.equals(first) ? sum : sum.negated();
    }

    /** The variance that the luck of a game with these throws has. */
    public double luckVariance() {
        return dice().stream().mapToDouble(ThrowAnalysis::variance).sum();
    }

    /**
     * How many of a hundred games with these decisions had worse dice for {@code side}, by the
     * normal approximation to the sum of the throws; 50 without dice.
     */
    public double luckPercentile(Side side) {
        double variance = luckVariance();
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
