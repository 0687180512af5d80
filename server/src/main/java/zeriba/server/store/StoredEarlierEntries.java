package zeriba.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.record.EarlierEntries;
import zeriba.engine.record.Journal;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.TimeControl;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.store.rows.SnapshotRows;
import zeriba.server.store.rows.SnapshotRows.SnapshotRow;
import zeriba.server.table.PlayStatus;

/**
 * What came before a table was resumed, read piece by piece from one snapshot to the next as it is
 * asked for. The last few pieces stay in memory.
 */
final class StoredEarlierEntries<S, A> implements EarlierEntries<S, A> {

    private static final int MOST_PIECES = 4;

    private final StoredTables tables;
    private final String id;
    private final Journal<S, A> begin;
    private final Clocks clocks;
    private final int until;
    private final Map<Integer, Journal<S, A>> pieces = new LinkedHashMap<>();

    /**
     * @param clocks how they were when the game began
     * @param until the entry after which the table was resumed
     */
    StoredEarlierEntries(
            StoredTables tables, String id, Journal<S, A> begin, Clocks clocks, int until) {
        this.tables = tables;
        this.id = id;
        this.begin = begin;
        this.clocks = clocks;
        this.until = until;
    }

    @Override
    public synchronized Journal<S, A> at(int number) {
        if (number == 0) {
            return begin;
        }
        for (Map.Entry<Integer, Journal<S, A>> piece : pieces.entrySet()) {
            if (piece.getKey() < number && number <= piece.getValue().last()) {
                return piece.getValue().at(number);
            }
        }
        return piece(number).at(number);
    }

    /** What is stored from the snapshot before an entry to the one after it. */
    private record Piece(Optional<SnapshotRow> snapshot, int end, List<EntryRow> entries) {}

    private Journal<S, A> piece(int number) {
        int version = begin.game().about().rulesVersion();
        Piece stored =
                tables.read(handle -> {
                    Optional<SnapshotRow> before =
                            SnapshotRows.upTo(handle, id, version, number - 1);
                    int from = before.map(SnapshotRow::number).orElse(0);
                    int end = SnapshotRows.next(handle, id, version, number).orElse(until);
                    return new Piece(before, end, Rows.entries(handle, id, from, end));
                });
        Optional<Journal<S, A>> base =
                stored.snapshot().isEmpty()
                        ? Optional.of(begin)
                        : resumed(begin.game(), stored.snapshot().get());
        // without its snapshot a piece is played again from the beginning
        Journal<S, A> from = base.orElse(begin);
        List<EntryRow> rows =
                base.isPresent()
                        ? stored.entries()
                        : tables.read(handle -> Rows.entries(handle, id, 0, stored.end()));
        Replay<S, A> replay = Replay.of(from, clocks, rows);
        if (replay.course(version) instanceof PlayStatus.Paused<S, A>) {
            throw new IllegalStateException("the past of table " + id + " cannot be played again");
        }
        pieces.put(from.last(), replay.journal());
        if (pieces.size() > MOST_PIECES) {
            pieces.remove(pieces.keySet().iterator().next());
        }
        return replay.journal();
    }

    private Optional<Journal<S, A>> resumed(Game<S, A> game, SnapshotRow row) {
        TimeControl pace = clocks.pace();
        return Snapshot.<S>read(game, pace, row.number(), row.kept())
                .map(s -> Journal.resume(game, s.milestone(), this));
    }
}
