package zeriba.engine.rules;

import zeriba.engine.dice.Dice;

/** What a state waits for. Every state waits for exactly one thing. */
public sealed interface Pending<A> {

    /** One side picks one of {@code options}. */
    record Choice<A>(Side side, Options<A> options, Secrecy secrecy) implements Pending<A> {

        /** A choice that everyone sees made. */
        public Choice(Side side, Options<A> options) {
            this(side, options, new Secrecy.Open());
        }
    }

    /** Dice are thrown, for one named purpose. */
    record Chance<A>(Dice dice, String purpose, Secrecy secrecy) implements Pending<A> {

        /** A throw that everyone sees. */
        public Chance(Dice dice, String purpose) {
            this(dice, purpose, new Secrecy.Open());
        }
    }

    /** The rules go on by themselves. */
    record Automatic<A>() implements Pending<A> {}

    /** The game has ended. */
    record Over<A>(Result result) implements Pending<A> {}
}
