package zeriba.server.table;

import java.util.Map;
import java.util.Set;
import zeriba.engine.record.Journal;

/**
 * The status of play: whether a table is played at, or waits until those who sit there accept
 * changed rules.
 */
public sealed interface PlayStatus<S, A> {

    /** The game goes on. */
    record Running<S, A>() implements PlayStatus<S, A> {}

    /**
     * The game stands still at the last position that the present rules lead to as the former did.
     *
     * @param proposed the game as it goes on when all have accepted
     * @param witnesses the digests of its positions, by entry
     * @param accepted the names of the roles that have accepted so far
     */
    record Paused<S, A>(
            RulesChange change,
            Journal<S, A> proposed,
            Map<Integer, String> witnesses,
            Set<String> accepted)
            implements PlayStatus<S, A> {
        public Paused {
            witnesses = Map.copyOf(witnesses);
            accepted = Set.copyOf(accepted);
        }
    }
}
