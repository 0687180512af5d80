package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Spoils;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

/** Section 3. Movement: leaving the map. */
final class S3_Leaving {

    private S3_Leaving() {}

    /** Whether a counter with so many points left may leave the map from a hex. */
    @Rule({"R-61", "S1.EXIT", "S4.EXIT"})
    static boolean mayLeave(Ascari state, Counter counter, int hex, int points) {
        return points >= 1
                && FieldTransport.mayLeave(state.battle(), counter)
                && state.battle().exits(counter.army()).contains(hex)
                && !AmbaAlagi.isHeld(state, counter)
                && (!counter.isBattery() || state.has(Mark.LIMBERED, counter.number()));
    }

    /** Why a counter may not leave the map. */
    @Rule({"R-61", "S1.EXIT", "S4.EXIT"})
    static Optional<Objection> objection(Ascari state, Counter counter, int hex, int points) {
        if (!FieldTransport.mayLeave(state.battle(), counter)) {
            return Reason.of(state, "FIELD.TRANSPORT", "no-exit").counter(counter).hex(hex).given();
        }
        if (!state.battle().exits(counter.army()).contains(hex)) {
            return Reason.of(state, "R-61", "no-exit").counter(counter).hex(hex).given();
        }
        if (AmbaAlagi.isHeld(state, counter)) {
            return Reason.of(state, "S4.ORDERS", "no-order").counter(counter).given();
        }
        if (counter.isBattery() && !state.has(Mark.LIMBERED, counter.number())) {
            return Reason.of(state, "3.6", "not-limbered").counter(counter).given();
        }
        return points < 1
                ? Reason.of(state, "R-61", "too-dear")
                        .counter(counter)
                        .hex(hex)
                        .number(1)
                        .number(points)
                        .given()
                : Optional.empty();
    }

    /**
     * A counter and its riders leave the map, with the captives it guards.
     *
     * @param draft in which its move, if it was on one, is over
     */
    @Rule({"R-61", "S1.CAPTIVES"})
    static Ascari leave(Ascari state, Draft draft, Act.Exit exit) {
        int number = state.battle().number(exit.mover());
        long riders = S3_Movement.mask(state, exit.riders());
        if (draft.has(Mark.CAPTIVES, number)) {
            Spoils spoils = draft.spoils();
            draft.spoils(spoils.captives(spoils.freed(), spoils.carried() + 1));
        }
        draft.put(number, Ascari.EXITED).carryLeaders(riders, Ascari.EXITED);
        strip(draft, number);
        for (int leader : each(riders)) {
            strip(draft, draft.battle().units() + leader);
        }
        return draft.done();
    }

    /** Of its marks only the lost step stays with whoever has left. */
    private static void strip(Draft draft, int number) {
        for (int mark = 0; mark < Mark.COUNT; mark++) {
            if (Mark.of(mark) != Mark.REDUCED) {
                draft.unmark(Mark.of(mark), number);
            }
        }
    }
}
