package zeriba.server.store;

import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.clock.Now;
import zeriba.server.database.Database;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.PlayerDirectory;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.store.rows.OutcomeRows;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.store.rows.TimeRows;
import zeriba.server.table.Adoption;
import zeriba.server.table.Batch;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.Ledger;
import zeriba.server.table.Outcome;
import zeriba.server.table.TableSnapshot;

/** Keeps tables in the database: what was given is on the disk when a method returns. */
final class StoredLedger implements Ledger {

    private static final Logger LOG = LoggerFactory.getLogger(StoredLedger.class);

    private final StoredTables tables;
    private final Database database;
    private final CommitQueue commits;

    StoredLedger(StoredTables tables, Database database, CommitQueue commits) {
        this.tables = tables;
        this.database = database;
        this.commits = commits;
    }

    @Override
    public Now now() {
        return tables.now();
    }

    @Override
    public void append(String table, Batch batch) {
        kept(table, handle -> due(handle, table, batch), StoredTables.rows(batch));
    }

    @Override
    public void accept(String table, Batch batch) {
        accepted(table, _ -> {}, batch);
    }

    @Override
    public void adopt(String table, Batch batch, Adoption adoption) {
        accepted(table, handle -> Rows.adopt(handle, table, adoption), batch);
    }

    private void accepted(String table, Consumer<Handle> work, Batch batch) {
        try {
            kept(
                    table,
                    handle -> {
                        work.accept(handle);
                        due(handle, table, batch);
                    },
                    StoredTables.rows(batch));
        } catch (Refusal refusal) {
            if (refusal.kind() == Refusal.Kind.STALE) {
                throw readAgain(table, refusal);
            }
            throw refusal;
        }
    }

    /** What happened at another server goes on from no scene here: whoever asked is asked again. */
    private Refusal readAgain(String table, Refusal because) {
        LOG.info("table {} is read again: {}", table, because.getMessage());
        tables.forget(table);
        return Refusal.noTable(table);
    }

    @Override
    public void hand(String table, Batch batch, SeatTransfer handing) {
        kept(
                table,
                handle -> {
                    Rows.hand(handle, table, handing);
                    due(handle, table, batch);
                },
                StoredTables.rows(batch));
    }

    private static void due(Handle handle, String table, Batch batch) {
        if (batch.due() >= 0) {
            TimeRows.note(handle, batch.at());
            Rows.due(handle, table, batch.due());
        }
    }

    @Override
    public <S, A> TableSnapshot<S, A> later(String table, TableSnapshot<S, A> known) {
        if (!database.nodes().areSeveral()) {
            return known;
        }
        try {
            return TableLoader.later(database.jdbi(), table, known);
        } catch (Refusal refusal) {
            throw readAgain(table, refusal);
        }
    }

    @Override
    public void chat(String table, ChatMessage remark) {
        kept(table, handle -> Rows.insert(handle, table, remark), List.of());
    }

    @Override
    public PlayerDirectory company() {
        return tables.company();
    }

    @Override
    public void dice(String table, DiceSource dice) {
        kept(table, handle -> Rows.dice(handle, table, dice.text()), List.of());
    }

    @Override
    public void over(String table, Outcome outcome) {
        long at = now().stamp().wall();
        kept(table, handle -> OutcomeRows.insert(handle, table, outcome, at), List.of());
    }

    @Override
    public void goesOn(String table) {
        kept(table, handle -> OutcomeRows.delete(handle, table), List.of());
    }

    @Override
    public void training(String table) {
        kept(table, handle -> Rows.markTraining(handle, table), List.of());
    }

    /**
     * After a failure nobody knows what is kept: the table is read again when next needed. What
     * another server has made first is known.
     */
    private void kept(String table, Consumer<Handle> work, List<EntryRow> rows) {
        try {
            commits.write(table, work, rows);
        } catch (Refusal refusal) {
            if (refusal.kind() != Refusal.Kind.STALE) {
                tables.forget(table);
            }
            throw refusal;
        } catch (RuntimeException e) {
            tables.forget(table);
            throw e;
        }
    }
}
