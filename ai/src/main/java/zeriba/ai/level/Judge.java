package zeriba.ai.level;

import zeriba.ai.Worth;
import zeriba.engine.Evaluation;
import zeriba.engine.rules.Side;

/**
 * Who judges a state for a side.
 *
 * @param tells whether somebody is told of it; where nobody is, the value stands for the chance too
 *     and the chance is not worked out
 */
record Judge<S, A>(Evaluation<S, A> evaluation, Side side, boolean tells) {

    /** For a choice that is made and not told of. */
    static <S, A> Judge<S, A> choosing(Evaluation<S, A> evaluation, Side side) {
        return new Judge<>(evaluation, side, false);
    }

    /** For advice. */
    static <S, A> Judge<S, A> telling(Evaluation<S, A> evaluation, Side side) {
        return new Judge<>(evaluation, side, true);
    }

    Worth of(S state) {
        return tells
                ? Worth.of(evaluation, state, side)
                : Worth.certain(evaluation.value(state, side));
    }
}
