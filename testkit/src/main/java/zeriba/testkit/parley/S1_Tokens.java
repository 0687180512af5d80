package zeriba.testkit.parley;

import zeriba.engine.Dice;
import zeriba.engine.Pending;
import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.engine.Secrecy;

/** Section 1. Tokens and omens. */
final class S1_Tokens {

    private S1_Tokens() {}

    @Rule("1.2")
    static Pending<Act> omen() {
        return new Pending.Chance<>(Dice.of(1, Tokens.OMENS), "omen", new Secrecy.Hidden());
    }

    @Rule("1.2")
    static Parley lay(Parley state, Roll roll) {
        return state.with(state.tokens().withOmen(roll.face(0))).done();
    }

    @Rule("1.3")
    static Pending<Act> draw(Parley state) {
        int left = state.tokens().left();
        return left == 0
                ? new Pending.Automatic<>()
                : new Pending.Chance<>(Dice.of(1, left), "token", new Secrecy.KnownTo(Seats.GUARD));
    }

    @Rule("1.3")
    static Parley draw(Parley state, Roll roll) {
        return state.with(state.tokens().drawn(roll.face(0))).done();
    }
}
