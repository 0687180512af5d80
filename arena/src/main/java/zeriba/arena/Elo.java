package zeriba.arena;

/** Differences of strength on the usual scale: 400 points are ten wins to one loss. */
public final class Elo {

    private Elo() {}

    /** The difference that gives this score, 0 to 1; infinite at the ends. */
    public static double of(double score) {
        return 400 * Math.log10(score / (1 - score));
    }

    /** The score, 0 to 1, that this difference gives. */
    public static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }
}
