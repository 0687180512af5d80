package zeriba.ai.level;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zeriba.ai.Worth;

/**
 * A plan, or a manner of playing, under trial: how often it was played out and what came of it.
 * What the evaluation says at first sight counts like some trials, so that luck in few trials does
 * not decide.
 */
final class Candidate<P> {

    private final P plan;
    private final Worth prior;
    private final double weight;
    private double[] sums = new double[16];
    private double[] told = new double[16];
    private int trials;

    /**
     * @param prior what is expected before the first trial
     * @param weight how many trials that counts for
     */
    Candidate(P plan, Worth prior, double weight) {
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

    void tried(Worth worth) {
        if (trials + 1 == sums.length) {
            sums = Arrays.copyOf(sums, 2 * sums.length);
            told = Arrays.copyOf(told, 2 * told.length);
        }
        sums[trials + 1] = sums[trials] + worth.value();
        told[trials + 1] = told[trials] + worth.chance();
        trials++;
    }

    /** The mean of its trials and of what was expected. */
    double mean() {
        return mean(trials);
    }

    /** The mean after the first of its trials alone. */
    private double mean(int first) {
        return (sums[first] + weight * prior.value()) / (first + weight);
    }

    /** The mean of what whoever is told of them is to hear. */
    double told() {
        return told(trials);
    }

    private double told(int first) {
        return (told[first] + weight * prior.chance()) / (first + weight);
    }

    /**
     * How much better it did than the other over the trials that both had, which were of the same
     * dice.
     */
    double lead(Candidate<P> other) {
        int common = Math.min(trials, other.trials);
        return mean(common) - other.mean(common);
    }

    /**
     * Whether it did better than the other over the trials that both had by more than the standard
     * error of that, so that more trials would hardly say otherwise.
     */
    boolean isClearlyAhead(Candidate<P> other) {
        int common = Math.min(trials, other.trials);
        if (common < 2) {
            return false;
        }
        double mean = (sums[common] - other.sums[common]) / common;
        double squares = 0;
        for (int k = 0; k < common; k++) {
            double ahead = sums[k + 1] - sums[k] - other.sums[k + 1] + other.sums[k] - mean;
            squares += ahead * ahead;
        }
        return mean > Math.sqrt(squares / (common - 1) / common);
    }

    /** How much better it did than the other, as it is told. */
    double toldLead(Candidate<P> other) {
        int common = Math.min(trials, other.trials);
        return told(common) - other.told(common);
    }

    /** Of these, ranked, the one that leads the first by most over fewer trials. */
    static <P> Optional<Candidate<P>> doubted(List<Candidate<P>> ranked) {
        Candidate<P> best = ranked.getFirst();
        return ranked.stream()
                .filter(c -> c.trials() > 0 && c.trials() < best.trials() && c.lead(best) > 0)
                .max(Comparator.comparingDouble(c -> c.lead(best)));
    }
}
