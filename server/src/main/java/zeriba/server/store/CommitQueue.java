package zeriba.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import zeriba.server.table.Refusal;

/**
 * One writer for all tables. What is asked for while a commit is under way goes into the next one
 * together: as many writes for the price of one. A write returns when its commit has.
 */
final class CommitQueue implements AutoCloseable {

    private static final int MOST_IN_A_COMMIT = 256;

    private record Job(Consumer<Handle> work, CompletableFuture<Boolean> done) {}

    private final Jdbi jdbi;
    private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    private final AtomicLong commits = new AtomicLong();
    private final Thread writer;
    private volatile boolean closing = false;

    CommitQueue(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.writer = Thread.ofPlatform().name("commits").daemon().start(this::run);
    }

    /** Does {@code work} in a transaction; returns when that is committed, throws as it does. */
    void write(Consumer<Handle> work) {
        if (closing) {
            throw Refusal.notNow("the server is closing");
        }
        Job job = new Job(work, new CompletableFuture<>());
        jobs.add(job);
        try {
            job.done().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    /** How many commits there have been. */
    long commits() {
        return commits.get();
    }

    private void run() {
        List<Job> batch = new ArrayList<>();
        try {
            while (!closing || !jobs.isEmpty()) {
                batch.add(jobs.take());
                jobs.drainTo(batch, MOST_IN_A_COMMIT - 1);
                together(batch);
                batch.clear();
            }
        } catch (InterruptedException _) {
            jobs.drainTo(batch);
        }
        RuntimeException closed = Refusal.notNow("the server is closing");
        batch.forEach(job -> job.done().completeExceptionally(closed));
    }

    private void together(List<Job> batch) {
        try {
            jdbi.useTransaction(handle -> batch.forEach(job -> job.work().accept(handle)));
            commits.incrementAndGet();
            batch.forEach(job -> job.done().complete(true));
        } catch (RuntimeException e) {
            if (batch.size() == 1) {
                batch.getFirst().done().completeExceptionally(e);
            } else {
                // one of them is at fault: each on its own
                batch.forEach(job -> together(List.of(job)));
            }
        }
    }

    @Override
    public void close() {
        closing = true;
        jobs.add(new Job(_ -> {}, new CompletableFuture<>()));
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
