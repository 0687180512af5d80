package zeriba.engine.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * The mean of a chance by stratified sampling: how likely each stratum is has been counted, and
 * what it comes to there is drawn, each time from the stratum where one more draw narrows the
 * interval most (Neyman's allocation: Cochran, Sampling Techniques, chapter 5).
 *
 * @param <T> a stratum
 */
public final class StratifiedMean<T> {

    /** Half the width of a 95 % interval, in standard errors. */
    private static final double Z95 = 1.959963984540054;

    /** So many of each stratum tell how they vary. */
    private static final int LEAST = 2;

    /** So many are drawn between looks at the interval. */
    private static final int BATCH = 10;

    private final List<Stratum<T>> strata = new ArrayList<>();
    private final ToDoubleFunction<T> draw;
    private int draws;

    /**
     * A mean of which nothing is drawn yet.
     *
     * @param weights how likely each stratum is, up to a common factor
     * @param draw a chance, 0 to 1, of this stratum
     */
    public StratifiedMean(Map<T, Double> weights, ToDoubleFunction<T> draw) {
        double all = weights.values().stream().mapToDouble(w -> w).sum();
        weights.forEach((one, weight) -> strata.add(new Stratum<>(one, weight / all)));
        this.draw = draw;
    }

    /**
     * Draws until half of the 95 % interval is no more than {@code narrow}, or it were too many.
     */
    public void draw(double narrow, int most) {
        for (int i = 0; i < LEAST; i++) {
            strata.forEach(this::draw);
        }
        while (!strata.isEmpty() && draws < most && interval() > narrow) {
            for (int i = 0; i < BATCH; i++) {
                draw(worst());
            }
        }
    }

    private void draw(Stratum<T> from) {
        draws++;
        from.add(draw.applyAsDouble(from.one));
    }

    /** Where one draw more narrows the interval most. */
    private Stratum<T> worst() {
        double common = common();
        Stratum<T> worst = strata.getFirst();
        for (Stratum<T> one : strata) {
            if (one.gain(common) > worst.gain(common)) {
                worst = one;
            }
        }
        return worst;
    }

    /** The variance of a draw within its stratum, all strata taken together. */
    private double common() {
        double squares = 0;
        double freedom = 0;
        for (Stratum<T> one : strata) {
            squares += one.deviations();
            freedom += one.freedom();
        }
        return squares / freedom;
    }

    /** The mean of what was drawn, each stratum as likely as it is. */
    public double mean() {
        return strata.stream().mapToDouble(Stratum::mean).sum();
    }

    /** Half of the 95 % interval of the mean; 1 where nothing was drawn. */
    public double interval() {
        if (draws == 0) {
            return 1;
        }
        double common = common();
        return Z95 * Math.sqrt(strata.stream().mapToDouble(one -> one.variance(common)).sum());
    }

    /** How many were drawn. */
    public int draws() {
        return draws;
    }

    /** A stratum, and what was drawn from it. */
    private static final class Stratum<T> {
        private final T one;
        private final double share;
        private int drawn;
        private double sum;
        private double squares;

        Stratum(T one, double share) {
            this.one = one;
            this.share = share;
        }

        private void add(double chance) {
            drawn++;
            sum += chance;
            squares += chance * chance;
        }

        private double mean() {
            return share * sum / drawn;
        }

        /**
         * The squares of what was drawn, less the mean: with one certainty and one impossibility
         * more, which all strata together are given by their shares. What never happened may happen
         * yet.
         */
        private double deviations() {
            double n = drawn + 2 * share;
            double mean = (sum + share) / n;
            return squares + share - n * mean * mean;
        }

        private double freedom() {
            return drawn + 2 * share - 1;
        }

        /**
         * The variance of the stratum's part in the mean. What all strata have in common counts as
         * one draw more: a few that happen to be alike are no reason to look away.
         */
        private double variance(double common) {
            return share * share * (deviations() + common) / (freedom() + 1) / drawn;
        }

        /** How much less that is once one more has been drawn. */
        private double gain(double common) {
            return variance(common) / (drawn + 1);
        }
    }
}
