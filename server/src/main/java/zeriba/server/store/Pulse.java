package zeriba.server.store;

import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.table.Refusal;

/**
 * Whether the database keeps what is written. A question that only reads is answered on a full disk
 * too, so something is written that takes room, and taken away again.
 */
final class Pulse {

    private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);

    /** [design] Nobody who asks more often makes more commits. */
    private static final long BELIEVED_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** More than fits into what a page may have left. */
    private static final String ROOM = "x".repeat(8_000);

    private final CommitQueue commits;
    private long askedAt = System.nanoTime() - BELIEVED_NANOS;
    private boolean wasKept = false;

    Pulse(CommitQueue commits) {
        this.commits = commits;
    }

    synchronized boolean isKept() {
        if (System.nanoTime() - askedAt >= BELIEVED_NANOS) {
            wasKept = write();
            askedAt = System.nanoTime();
        }
        return wasKept;
    }

    private boolean write() {
        try {
            commits.write("", Pulse::write);
            return true;
        } catch (Refusal refusal) {
            LOG.warn("the database keeps nothing: {}", refusal.reason());
            return false;
        }
    }

    private static void write(Handle handle) {
        handle.execute("delete from ticket where hash = 'pulse'");
        handle.execute(
                "insert into ticket (hash, purpose, expires_at) values ('pulse', ?, 0)", ROOM);
        handle.execute("delete from ticket where hash = 'pulse'");
    }
}
