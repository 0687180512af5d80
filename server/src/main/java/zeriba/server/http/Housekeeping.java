package zeriba.server.http;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.admission.Admission;
import zeriba.server.store.StoredTables;

/** Lets go, minute by minute, of what nobody needs just now. */
final class Housekeeping implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

    /** [design] So long a table stays in memory after the last look at it. */
    private static final long UNWATCHED_MILLIS = TimeUnit.MINUTES.toMillis(15);

    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("housekeeping").daemon().factory());

    Housekeeping(StoredTables tables, Admission admission) {
        var _ = clock.scheduleWithFixedDelay(() -> tidy(tables, admission), 1, 1, TimeUnit.MINUTES);
    }

    private static void tidy(StoredTables tables, Admission admission) {
        try {
            tables.putAway(UNWATCHED_MILLIS);
            admission.sweep();
        } catch (RuntimeException e) {
            LOG.error("tables stay in memory", e);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
