package zeriba.ai.analysis;

import java.util.function.IntToDoubleFunction;

/** Samples of one number, numbered: what has the same number had the same dice. */
final class Samples {

    private final double[] values;

    private Samples(double[] values) {
        this.values = values;
    }

    /** So many samples, at least two. */
    static Samples of(int count, IntToDoubleFunction sample) {
        double[] values = new double[count];
        for (int k = 0; k < count; k++) {
            values[k] = sample.applyAsDouble(k);
        }
        return new Samples(values);
    }

    int count() {
        return values.length;
    }

    /** The first half, for choosing between several. */
    Samples firstHalf() {
        return of(values.length / 2, k -> values[k]);
    }

    /** The other half, for measuring what was chosen. */
    Samples secondHalf() {
        int from = values.length / 2;
        return of(values.length - from, k -> values[from + k]);
    }

    /** These less those, number by number. */
    Samples minus(Samples others) {
        return of(values.length, k -> values[k] - others.values[k]);
    }

    /** These and a share of those, number by number. */
    Samples plus(double share, Samples others) {
        return of(values.length, k -> values[k] + share * others.values[k]);
    }

    /** What is left of 1: the winning chance of the other side. */
    Samples opposite() {
        return of(values.length, k -> 1 - values[k]);
    }

    double mean() {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** The mean with its standard error. */
    Estimate estimate() {
        double mean = mean();
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return new Estimate(mean, Math.sqrt(squares / ((values.length - 1.0) * values.length)));
    }
}
