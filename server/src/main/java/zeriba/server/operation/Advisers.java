package zeriba.server.operation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.server.table.Table;

/**
 * Who advises at the tables: one adviser for each role, level and time to think, for as long as the
 * table lives, so that a plan is followed where it still holds and not thought out anew.
 */
final class Advisers {

    /** [design] So many at most are kept at a table: those asked last. */
    static final int MOST = 8;

    private final Players players;
    private final Map<Table<?, ?>, Map<Chair, Adviser<?, ?>>> all =
            Collections.synchronizedMap(new WeakHashMap<>());

    Advisers(Players players) {
        this.players = players;
    }

    /**
     * Where an adviser sits.
     *
     * @param millis how long it may think, in milliseconds: a plan of little thought is not
     *     followed by who has more time
     */
    record Chair(Role role, String level, long millis) {}

    @SuppressWarnings("unchecked") // made for this very table
    <S, A> Adviser<S, A> at(Table<S, A> table, Chair chair) {
        return (Adviser<S, A>)
                all.computeIfAbsent(table, _ -> Collections.synchronizedMap(new Latest()))
                        .computeIfAbsent(chair, _ -> adviser(table.game(), chair));
    }

    /** Whoever asks for ever new times to think does not fill the memory. */
    private static final class Latest extends LinkedHashMap<Chair, Adviser<?, ?>> {

        private static final long serialVersionUID = 1;

        Latest() {
            super(MOST, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Chair, Adviser<?, ?>> eldest) {
            return size() > MOST;
        }
    }

    private <S, A> Adviser<S, A> adviser(Game<S, A> game, Chair chair) {
        return new Adviser<>(players.mind(game, chair.level(), 0), chair);
    }

    /** One adviser: asked again in the same position it says the same. */
    static final class Adviser<S, A> {

        private final Players.Mind<S, A> mind;
        private final Chair chair;
        private @Nullable Said<S, A> last;

        private record Said<S, A>(S seen, Players.Suggestion<A> suggestion) {}

        private Adviser(Players.Mind<S, A> mind, Chair chair) {
            this.mind = mind;
            this.chair = chair;
        }

        /** What it would choose, for one who asks at a time. */
        synchronized Players.Suggestion<A> suggestion(S seen, Pending.Choice<A> choice) {
            Said<S, A> before = last;
            if (before != null
                    && before.seen().equals(seen)
                    && choice.options().contains(before.suggestion().action())) {
                return before.suggestion();
            }
            Players.Suggestion<A> now = mind.think(seen, chair.role(), choice, chair.millis());
            last = new Said<>(seen, now);
            return now;
        }
    }
}
