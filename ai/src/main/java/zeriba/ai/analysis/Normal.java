package zeriba.ai.analysis;

/** The standard normal distribution. */
final class Normal {

    private static final double[] FACTORS = {
        0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429
    };

    private Normal() {}

    /**
     * The chance of a number below {@code z}, to within 7.5e-8 (Abramowitz and Stegun, Handbook of
     * Mathematical Functions, 26.2.17).
     */
    static double below(double z) {
        double t = 1 / (1 + 0.2316419 * Math.abs(z));
        double sum = 0;
        for (int i = FACTORS.length - 1; i >= 0; i--) {
            sum = (sum + FACTORS[i]) * t;
        }
        double above = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * sum;
        return z > 0 ? 1 - above : above;
    }
}
