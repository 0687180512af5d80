package zeriba.ai;

/**
 * A plan, or a manner of playing, under trial: how often it was played out and what came of it.
 * What the evaluation says at first sight counts like some trials, so that luck in few trials does
 * not decide.
 */
final class Candidate<P> {

    private final P plan;
    private final double prior;
    private final double weight;
    private double sum;
    private int trials;

    /**
     * @param prior what is expected before the first trial, 0 to 1
     * @param weight how many trials that counts for
     */
    Candidate(P plan, double prior, double weight) {
        this.plan = plan;
        this.prior = prior;
        this.weight = weight;
    }

    P plan() {
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
