package zeriba.server.store;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.database.Database;
import zeriba.server.refusal.Refusal;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.store.rows.Rows.TableRow;

/**
 * Keeps new tables. The entries of a long one are written in parts, between which people's entries
 * go; nobody finds it before it is whole, and what was begun by a server that was killed is removed
 * by the next.
 */
final class TableOpenings {

    /** [design] What a disk and a core take a few milliseconds for. */
    static final int PART = 500;

    /** [design] No server takes so long to write one. */
    private static final long ABANDONED_MILLIS = TimeUnit.HOURS.toMillis(1);

    private static final Logger LOG = LoggerFactory.getLogger(TableOpenings.class);

    private final CommitQueue commits;

    TableOpenings(CommitQueue commits) {
        this.commits = commits;
    }

    /**
     * Returns when all of it is kept.
     *
     * @param seats writes who sits there
     */
    void keep(TableRow row, Consumer<Handle> seats, List<EntryRow> entries) {
        String id = row.id();
        if (entries.size() <= PART) {
            commits.write(
                    id,
                    handle -> {
                        Rows.insert(handle, row);
                        seats.accept(handle);
                    },
                    entries);
            return;
        }
        try {
            keepInParts(row, seats, entries);
        } catch (RuntimeException | Error e) {
            remove(id);
            throw e;
        }
    }

    private void keepInParts(TableRow row, Consumer<Handle> seats, List<EntryRow> entries) {
        String id = row.id();
        int last = (entries.size() - 1) / PART * PART;
        commits.writePart(
                id,
                handle -> {
                    Rows.insert(handle, row);
                    Rows.markUnfinished(handle, id);
                },
                entries.subList(0, PART));
        for (int from = PART; from < last; from += PART) {
            commits.writePart(id, _ -> {}, entries.subList(from, from + PART));
        }
        commits.writeLastPart(
                id,
                handle -> {
                    Rows.markFinished(handle, id);
                    seats.accept(handle);
                },
                entries.subList(last, entries.size()));
    }

    private void remove(String id) {
        try {
            commits.writePart(handle -> Rows.removeUnfinished(handle, id));
        } catch (Refusal refusal) {
            LOG.info("an unfinished table stays until the next start: {}", refusal.reason());
        }
    }

    /**
     * Removes what a server that was killed has not finished.
     *
     * @param now by the wall clock: where servers share the database, others may be writing
     */
    static void removeAbandoned(Database database, long now) {
        long before = database.nodes().areSeveral() ? now - ABANDONED_MILLIS : Long.MAX_VALUE;
        database.writer()
                .useTransaction(handle ->
                        Rows.unfinished(handle, before)
                                .forEach(id -> Rows.removeUnfinished(handle, id)));
    }
}
