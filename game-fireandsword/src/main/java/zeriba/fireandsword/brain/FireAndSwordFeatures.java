package zeriba.fireandsword.brain;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.state.Sudan;

/**
 * What the chances of a campaign are read from: the points that the Mahdists have and will have, in
 * hundreds beyond those that decide it; turns left; the strength of the units on land. What counts
 * more towards the end is there once more, by the turns left.
 */
final class FireAndSwordFeatures implements Features<Sudan> {

    private static final String CAMPAIGN = "campaign";
    private static final String SET_UP = "set-up";
    private static final double HUNDRED = 0.01;
    private static final double DECIDES = 400;
    private static final int TURNS = 20;
    private static final List<String> NAMES =
            List.of(
                    "ONE",
                    "LEFT",
                    "LEFT squared",
                    "POINTS",
                    "END",
                    "END early",
                    "END late",
                    "STRENGTH",
                    "STRENGTH early");

    private final FittedWeights weights =
            FittedWeights.read(
                    FireAndSwordFeatures.class::getResourceAsStream, "chances.tsv", NAMES);

    @Override
    public List<String> names() {
        return NAMES;
    }

    /** The campaign, while nothing is in the middle of being done, and what comes before it. */
    @Override
    public Optional<String> kind(Sudan state) {
        if (state.now() instanceof S02_SetUp.SetUp) {
            return Optional.of(SET_UP);
        }
        return state.now() instanceof S08_Movement.Movement
                ? Optional.of(CAMPAIGN)
                : Optional.empty();
    }

    @Override
    public double[] of(Sudan state) {
        double left = TURNS - state.turn() + 1.0;
        double end = HUNDRED * (FireAndSwordEvaluation.end(state) - DECIDES);
        double strength = HUNDRED * FireAndSwordEvaluation.strength(state);
        return new double[] {
            1,
            left,
            left * left / TURNS,
            HUNDRED * state.points(),
            end,
            end * left / TURNS,
            end / left,
            strength,
            strength * left / TURNS
        };
    }

    /** The chance of the Anglo-Egyptians, 0 to 1; empty after the end. */
    Optional<Double> own(Sudan state) {
        return state.now() instanceof S17_Victory.Over
                ? Optional.empty()
                : weights.foretell(kind(state).orElse(CAMPAIGN), SCORE, of(state));
    }
}
