package zeriba.server.operation;

import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** The programs that play and advise. */
public interface Players {

    /** The words for the levels, the weakest first. */
    List<String> levels();

    /** The level that plays when nobody names one. */
    String usual();

    /** The level that advises when nobody names one, on every front. */
    String adviser();

    /** A player of one of the levels, for one chair at one table. */
    <S, A> Mind<S, A> mind(Game<S, A> game, String level, long seed);

    /** A player that may remember what it has in mind; used by one thread at a time. */
    @FunctionalInterface
    interface Mind<S, A> {

        /**
         * What it would choose.
         *
         * @param millis after this time it is to answer with the best it has found
         */
        Suggestion<A> think(S seen, Role role, Pending.Choice<A> choice, long millis);
    }

    /**
     * What a player would choose, and why.
     *
     * @param line own actions that it has in mind, beginning with {@code action}
     * @param chance what it expects, 0 lost to 1 won, as analyses tell it
     * @param others further actions it has looked at, best first; none promises more
     */
    record Suggestion<A>(A action, List<A> line, double chance, List<Rated<A>> others) {
        public Suggestion {
            line = List.copyOf(line);
            others = List.copyOf(others);
        }
    }

    /** An action and what is expected of it, 0 lost to 1 won. */
    record Rated<A>(A action, double chance) {}
}
