package zeriba.arena;

/** Where an unknown number lies with 95 % confidence. */
public record Interval(double low, double high) {

    /** The normal quantile for 95 % on both sides. */
    public static final double Z = 1.959963984540054;

    /**
     * Wilson's interval for a share of which {@code hits} of {@code trials} were seen; hits need
     * not be whole, a draw counts one half. Without trials it is all that is possible.
     */
    public static Interval wilson(double hits, long trials) {
        if (trials == 0) {
            return new Interval(0, 1);
        }
        double all = (double) trials;
        double share = hits / all;
        double z2 = Z * Z / all;
        double centre = (share + z2 / 2) / (1 + z2);
        double reach = Z * Math.sqrt(share * (1 - share) / all + z2 / (4 * all)) / (1 + z2);
        return new Interval(Math.max(0, centre - reach), Math.min(1, centre + reach));
    }

    /** The interval of a mean of at least two numbers with this standard deviation. */
    public static Interval ofMean(double mean, double deviation, long count) {
        double reach = Z * deviation / Math.sqrt((double) count);
        return new Interval(Math.max(0, mean - reach), Math.min(1, mean + reach));
    }
}
