package zeriba.ai;

import java.util.List;

/**
 * A plan under trial: how often it was played out and what came of it. What the evaluation says at
 * first sight counts like some trials, so that luck in few trials does not decide.
 */
final class Candidate<A> {

    private final List<A> plan;
    private final double prior;
    private final double weight;
    private double sum;
    private int trials;

    /**
     * @param prior what is expected before the first trial, 0 to 1
     * @param weight how many trials that counts for
     */
    Candidate(List<A> plan, double prior, double weight) {
        this.plan = List.copyOf(plan);
        this.prior = prior;
        this.weight = weight;
    }

    List<A> plan() {
        return plan;
    }

    int trials() {
        return trials;
    }

    void tried(double value) {
        sum += value;
        trials++;
    }

    /** The mean of its trials and of what was expected. */
    double mean() {
        return (sum + weight * prior) / (trials + weight);
    }
}
