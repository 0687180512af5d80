package zeriba.ai.analysis;

import java.util.List;
import java.util.Optional;
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

    /** [design] For whoever wants to hear of little things. */
    public static final Thresholds STRICT = new Thresholds(0.02, 0.05, 0.10);

    /** [design] For whoever wants to hear of what lost the game alone. */
    public static final Thresholds LENIENT = new Thresholds(0.10, 0.15, 0.25);

    /** The words that thresholds are asked for by. */
    public static final List<String> NAMES = List.of("strict", "usual", "lenient");

    /** The thresholds of this word. */
    public static Optional<Thresholds> named(String name) {
        return switch (name) {
            case "strict" -> Optional.of(STRICT);
            case "usual" -> Optional.of(USUAL);
            case "lenient" -> Optional.of(LENIENT);
            default -> Optional.empty();
        };
    }

    /** The normal quantile for 95 % on one side. */
    private static final double SURE = 1.645;

    /**
     * What a loss is called; nothing where it may as well be chance in the trials (one-sided, 95
     * %).
     */
    public Mark mark(Estimate loss) {
        return loss.mean() < SURE * loss.error() ? Mark.NONE : mark(loss.mean());
    }

    private Mark mark(double loss) {
        return loss >= veryBad
                ? Mark.VERY_BAD
                : loss >= bad ? Mark.BAD : loss >= doubtful ? Mark.DOUBTFUL : Mark.NONE;
    }
}
