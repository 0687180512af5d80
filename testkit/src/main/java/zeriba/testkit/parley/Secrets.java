package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Viewer;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Tokens;

/** What is hidden from whom: plots before they are turned up, the guard's hand, the omen. */
final class Secrets {

    private Secrets() {}

    @Rule("1.5")
    static Parley seenBy(Viewer viewer, Parley state) {
        Parley seen = state.with(state.tokens().withOmenHidden());
        if (!viewer.isOn(Seats.GUARD)) {
            seen = seen.with(seen.tokens().withHandHidden());
        }
        if (!state.revealed()) {
            for (Role seat : Seats.ALL) {
                if (!viewer.isOn(seat.side()) && state.plot(seat) != Plot.NONE) {
                    seen = seen.with(seat, Plot.UNKNOWN);
                }
            }
        }
        return seen;
    }

    /** A full state: what is not known is drawn from what it may be, each with the same chance. */
    static Parley dealt(Parley seen, DiceCup cup) {
        Parley state = seen;
        int number = 1;
        if (state.tokens().omen() == Tokens.UNKNOWN) {
            int omen = cup.roll(Dice.of(1, Tokens.OMENS), number++).face(0);
            state = state.with(state.tokens().withOmen(omen));
        }
        while (state.tokens().hidden() > 0) {
            Dice pool = Dice.of(1, state.tokens().pool().size());
            state = state.with(state.tokens().dealt(cup.roll(pool, number++).face(0)));
        }
        for (Role seat : Seats.ALL) {
            if (state.plot(seat) == Plot.UNKNOWN) {
                boolean holds = cup.roll(Dice.of(1, 2), number++).face(0) == 1;
                state = state.with(seat, holds ? Plot.HOLD : Plot.MARCH);
            }
        }
        return state;
    }

    /**
     * A plot is shown when it is turned up, an omen too. A draw is shown once its token and all
     * that had left the pool before it are played: its number in the pool would tell of the others.
     */
    @Rule("1.5")
    static boolean shows(Viewer viewer, Parley now, Parley then, Entry<Act> entry) {
        return switch (entry) {
            case Entry.Chose<Act> _ -> now.turn() > then.turn() || now.revealed();
            case Entry.Rolled<Act>(Roll roll) when then.agenda().now() instanceof S1_Tokens.Draw ->
                    viewer.isOn(Seats.GUARD) || isSpent(now, then.tokens().drawn(roll.face(0)));
            case Entry.Rolled<Act> _ -> now.tokens().isUp();
            case Entry.AtTable<Act> _ -> false;
        };
    }

    private static boolean isSpent(Parley now, Tokens drawn) {
        List<Integer> out = Tokens.numbers(drawn.hand() | drawn.spent());
        return now.tokens().showsAll(Tokens.bits(out));
    }
}
