package zeriba.fireandsword.page;

/**
 * How battles that were drawn went.
 *
 * @param trials how often the action was played out
 * @param battles how many battles were fought then; 0 where nobody was met
 * @param win the share of the battles that was won, 0 to 1
 * @param interval half the width of the 95 % interval of that share
 */
record Won(int trials, int battles, double win, double interval) {

    /** Half the width of a 95 % interval, in standard errors. */
    static final double Z95 = 1.959963984540054;

    /** Half the width of Wilson's 95 % interval of a share of so many. */
    static double half(double p, int n) {
        double z2 = Z95 * Z95 / n;
        return Z95 / (1 + z2) * Math.sqrt(p * (1 - p) / n + z2 / (4.0 * n));
    }
}
