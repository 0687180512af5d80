package zeriba.server.store;

import static zeriba.server.database.Durability.DEFERRED;
import static zeriba.server.database.Durability.DURABLE;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.database.ClusterEvents;
import zeriba.server.database.Database;
import zeriba.server.database.Durability;
import zeriba.server.database.Fence;
import zeriba.server.database.Shards;
import zeriba.server.refusal.Refusal;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.Rows.EntryRow;

/**
 * One writer for all tables. What is asked for while a commit is under way goes into the next one
 * together: as many writes for the price of one. A write returns when its commit has. What takes
 * long comes in parts, and between two of them goes whatever else is asked for.
 */
final class CommitQueue implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CommitQueue.class);

    /**
     * Something to write.
     *
     * @param table what it changes; empty where that is no table
     */
    private record Job(
            String table,
            Right right,
            Durability durability,
            List<EntryRow> entries,
            Consumer<Handle> work,
            CompletableFuture<Boolean> done) {

        Job(
                String table,
                Right right,
                Durability durability,
                Consumer<Handle> work,
                List<EntryRow> entries) {
            this(table, right, durability, List.copyOf(entries), work, new CompletableFuture<>());
        }
    }

    /** Who may do something. */
    private enum Right {
        /** Only who owns the table. */
        OWNER,
        /** Any server. */
        ANY
    }

    private final Database database;
    private final ClusterEvents nodes;
    private final Fence fence;
    private final CommitOrder<Job> jobs = new CommitOrder<>();
    private final LongAdder commits = new LongAdder();
    private final LongAdder entries = new LongAdder();
    private final Thread writer;
    private volatile boolean closing = false;
    private volatile boolean ended = false;

    CommitQueue(Database database) {
        this.database = database;
        this.nodes = database.nodes();
        this.fence = database.fence();
        this.writer = Thread.ofPlatform().name("commits").daemon().start(this::run);
    }

    /**
     * Does {@code work} in a transaction; returns when that is committed, throws as it does.
     *
     * @param table what it changes; empty where that is no table
     */
    void write(String table, Consumer<Handle> work) {
        done(new Job(table, Right.ANY, DURABLE, work, List.of()), jobs::add);
    }

    /**
     * Does {@code work} at a table that is this server's, then adds entries to its record, both or
     * neither; refused as stale where another has made one of them, as moved where the table is
     * another's.
     */
    void write(String table, Consumer<Handle> work, List<EntryRow> rows) {
        done(new Job(table, Right.OWNER, DURABLE, work, rows), jobs::add);
    }

    /** The same as one part of something long, in a commit of its own; durable with the last. */
    void writePart(String table, Consumer<Handle> work, List<EntryRow> rows) {
        done(new Job(table, Right.OWNER, DEFERRED, work, rows), jobs::addPart);
    }

    /** The same as the last part, which makes all of them durable. */
    void writeLastPart(String table, Consumer<Handle> work, List<EntryRow> rows) {
        done(new Job(table, Right.OWNER, DURABLE, work, rows), jobs::addPart);
    }

    /**
     * Does {@code work}, which belongs to no table and for which nobody waits, between others;
     * durable with the next commit that is.
     */
    void writePart(Consumer<Handle> work) {
        done(new Job("", Right.ANY, DEFERRED, work, List.of()), jobs::addPart);
    }

    private void done(Job job, Consumer<Job> queue) {
        if (closing) {
            throw closed();
        }
        queue.accept(job);
        if (ended) {
            end();
        }
        try {
            job.done().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private static Refusal closed() {
        return Refusal.notNow("the server is closing");
    }

    /** How many commits there have been. */
    long commits() {
        return commits.sum();
    }

    /** How many entries have been committed. */
    long entries() {
        return entries.sum();
    }

    private void run() {
        while (!closing || !jobs.isEmpty()) {
            List<Job> batch = new ArrayList<>();
            try {
                batch.addAll(jobs.take());
                together(batch);
            } catch (InterruptedException _) {
                // by work that was done here: nobody else ends this thread, and all wait for it
            } catch (RuntimeException | Error e) {
                // where even telling what went wrong goes wrong
                batch.forEach(job -> job.done().completeExceptionally(notKept()));
            }
        }
        ended = true;
        end();
    }

    /** Who came too late is told so. */
    private void end() {
        jobs.takeAll().forEach(job -> job.done().completeExceptionally(closed()));
    }

    private void together(List<Job> batch) {
        AtomicBoolean isWritten = new AtomicBoolean();
        try {
            database.commit(
                    durability(batch),
                    handle -> {
                        commit(handle, batch);
                        isWritten.set(true);
                    });
        } catch (SQLException | RuntimeException | Error e) {
            if (isWritten.get()) {
                // the commit itself: it may have been done, and must not be done again
                RuntimeException unclear = unclear(e);
                batch.forEach(job -> job.done().completeExceptionally(unclear));
            } else if (batch.size() == 1) {
                batch.getFirst().done().completeExceptionally(told(e));
            } else {
                // one of them is at fault: each on its own
                batch.forEach(job -> together(List.of(job)));
            }
            return;
        }
        batch.forEach(job -> job.done().complete(true));
        commits.increment();
        batch.forEach(job -> entries.add(job.entries().size()));
    }

    private static Durability durability(List<Job> batch) {
        return batch.stream().allMatch(job -> job.durability() == DEFERRED) ? DEFERRED : DURABLE;
    }

    private void commit(Handle handle, List<Job> batch) throws SQLException {
        Set<String> owned = new TreeSet<>();
        batch.stream()
                .filter(job -> job.right() == Right.OWNER)
                .forEach(job -> owned.add(job.table()));
        if (!owned.isEmpty()) {
            fence.check(handle, owned);
        }
        Set<String> changed = new TreeSet<>();
        for (Job job : batch) {
            job.work().accept(handle);
            if (job.right() == Right.ANY || !fence.isHeld(Shards.of(job.table()))) {
                changed.add(job.table());
            }
        }
        insert(handle.getConnection(), batch);
        changed.remove("");
        nodes.tell(handle, changed);
    }

    /** The entries of all jobs as one batch: a call for each is most of what a commit costs. */
    private static void insert(Connection connection, List<Job> batch) throws SQLException {
        if (batch.stream().allMatch(job -> job.entries().isEmpty())) {
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(Rows.INSERT_ENTRY)) {
            for (Job job : batch) {
                for (EntryRow row : job.entries()) {
                    Rows.bind(statement, job.table(), row);
                    statement.addBatch();
                }
            }
            int[] made = statement.executeBatch();
            int at = 0;
            for (Job job : batch) {
                for (EntryRow row : job.entries()) {
                    if (made[at++] != 1) {
                        throw Refusal.stale(row.number());
                    }
                }
            }
        }
    }

    /** A database that keeps nothing more is no fault of who asks, nor of the program. */
    private static RuntimeException told(Throwable e) {
        if (e instanceof Refusal refusal) {
            return refusal;
        }
        // not the exception itself: it tells what was to be kept, remarks and digests of secrets
        LOG.error("{} cannot be kept: {}", e.getClass().getSimpleName(), Database.cause(e));
        return notKept();
    }

    private static Refusal unclear(Throwable e) {
        LOG.error("it is not known whether a commit was kept: {}", Database.cause(e));
        return Refusal.notNow(
                "nobody can tell just now whether this was kept; look before you try again");
    }

    private static Refusal notKept() {
        return Refusal.notNow(
                "the server cannot keep this now, so nothing was changed; try again later");
    }

    @Override
    public void close() {
        closing = true;
        jobs.add(new Job("", Right.ANY, DURABLE, _ -> {}, List.of()));
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
