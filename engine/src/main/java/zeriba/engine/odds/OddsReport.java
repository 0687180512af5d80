package zeriba.engine.odds;

import java.util.List;
import zeriba.engine.dice.Roll;

/**
 * What an action may lead to, up to the asker's next choice or the end of the turn.
 *
 * @param exact whether every branch was counted; otherwise {@code samples} were drawn
 * @param assuming how the others reply: {@code none}, {@code worst}, {@code orders}
 * @param outcomes one for each throw where at most 36 are possible, otherwise one for each effect;
 *     their probabilities add to 1
 * @param value the asker's mean chance to win afterwards, 0 to 1, by the game's evaluation
 * @param samples how many were drawn; 0 when exact
 * @param interval the greatest half width of the 95 % intervals of the outcomes, or of {@code
 *     value} where the outcomes were counted and only what follows them was drawn; 0 when exact
 */
public record OddsReport<S>(
        boolean exact,
        String assuming,
        List<Outcome<S>> outcomes,
        double value,
        int samples,
        double interval) {

    public OddsReport {
        // a sum of weighted chances may be carried beyond certainty by its rounding
        value = Math.clamp(value, 0, 1);
        outcomes = List.copyOf(outcomes);
    }

    /**
     * One throw or one effect.
     *
     * @param roll the throw, or the lowest of those with this effect; no dice: the roll of count 0
     * @param rolls how many throws have the effect
     * @param probability its exact probability, or its share of the samples
     * @param effect the game's word for what the throw brings about: {@code DE}
     * @param leaves the states it may lead to, with their probabilities given the outcome
     */
    public record Outcome<S>(
            Roll roll, long rolls, Fraction probability, String effect, List<Leaf<S>> leaves) {
        public Outcome {
            leaves = List.copyOf(leaves);
        }
    }

    /** A state that is reached, with its probability. */
    public record Leaf<S>(S state, Fraction probability) {}
}
