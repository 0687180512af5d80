package zeriba.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.server.database.Secrets;
import zeriba.server.store.StoredTables;
import zeriba.server.store.rows.AttemptRows;

/**
 * A limit on attempts: how often something was tried of late, by whom: more than so often within a
 * while is refused. Servers that share a database count together.
 */
public final class AttemptLimit {

    private static final int MOST_REMEMBERED = 50_000;

    private final String what;
    private final int most;
    private final Duration within;
    private final InstantSource clock;
    private final StoredTables tables;
    private final Map<String, Deque<Long>> times = new ConcurrentHashMap<>();

    /**
     * @param what is tried: by this name all servers know it
     */
    public AttemptLimit(
            String what, int most, Duration within, InstantSource clock, StoredTables tables) {
        this.what = what;
        this.most = most;
        this.within = within;
        this.clock = clock;
        this.tables = tables;
    }

    /** Whether {@code who} may try once more; counts it if so. */
    public boolean mayTry(String who) {
        // who has tried enough here costs the database nothing
        return mayTryHere(who) && (!tables.areShared() || mayTryAnywhere(who));
    }

    private boolean mayTryAnywhere(String who) {
        boolean[] may = new boolean[1];
        long now = clock.millis();
        String key = key(who);
        tables.write(handle ->
                may[0] = AttemptRows.count(handle, key, most, now, now + within.toMillis()));
        return may[0];
    }

    private String key(String who) {
        return Secrets.digest("attempt " + what + " " + who);
    }

    private boolean mayTryHere(String who) {
        long now = clock.millis();
        if (times.size() >= MOST_REMEMBERED) {
            times.values().removeIf(tried -> isOver(tried, now));
        }
        boolean[] may = new boolean[1];
        times.compute(
                who,
                (_, known) -> {
                    Deque<Long> tried = known == null ? new ArrayDeque<>() : known;
                    while (!tried.isEmpty() && tried.peek() <= now - within.toMillis()) {
                        tried.poll();
                    }
                    may[0] = tried.size() < most;
                    if (may[0]) {
                        tried.add(now);
                    }
                    return tried;
                });
        return may[0];
    }

    private boolean isOver(Deque<Long> tried, long now) {
        Long last = tried.peekLast();
        return last == null || last <= now - within.toMillis();
    }

    /** Forgets what {@code who} tried: it was right. */
    public void forget(String who) {
        times.remove(who);
        if (tables.areShared()) {
            tables.write(handle -> AttemptRows.forget(handle, key(who)));
        }
    }
}
