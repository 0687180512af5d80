package zeriba.arena.experiment;

import java.util.List;
import zeriba.arena.Interval;

/**
 * A difference of shares, from rounds in which both were played with the same seeds.
 *
 * @param mean of the difference, -1 to 1
 * @param low the lower end of its 95 % interval
 * @param high the upper end
 * @param rounds how many rounds it is from
 */
public record Effect(double mean, double low, double high, long rounds) {

    /** Where all differences are equal: about three in n may have gone unseen. */
    private static final double UNSEEN = 3;

    /** The effect that differences of two shares tell, -1 to 1 each. */
    static Effect of(List<Double> differences) {
        return within(differences, 1);
    }

    /** The effect that differences of two differences tell, -2 to 2 each. */
    static Effect ofContrasts(List<Double> contrasts) {
        return within(contrasts, 2);
    }

    private static Effect within(List<Double> differences, int most) {
        int n = differences.size();
        if (n < 2) {
            return new Effect(n == 0 ? 0 : differences.getFirst(), -most, most, n);
        }
        double mean = mean(differences);
        double reach =
                Math.max(Interval.Z * Math.sqrt(variance(differences, mean) / n), UNSEEN / n);
        return new Effect(mean, Math.max(-most, mean - reach), Math.min(most, mean + reach), n);
    }

    static double mean(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    /** The variance of a sample around its mean. */
    static double variance(List<Double> numbers, double mean) {
        return numbers.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum()
                / Math.max(1, numbers.size() - 1);
    }

    /** Whether the interval leaves out no difference at all. */
    public boolean isClear() {
        return low > 0 || high < 0;
    }
}
