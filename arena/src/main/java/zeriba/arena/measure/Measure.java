package zeriba.arena.measure;

import zeriba.engine.Game;

/** Something that is measured of every game. */
public interface Measure {

    /** The word that names it in files and columns. */
    String id();

    /** What its numbers are, by key. */
    String about();

    /** Whether it must be told what happened, which takes about twice the time of bare play. */
    boolean wantsEvents();

    /** Whether its numbers are of time, and so not the same at every run. */
    default boolean isOfTime() {
        return false;
    }

    <S, A> Watch<S, A> watch(Game<S, A> game);
}
