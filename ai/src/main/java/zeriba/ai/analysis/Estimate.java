package zeriba.ai.analysis;

/**
 * A number that was estimated from trials.
 *
 * @param mean in winning chance, 0 to 1, or a difference of such
 * @param error its standard error, 0 or more; 0 where it was counted exactly
 */
public record Estimate(double mean, double error) {

    /** What was counted. */
    public static Estimate exact(double value) {
        return new Estimate(value, 0);
    }

    /** The sum of two that were estimated apart. */
    public Estimate plus(Estimate other) {
        return new Estimate(mean + other.mean, Math.hypot(error, other.error));
    }

    /** The same seen from the other side of nought. */
    public Estimate negated() {
        return new Estimate(-mean, error);
    }
}
