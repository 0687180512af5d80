package zeriba.server.store;

import java.util.Comparator;
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
import zeriba.server.store.SnapshotRows.SnapshotRow;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/** Keeps a snapshot of a table every so many entries, beside the play: nobody waits for it. */
final class Snapshots {

    /** [design] A table that is read again replays about so many entries. */
    static final int EVERY = 256;

    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);

    private final StoredTables tables;

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
        Thread.ofVirtual()
                .name("snapshots-" + table.id())
                .start(() -> {
                    if (isWritten(table, handle -> SnapshotRows.forget(handle, table.id()))) {
                        keep(table);
                    }
                });
    }

    private <S, A> void consider(Table<S, A> table, AtomicReference<PeriodAt> last) {
        TableSnapshot<S, A> scene = table.scene();
        PeriodAt before = last.get();
        Journal<S, A> journal = scene.journal();
        if (journal.last() - before.entry() >= EVERY
                && !scene.isPaused()
                && last.compareAndSet(before, table.periodAfter(before, journal))) {
            Thread.ofVirtual()
                    .name("snapshot-" + table.id())
                    .start(() -> write(table, scene, before));
        }
    }

    /**
     * The snapshot of now, and of a game that was brought along or replayed, which has no pace,
     * those on the way here; each in a commit of its own, so that others go between.
     */
    private <S, A> void write(Table<S, A> table, TableSnapshot<S, A> scene, PeriodAt before) {
        Journal<S, A> journal = scene.journal();
        PeriodAt period = before;
        if (scene.clocks().pace() instanceof TimeControl.Free free) {
            for (int at = before.entry() + EVERY; at <= journal.last() - EVERY; at += EVERY) {
                Journal<S, A> then = keptFor(journal, at);
                period = table.periodAfter(period, then);
                Clocks clocks = Clocks.of(free, then, scene.clocks().since());
                write(table, new Snapshot<>(then.milestone(), clocks, period));
            }
        }
        PeriodAt now = table.periodAfter(period, journal);
        write(table, new Snapshot<>(journal.milestone(), scene.clocks(), now));
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

    private <S, A> void write(Table<S, A> table, Snapshot<S> snapshot) {
        int version = table.game().about().rulesVersion();
        SnapshotRow row =
                new SnapshotRow(snapshot.milestone().number(), snapshot.text(table.game()));
        isWritten(table, handle -> SnapshotRows.insert(handle, table.id(), version, row));
    }

    /** No other server need know. */
    private boolean isWritten(Table<?, ?> table, Consumer<Handle> work) {
        try {
            tables.write(work);
            return true;
        } catch (Refusal refusal) {
            LOG.debug("no snapshot of table {}: {}", table.id(), refusal.reason());
            return false;
        }
    }
}
