package zeriba.server.store;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.Game;
import zeriba.engine.record.Digest;
import zeriba.engine.record.Journal;
import zeriba.server.clock.Clocks;
import zeriba.server.dice.DiceSource;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.store.rows.Rows.TableRow;
import zeriba.server.store.rows.SnapshotRows.SnapshotRow;
import zeriba.server.table.PlayStatus;

/**
 * A table's game played on from a snapshot. Where that does not hold, whatever the reason, there is
 * none: the record is the truth.
 *
 * @param begin the game before its first entry
 * @param clocks how they were then
 */
record Resumption<S, A>(StoredTables tables, TableRow row, Journal<S, A> begin, Clocks clocks) {

    private static final Logger LOG = LoggerFactory.getLogger(Resumption.class);

    /**
     * What was kept; empty where the record or the dice do not bear it out.
     *
     * @param entries the snapshot's own and those that follow
     */
    Optional<Snapshot<S>> snapshot(SnapshotRow kept, DiceSource dice, List<EntryRow> entries) {
        return Snapshot.<S>read(begin.game(), clocks.pace(), kept.number(), kept.kept())
                .filter(snapshot -> snapshot.period().isOf(dice))
                .filter(snapshot -> isBorneOut(snapshot, entries));
    }

    /** Whether the record's own witness, where there is one at this entry, says the same. */
    private boolean isBorneOut(Snapshot<S> snapshot, List<EntryRow> entries) {
        Game<S, A> game = begin.game();
        EntryRow own = entries.getFirst();
        return own.number() == snapshot.milestone().number()
                && (own.digest().isEmpty()
                        || own.digest().equals(Digest.of(game, snapshot.milestone().state())));
    }

    /**
     * The game played on; empty where it comes to other positions than those that are witnessed.
     */
    Optional<Replay<S, A>> replay(Snapshot<S> snapshot, List<EntryRow> entries) {
        int number = snapshot.milestone().number();
        StoredEarlierEntries<S, A> past =
                new StoredEarlierEntries<>(tables, row.id(), begin, clocks, number);
        try {
            Journal<S, A> from = Journal.resume(begin.game(), snapshot.milestone(), past);
            Replay<S, A> replay =
                    Replay.of(from, snapshot.clocks(), entries.subList(1, entries.size()));
            return Optional.of(replay)
                    .filter(r -> r.course(row.rulesVersion()) instanceof PlayStatus.Running<S, A>);
        } catch (RuntimeException e) {
            LOG.warn("a snapshot of table {} is passed over", row.id(), e);
            return Optional.empty();
        }
    }
}
