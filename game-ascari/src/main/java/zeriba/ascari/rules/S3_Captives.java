package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.Act;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.engine.Objection;
import zeriba.engine.Rule;

/** Section 3. Movement at First Agordat: captives go from guard to guard. */
final class S3_Captives {

    private S3_Captives() {}

    /** Whether a guard may hand its captives to another unit. */
    @Rule("S1.CAPTIVES")
    static boolean mayHand(Ascari state, Counter from, Counter to) {
        return objection(state, from, to).isEmpty();
    }

    /** Why a guard may not hand its captives to another unit. */
    @Rule("S1.CAPTIVES")
    static Optional<Objection> objection(Ascari state, Counter from, Counter to) {
        if (!state.has(Mark.CAPTIVES, from.number())) {
            return Reason.of(state, "S1.CAPTIVES", "no-captives").counter(from).given();
        }
        if (state.has(Mark.RECEIVED, from.number())) {
            return Reason.of(state, "S1.CAPTIVES", "handed").counter(from).given();
        }
        boolean fit = to.army() == from.army() && to.kind().isFoot() && state.isOnMap(to);
        if (!fit || state.has(Mark.CAPTIVES, to.number())) {
            return Reason.of(state, "S1.CAPTIVES", "no-guard").counter(to).given();
        }
        if (state.has(Mark.DONE, from.number()) || state.has(Mark.DONE, to.number())) {
            return Reason.of(state, "S1.CAPTIVES", "guard-moved").counter(from).counter(to).given();
        }
        return state.ground().distance(state.at(from), state.at(to)) != 1
                ? Reason.of(state, "S1.CAPTIVES", "guard-far").counter(from).counter(to).given()
                : Optional.empty();
    }

    /** The captives change hands. */
    @Rule("S1.CAPTIVES")
    static Ascari hand(Ascari state, Act.Hand hand) {
        int from = state.battle().number(hand.from());
        int to = state.battle().number(hand.to());
        return state.draft()
                .unmark(Mark.CAPTIVES, from)
                .mark(Mark.CAPTIVES, to)
                .mark(Mark.RECEIVED, to)
                .done();
    }
}
