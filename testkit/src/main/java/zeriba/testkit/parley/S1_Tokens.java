package zeriba.testkit.parley;

import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.step.Task.Throw;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Tokens;

/** Section 1. Tokens and omens. */
final class S1_Tokens {

    private S1_Tokens() {}

    /** An omen is laid face down at the well. */
    @Rule("1.2")
    record Omen() implements Step, Throw<Parley, Act> {
        @Override
        public String purpose() {
            return "omen";
        }

        @Override
        public Secrecy secrecy() {
            return new Secrecy.Hidden();
        }

        @Override
        public Dice dice(Parley state) {
            return Dice.of(1, Tokens.OMENS);
        }

        @Override
        public Parley roll(Parley state, Roll roll) {
            return state.with(state.tokens().withOmen(roll.face(0))).done();
        }
    }

    /** The guard draws a token that only it may see, while there are any. */
    @Rule("1.3")
    record Draw() implements Step, Throw<Parley, Act> {
        @Override
        public String purpose() {
            return "token";
        }

        @Override
        public Secrecy secrecy() {
            return new Secrecy.KnownTo(Seats.GUARD);
        }

        @Override
        public Dice dice(Parley state) {
            int left = state.tokens().left();
            return left == 0 ? Dice.NONE : Dice.of(1, left);
        }

        @Override
        public Parley roll(Parley state, Roll roll) {
            return state.with(state.tokens().drawn(roll.face(0))).done();
        }

        @Override
        public Parley skip(Parley state) {
            return state.done();
        }
    }
}
