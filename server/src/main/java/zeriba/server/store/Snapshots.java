package zeriba.server.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.record.Journal;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.TimeControl;
import zeriba.server.dice.PeriodAt;
import zeriba.server.refusal.Refusal;
import zeriba.server.store.rows.SnapshotRows;
import zeriba.server.store.rows.SnapshotRows.SnapshotRow;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * Keeps a snapshot of a table every so many entries, beside the play: nobody waits for it. One
 * thread makes them all, table by table, so that a long game that is brought along takes no more
 * than its time.
 */
final class Snapshots implements AutoCloseable {

    /** [design] A table that is read again replays about so many entries. */
    static final int EVERY = 256;

    /** [design] Positions are some kilobytes each; more in a commit would take longer. */
    private static final int IN_A_COMMIT = 16;

    /** [design] Who has more than these waiting keeps the others later, or never. */
    private static final int MOST_WAITING = 256;

    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);

    private final StoredTables tables;
    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(
                    0,
                    1,
                    1,
                    TimeUnit.MINUTES,
                    new LinkedBlockingQueue<>(MOST_WAITING),
                    Thread.ofPlatform().name("snapshots").daemon().factory());

    Snapshots(StoredTables tables) {
        this.tables = tables;
    }

    /** From now on snapshots of a table are kept that has none yet. */
    <S, A> void keep(Table<S, A> table) {
        keep(table, PeriodAt.beginning(table.dice()));
    }

    /**
     * From now on further snapshots are kept.
     *
     * @param kept what the dice were bound to at the last one; the beginning where there is none
     */
    <S, A> void keep(Table<S, A> table, PeriodAt kept) {
        AtomicReference<PeriodAt> last = new AtomicReference<>(kept);
        table.audience().listen(() -> consider(table, last));
        consider(table, last);
    }

    /** The same where what there is does not hold, and goes first. */
    <S, A> void keepAnew(Table<S, A> table) {
        var _ =
                isBegun(() -> {
                    if (isWritten(table, handle -> SnapshotRows.forget(handle, table.id()))) {
                        keep(table);
                    }
                });
    }

    /** Whether it will be done; not where too much waits, or the server ends. */
    private boolean isBegun(Runnable work) {
        try {
            thread.execute(work);
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    private <S, A> void consider(Table<S, A> table, AtomicReference<PeriodAt> last) {
        TableSnapshot<S, A> scene = table.scene();
        PeriodAt before = last.get();
        Journal<S, A> journal = scene.journal();
        if (journal.last() - before.entry() >= EVERY
                && !scene.isPaused()
                && last.compareAndSet(before, table.periodAfter(before, journal))
                && !isBegun(() -> write(table, scene, before))) {
            last.set(before);
        }
    }

    /**
     * The snapshot of now, and of a game that was brought along or replayed, which has no pace,
     * those on the way here.
     */
    private <S, A> void write(Table<S, A> table, TableSnapshot<S, A> scene, PeriodAt before) {
        Journal<S, A> journal = scene.journal();
        PeriodAt period = before;
        List<SnapshotRow> rows = new ArrayList<>();
        if (scene.clocks().pace() instanceof TimeControl.Free free) {
            for (int at = before.entry() + EVERY; at <= journal.last() - EVERY; at += EVERY) {
                Journal<S, A> then = keptFor(journal, at);
                period = table.periodAfter(period, then);
                Clocks clocks = Clocks.of(free, then, scene.clocks().since());
                rows.add(row(table, new Snapshot<>(then.milestone(), clocks, period)));
                if (rows.size() == IN_A_COMMIT) {
                    if (!isWritten(table, rows)) {
                        return;
                    }
                    rows.clear();
                }
            }
        }
        PeriodAt now = table.periodAfter(period, journal);
        rows.add(row(table, new Snapshot<>(journal.milestone(), scene.clocks(), now)));
        var _ = isWritten(table, rows);
    }

    /**
     * Of the next entries from {@code at} on the one at which least stands: what is taken back
     * after a snapshot needs what came before it.
     */
    private static <S, A> Journal<S, A> keptFor(Journal<S, A> journal, int at) {
        return IntStream.rangeClosed(at, Math.min(at + EVERY / 4, journal.last()))
                .mapToObj(journal::at)
                .min(Comparator.comparingInt(then -> then.milestone().standing()))
                .orElseThrow();
    }

    private static <S, A> SnapshotRow row(Table<S, A> table, Snapshot<S> snapshot) {
        return new SnapshotRow(snapshot.milestone().number(), snapshot.text(table.game()));
    }

    private boolean isWritten(Table<?, ?> table, List<SnapshotRow> rows) {
        int version = table.game().about().rulesVersion();
        List<SnapshotRow> all = List.copyOf(rows);
        return isWritten(
                table,
                handle ->
                        all.forEach(row -> SnapshotRows.insert(handle, table.id(), version, row)));
    }

    /** No other server need know. */
    private boolean isWritten(Table<?, ?> table, Consumer<Handle> work) {
        try {
            tables.writeBeside(work);
            return true;
        } catch (Refusal refusal) {
            LOG.debug("no snapshot of table {}: {}", table.id(), refusal.reason());
            return false;
        }
    }

    /** What waits is not made: it is only a cache. */
    @Override
    public void close() {
        thread.shutdownNow();
    }
}
