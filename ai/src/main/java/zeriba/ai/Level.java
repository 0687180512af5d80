package zeriba.ai;

import zeriba.engine.Game;

/** A strength of play, for any game. */
public interface Level {

    /** The word that names it: {@code regular}. */
    String name();

    /** What it does, in a sentence. */
    String about();

    /** A player of this level for one chair. */
    <S, A> Seat<S, A> seat(Game<S, A> game, long seed);
}
