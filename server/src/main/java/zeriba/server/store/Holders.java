package zeriba.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.rules.Role;
import zeriba.engine.text.Value;
import zeriba.server.database.Secrets;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.rows.HoldRows;
import zeriba.server.store.rows.HoldRows.HoldRow;
import zeriba.server.store.rows.LinkRows;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.SeatingPolicy;
import zeriba.server.table.Table;

/** Who holds which seats, and at which tables. */
public final class Holders {

    private static final Logger LOG = LoggerFactory.getLogger(Holders.class);
    private static final int MOST_LISTED = 200;

    private final StoredTables tables;

    Holders(StoredTables tables) {
        this.tables = tables;
    }

    /** Seats {@code asker} in the chair that {@code secret} opens. */
    public void claim(String id, String secret, Principal asker) {
        String holder = asker.known().id();
        Table<?, ?> table = tables.table(id);
        String hash = Secrets.digest(secret);
        long now = System.currentTimeMillis();
        String[] opened = new String[1];
        tables.write(
                id,
                h -> {
                    HoldRows.lock(h, id);
                    opened[0] = LinkRows.open(h, id, hash, holder, now);
                    HoldRows.seat(h, id, new HoldRow(opened[0], holder), now);
                });
        Role role = table.game().about().role(opened[0]).orElseThrow();
        table.claim(role, asker);
        table.begin();
    }

    /**
     * Every seat that {@code from} holds is {@code to}'s from now on, but where {@code to} would
     * not have been let sit down.
     */
    public void pass(Principal from, Principal to) {
        if (from.equals(to) || from.equals(Principal.NOBODY)) {
            return;
        }
        for (String id : tables.read(h -> HoldRows.heldBy(h, from.id()))) {
            tables.write(
                    id,
                    h -> {
                        if (SeatingPolicy.isGiven(h, id, to.id(), from.id())) {
                            HoldRows.pass(h, id, from.id(), to.id());
                        }
                    });
            tables.forget(id);
        }
        List<String> spoken = tables.read(h -> HoldRows.spokenAt(h, from.id()));
        tables.write(h ->
                h.execute("update remark set holder = ? where holder = ?", to.id(), from.id()));
        spoken.forEach(tables::forget);
    }

    /**
     * {@code asker} leaves every table and takes along what it said. A table where it sat alone is
     * gone with everything that was played there.
     */
    public void leaveAll(Principal asker) {
        for (String id : tables.read(h -> HoldRows.heldBy(h, asker.id()))) {
            tables.write(id, h -> HoldRows.leave(h, id, asker.id()));
            tables.forget(id);
        }
        List<String> spoken = tables.read(h -> HoldRows.spokenAt(h, asker.id()));
        tables.write(h -> {
            h.execute("delete from remark where holder = ?", asker.id());
            LinkRows.leave(h, asker.id());
        });
        spoken.forEach(tables::forget);
    }

    /** What is kept under {@code asker}, wherever it is, as lists of rows by kind. */
    public Value.Fields traces(Principal asker) {
        return tables.read(h -> Traces.of(h, asker));
    }

    /** Whether {@code asker} has a seat at any table. */
    public boolean areSeated(Principal asker) {
        return !asker.equals(Principal.NOBODY)
                && tables.read(h -> HoldRows.isSeated(h, asker.id()));
    }

    /** The ids of all tables where {@code asker} has a seat, closed ones too. */
    public List<String> allOf(Principal asker) {
        return tables.read(h -> HoldRows.heldBy(h, asker.id()));
    }

    /** The record of a closed table as it is kept; none where others have seats there too. */
    public Optional<String> keptRecord(String id, Principal asker) {
        return tables.read(h ->
                HoldRows.isClosedBy(h, id, asker.id())
                        ? Optional.of(Rows.kept(h, id))
                        : Optional.empty());
    }

    /** The tables where {@code asker} has a seat, the latest first. */
    public List<Table<?, ?>> tablesOf(Principal asker) {
        List<String> ids =
                tables.read(handle -> HoldRows.tablesOf(handle, asker.id(), MOST_LISTED));
        return found(ids);
    }

    private List<Table<?, ?>> found(List<String> ids) {
        List<Table<?, ?>> found = new ArrayList<>();
        for (String id : ids) {
            try {
                found.add(tables.glimpse(id));
            } catch (Refusal refusal) {
                LOG.warn("table {}: {}", id, refusal.reason());
            }
        }
        return found;
    }
}
