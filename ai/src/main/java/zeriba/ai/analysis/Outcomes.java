package zeriba.ai.analysis;

import java.util.List;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Rules;

/**
 * All that one throw may come to, for the game's first side.
 *
 * @param mean the mean over the outcomes, sample by sample
 * @param error the standard error of not having looked at every outcome; 0 where all were
 * @param variance between outcomes
 */
record Outcomes(Samples mean, double error, double variance) {

    /** [design] The fewest games that are played out from one outcome. */
    private static final int LEAST_TRIALS = 8;

    /** [design] The same where every outcome is looked at: the same dice serve all of them. */
    private static final int LEAST_OF_BRANCH = 4;

    /**
     * Every outcome where they can be counted and are not too many for the trials, otherwise some
     * that are thrown.
     */
    static <S, A> Outcomes of(
            Rules<S, A> rules, Valuation<S, A> valuation, S state, Dice dice, int trials) {
        List<Branch> branches = rules.branches(state);
        return branches.isEmpty() || branches.size() * LEAST_OF_BRANCH > 2 * trials
                ? thrown(rules, valuation, state, dice, trials)
                : counted(rules, valuation, state, branches, trials);
    }

    private static <S, A> Outcomes counted(
            Rules<S, A> rules,
            Valuation<S, A> valuation,
            S state,
            List<Branch> branches,
            int trials) {
        int each = Math.max(LEAST_OF_BRANCH, trials / branches.size());
        double all = branches.stream().mapToLong(Branch::weight).sum();
        Samples mean = Samples.of(each, _ -> 0);
        double squares = 0;
        for (Branch branch : branches) {
            Samples worth = valuation.samples(rules.roll(state, branch.roll()), each);
            double share = branch.weight() / all;
            mean = mean.plus(share, worth);
            squares += share * worth.mean() * worth.mean();
        }
        return new Outcomes(mean, 0, Math.max(0, squares - mean.mean() * mean.mean()));
    }

    private static <S, A> Outcomes thrown(
            Rules<S, A> rules, Valuation<S, A> valuation, S state, Dice dice, int trials) {
        int rolls = Math.max(2, trials / LEAST_TRIALS);
        SplitMix64 random = valuation.stream();
        Samples mean = Samples.of(LEAST_TRIALS, _ -> 0);
        double[] values = new double[rolls];
        for (int t = 0; t < rolls; t++) {
            Roll roll = dice.thrown(random);
            Samples worth = valuation.samples(rules.roll(state, roll), LEAST_TRIALS);
            mean = mean.plus(1.0 / rolls, worth);
            values[t] = worth.mean();
        }
        double error = Samples.of(rolls, t -> values[t]).estimate().error();
        return new Outcomes(mean, error, error * error * rolls);
    }
}
