package zeriba.testkit;

import zeriba.engine.Journal;
import zeriba.engine.Passage;
import zeriba.engine.Position;
import zeriba.engine.Setup;
import zeriba.engine.SplitMix64;

/**
 * One thing that must hold of every game, tried while games are played at random. It fails with an
 * {@link AssertionError}.
 */
public interface Check<S, A> {

    /** At a position that waits for a choice, for dice, or for nothing more. */
    default void position(Position<S, A> position, SplitMix64 random) {}

    /** After an entry and all that it led to. */
    default void passage(Passage<S, A> passage, SplitMix64 random) {}

    /** At the end of a game. */
    default void game(Setup setup, Journal<S, A> journal, SplitMix64 random) {}
}
