package zeriba.testkit.contract;

import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TransitionChain;

/**
 * One thing that must hold of every game, tried while games are played at random. It fails with an
 * {@link AssertionError}.
 */
public interface Check<S, A> {

    /** At a position that waits for a choice, for dice, or for nothing more. */
    default void position(Position<S, A> position, SplitMix64 random) {}

    /** After an entry and all that it led to. */
    default void chain(TransitionChain<S, A> chain, SplitMix64 random) {}

    /** At the end of a game. */
    default void game(Setup setup, Journal<S, A> journal, SplitMix64 random) {}
}
