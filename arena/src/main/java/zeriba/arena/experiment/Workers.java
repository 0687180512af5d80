package zeriba.arena.experiment;

import java.util.Iterator;
import zeriba.ai.StopSignal;

/**
 * Who plays the games that a run asks for: the threads of this machine, or other machines. A game
 * is a function of its experiment and its key, so that who plays it changes nothing but the time.
 */
public interface Workers {

    /** How many games are played at once, as far as is known. */
    int atOnce();

    /**
     * Plays these games in any order, until all are over or the order says that it is enough.
     *
     * @param keys asked by one thread at a time
     */
    void play(ExperimentGames games, Iterator<GameKey> keys, Order order);

    /** What a run wants of its workers. */
    interface Order {

        /** Asked where games are to be left as they stand. */
        StopSignal stop();

        /** For how many seconds games may still begin; infinite where time is no matter. */
        double secondsLeft();

        /** Takes a game that is over; from any thread, and each once, however often it is told. */
        void over(GameRow row);

        /** Lets whoever waits know how far it has come; every now and then. */
        void tell();

        /** Whether no further game may begin. */
        default boolean isOut() {
            return stop().isAsked() || secondsLeft() < 0;
        }
    }
}
