package zeriba.server.store;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.pace.Stamp;
import zeriba.server.pace.TimeSource;

/**
 * The time in which a server was running. While any clock runs it notes every few seconds that it
 * lives; what lies between the last note and the next start does not count. Nor does the time in
 * which the machine slept.
 */
final class Heart implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Heart.class);
    private static final long BEAT_SECONDS = 5;

    /** Where several servers run, so long may the note of the last one be old. */
    private static final long GAP_MILLIS = 12_000;

    private final Database database;
    private final TimeSource time;
    private final long gap;
    private final ScheduledExecutorService beats =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("heart").daemon().factory());
    private volatile long away;
    private long wall;
    private long steady;

    @SuppressWarnings("FutureReturnValueIgnored") // a beat tells of its own faults
    Heart(Database database, TimeSource time) {
        this.database = database;
        this.time = time;
        this.gap = database.nodes().areSeveral() ? GAP_MILLIS : 0;
        this.wall = time.wall();
        this.steady = time.steady();
        this.away = database.jdbi().inTransaction(this::begin);
        beats.scheduleWithFixedDelay(this::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    /** This moment. */
    Stamp now() {
        long now = time.wall();
        return new Stamp(now, now - away);
    }

    private long begin(Handle handle) {
        handle.execute(
                """
                insert into service (id, seen_at, away) values (1, ?, 0) on conflict do nothing
                """,
                wall);
        return rested(handle, wall);
    }

    /** Adds what has passed since the last note, if that is too old for anybody to have run. */
    private long rested(Handle handle, long now) {
        handle.execute(
                """
                update service set away = away + (? - seen_at), seen_at = ?
                where id = 1 and ? - seen_at > ?
                """,
                now,
                now,
                now,
                gap);
        return noted(handle, now);
    }

    /** Notes that a server was running at {@code wall}. */
    static void note(Handle handle, long wall) {
        handle.execute("update service set seen_at = ? where id = 1 and seen_at < ?", wall, wall);
    }

    private static long noted(Handle handle, long now) {
        note(handle, now);
        return handle.select("select away from service where id = 1").mapTo(Long.class).one();
    }

    private void beat() {
        try {
            note();
        } catch (RuntimeException e) {
            LOG.warn("the time cannot be noted: {}", e.getMessage());
        }
    }

    private synchronized void note() {
        long now = time.wall();
        long slept = now - wall - (time.steady() - steady);
        wall = now;
        steady = time.steady();
        away =
                database.jdbi()
                        .inTransaction(handle ->
                                slept > GAP_MILLIS
                                        ? rested(handle, now)
                                        : isNeeded(handle) ? noted(handle, now) : away);
    }

    private static boolean isNeeded(Handle handle) {
        return handle.select("select count(*) from game_table where due_at > 0 and closed = 0")
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    @Override
    public void close() {
        beats.shutdownNow();
        try {
            beats.awaitTermination(BEAT_SECONDS, TimeUnit.SECONDS);
            note();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.warn("the time cannot be noted: {}", e.getMessage());
        }
    }
}
