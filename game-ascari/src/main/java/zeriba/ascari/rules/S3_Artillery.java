package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Path;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

/** Section 3.6. Moving artillery. */
final class S3_Artillery {

    private static final int LEFT_AFTER_LIMBERING = 1;

    private S3_Artillery() {}

    /** Whether a battery on the move may get ready to fire: once in a turn, for a point. */
    @Rule({"3.61", "R-14"})
    static boolean mayFlip(Ascari state, Moving moving) {
        return !moving.flipped()
                && moving.points() >= 1
                && state.standing(moving.hex()) == Ascari.NOBODY;
    }

    /** Why a battery on the move may not get ready to fire. */
    @Rule({"3.61", "3.4", "R-14"})
    static Optional<Objection> whyNot(Ascari state, Moving moving) {
        Counter battery = state.counter(moving.mover());
        return moving.flipped()
                ? Reason.of(state, "R-14", "flipped").counter(battery).given()
                : Reason.of(state, "3.4", "flip-among-friends")
                        .counter(battery)
                        .hex(moving.hex())
                        .given();
    }

    /**
     * A battery in place limbers, and has one point left; or gets ready, which is its move. One
     * that lay in wait shows itself by it.
     */
    @Rule({"3.61", "R-14", "FIELD.HIDDEN"})
    static Ascari flip(Ascari state, Act.Flip flip) {
        int number = state.battle().number(flip.battery());
        if (state.has(Mark.LIMBERED, number)) {
            return ready(state, state.draft(), number, 0);
        }
        Path path = Path.from(state.at(number));
        return state.draft()
                .lift(number)
                .unmark(Mark.HIDDEN, number)
                .mark(Mark.LIMBERED, number)
                .push(new Moving(number, LEFT_AFTER_LIMBERING, path, 0, false, true))
                .done();
    }

    /** A battery on the move gets ready, which ends its move. */
    @Rule({"3.61", "R-14"})
    static Ascari getReady(Ascari state, Moving moving, Act.Flip flip) {
        int number = state.battle().number(flip.battery());
        return ready(state, state.draft().pop(), number, moving.riders());
    }

    private static Ascari ready(Ascari state, Draft draft, int number, long riders) {
        Counter battery = state.counter(number);
        draft.unmark(Mark.LIMBERED, number)
                .unmark(Mark.HIDDEN, number)
                .put(number, state.at(number))
                .mark(Mark.DONE, number)
                .markLeaders(Mark.DONE, riders);
        return S3_Movement.markMoved(draft, battery).done();
    }
}
