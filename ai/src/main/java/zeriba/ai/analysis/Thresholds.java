package zeriba.ai.analysis;

import zeriba.ai.analysis.DecisionAnalysis.Mark;

/**
 * From which loss in winning chance on a decision is marked, ascending.
 *
 * @param doubtful from here on doubtful
 * @param bad from here on bad
 * @param veryBad from here on very bad
 */
public record Thresholds(double doubtful, double bad, double veryBad) {

    /** 5, 10 and 15 points of winning chance, as lichess marks its games. */
    public static final Thresholds USUAL = new Thresholds(0.05, 0.10, 0.15);

    public Thresholds {
        if (!(0 < doubtful && doubtful < bad && bad < veryBad)) {
            throw new IllegalArgumentException(
                    "thresholds ascend from above 0: " + doubtful + ", " + bad + ", " + veryBad);
        }
    }

    Mark mark(double loss) {
        return loss >= veryBad
                ? Mark.VERY_BAD
                : loss >= bad ? Mark.BAD : loss >= doubtful ? Mark.DOUBTFUL : Mark.NONE;
    }
}
