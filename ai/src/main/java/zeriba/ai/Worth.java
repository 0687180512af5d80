package zeriba.ai;

import zeriba.engine.Evaluation;
import zeriba.engine.rules.Side;

/**
 * What a position is worth to a side, 0 lost to 1 won: for levels, which choose by it, and for
 * whoever is told of it.
 *
 * @param value by {@link Evaluation#value}
 * @param chance by {@link Evaluation#chance}
 */
public record Worth(double value, double chance) {

    /** Of a game that is over, or where both are the same. */
    public static Worth certain(double worth) {
        return new Worth(worth, worth);
    }

    /** Of a state as it stands. */
    public static <S> Worth of(Evaluation<S, ?> evaluation, S state, Side side) {
        return new Worth(evaluation.value(state, side), evaluation.chance(state, side));
    }
}
