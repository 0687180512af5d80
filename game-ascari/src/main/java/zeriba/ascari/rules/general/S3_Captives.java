package zeriba.ascari.rules.general;

import java.util.Optional;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

/**
 * Section 3. Movement at First Agordat: captives go from guard to guard. Whether they may is plain
 * yes or no; the objections say why not.
 */
public final class S3_Captives {

    private S3_Captives() {}

    /** Whether a guard may hand its captives to another unit. */
    @Rule("S1.CAPTIVES")
    public static boolean mayHand(Ascari state, Counter from, Counter to) {
        return state.has(Mark.CAPTIVES, from)
                && !state.has(Mark.RECEIVED, from)
                && to.army() == from.army()
                && mayGuard(state, to)
                && !state.has(Mark.DONE, from)
                && !state.has(Mark.DONE, to)
                && state.ground().distance(state.at(from), state.at(to)) == 1;
    }

    /** Whether a unit may be a guard of captives. */
    @Rule({"S1.CAPTIVES", "S1.SETUP"})
    static boolean mayGuard(Ascari state, Counter to) {
        return to.kind().isFoot() && !state.has(Mark.CAPTIVES, to) && state.isOnMap(to);
    }

    /** Why a guard may not hand its captives to another unit. */
    @Rule("S1.CAPTIVES")
    public static Optional<Objection> objection(Ascari state, Counter from, Counter to) {
        if (!state.has(Mark.CAPTIVES, from.number())) {
            return Reason.of(state, "S1.CAPTIVES", "no-captives").counter(from).given();
        }
        if (state.has(Mark.RECEIVED, from.number())) {
            return Reason.of(state, "S1.CAPTIVES", "handed").counter(from).given();
        }
        if (to.army() != from.army()) {
            return Reason.of(state, "S1.CAPTIVES", "not-yours").counter(to).given();
        }
        return guarding(state, to, "S1.CAPTIVES")
                .or(() -> fresh(state, from))
                .or(() -> fresh(state, to))
                .or(() -> beside(state, from, to));
    }

    /** Why a unit may not be a guard of captives. */
    @Rule({"S1.CAPTIVES", "S1.SETUP"})
    static Optional<Objection> guarding(Ascari state, Counter to, String rule) {
        if (!to.kind().isFoot()) {
            return Reason.of(state, rule, "guard-on-horse").counter(to).given();
        }
        return state.has(Mark.CAPTIVES, to.number())
                ? Reason.of(state, rule, "guard-already").counter(to).given()
                : Objections.isGone(state, to);
    }

    private static Optional<Objection> fresh(Ascari state, Counter unit) {
        return state.has(Mark.DONE, unit.number())
                ? Reason.of(state, "S1.CAPTIVES", "guard-moved").counter(unit).given()
                : Optional.empty();
    }

    private static Optional<Objection> beside(Ascari state, Counter from, Counter to) {
        return state.ground().distance(state.at(from), state.at(to)) != 1
                ? Reason.of(state, "S1.CAPTIVES", "guard-far").counter(from).counter(to).given()
                : Optional.empty();
    }

    /** The captives change hands. */
    @Rule("S1.CAPTIVES")
    public static Ascari hand(Ascari state, Act.Hand hand) {
        int from = state.battle().number(hand.from());
        int to = state.battle().number(hand.to());
        return state.draft()
                .unmark(Mark.CAPTIVES, from)
                .mark(Mark.CAPTIVES, to)
                .mark(Mark.RECEIVED, to)
                .done();
    }
}
