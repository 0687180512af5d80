package zeriba.ai;

import java.util.List;

/** A plan under trial: how often it was played out and what came of it. */
final class Candidate<A> {

    private final List<A> plan;
    private double sum;
    private int trials;

    Candidate(List<A> plan) {
        this.plan = List.copyOf(plan);
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

    /** The mean of its trials; one half before the first. */
    double mean() {
        return trials == 0 ? 0.5 : sum / trials;
    }
}
