package zeriba.server.store;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.refusal.Refusal;

/**
 * A write probe: whether the database keeps what is written. A question that only reads is answered
 * on a full disk too, so something is written that takes room, and taken away again.
 */
final class WriteProbe {

    private static final Logger LOG = LoggerFactory.getLogger(WriteProbe.class);

    /** [design] Nobody who asks more often makes more commits. */
    private static final long BELIEVED_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** More than fits into what a page may have left. */
    private static final String ROOM = "x".repeat(8_000);

    /** [design] A database that has not answered for so long does not. */
    private static final Duration LONGEST = Duration.ofSeconds(3);

    private final CommitQueue commits;
    private final LongSupplier nanos;
    private long askedAt;
    private boolean wasKept = false;
    private CompletableFuture<Boolean> asked = CompletableFuture.completedFuture(false);

    /**
     * @param nanos what tells how long an answer is believed
     */
    WriteProbe(CommitQueue commits, LongSupplier nanos) {
        this.commits = commits;
        this.nanos = nanos;
        this.askedAt = nanos.getAsLong() - BELIEVED_NANOS;
    }

    synchronized boolean isKept() {
        if (nanos.getAsLong() - askedAt >= BELIEVED_NANOS) {
            wasKept = answered();
            askedAt = nanos.getAsLong();
        }
        return wasKept;
    }

    /** A question that is still open is not asked again. */
    private boolean answered() {
        if (asked.isDone()) {
            CompletableFuture<Boolean> now = new CompletableFuture<>();
            Thread.ofVirtual().name("pulse").start(() -> now.complete(write()));
            asked = now;
        }
        try {
            return asked.get(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            LOG.warn("the database has not answered for {} seconds", LONGEST.toSeconds());
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private boolean write() {
        try {
            commits.write("", WriteProbe::write);
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
