package zeriba.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import zeriba.engine.rules.Role;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.rows.HoldRows;
import zeriba.server.store.rows.HoldRows.HoldRow;
import zeriba.server.store.rows.Rows;
import zeriba.server.store.rows.SeatingPolicy;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;

/** Listings: which tables are open to anybody, and which followed which. */
public final class Listings {

    /** [design] Tables on one page of the list. */
    public static final int PAGE = 50;

    /** [design] Tables on the list at which one asker sits. */
    static final int MOST_OF_ONE = 10;

    /** [design] So long a table stays on the list. */
    private static final long LISTED_MILLIS = TimeUnit.DAYS.toMillis(30);

    private final StoredTables tables;

    Listings(StoredTables tables) {
        this.tables = tables;
    }

    /**
     * A table on the list.
     *
     * @param level the level of play that is wished for; may be empty
     * @param since milliseconds since 1970
     */
    public record Listing(String table, String level, long since) {}

    /** Refuses who sits at as many tables on the list as one may. */
    public void requirePlace(Principal asker) {
        tables.read(handle -> {
            requirePlace(handle, "", asker);
            return asker;
        });
    }

    /** Puts a table where {@code asker} sits on the list. */
    public void list(String id, String level, Principal asker) {
        tables.write(id, handle -> list(handle, id, level, asker));
    }

    private static void list(Handle handle, String id, String level, Principal asker) {
        requirePlace(handle, id, asker);
        handle.execute(
                """
                insert into listing (table_id, level, since) values (?, ?, ?)
                on conflict (table_id) do update
                set level = excluded.level, since = excluded.since
                """,
                id,
                level,
                System.currentTimeMillis());
    }

    private static void requirePlace(Handle handle, String id, Principal asker) {
        int others =
                count(
                        handle,
                        """
                        select count(distinct l.table_id) from listing l
                        join game_table t on t.id = l.table_id
                        join hold h on h.table_id = l.table_id
                        where h.browser = ? and l.table_id <> ? and t.closed = 0 and l.since > ?
                        """,
                        asker.id(),
                        id,
                        System.currentTimeMillis() - LISTED_MILLIS);
        if (others >= MOST_OF_ONE) {
            throw Refusal.notNow(
                    "you have " + MOST_OF_ONE + " tables on the list; take one off it first");
        }
    }

    /** Takes a table off the list. */
    public void unlist(String id) {
        tables.write(id, handle -> handle.execute("delete from listing where table_id = ?", id));
    }

    /** A page of the tables on the list, the latest first, and one more where another follows. */
    public List<Listing> listings(int page) {
        long since = System.currentTimeMillis() - LISTED_MILLIS;
        return tables.read(handle ->
                handle.select(
                                """
                                select l.table_id, l.level, l.since from listing l
                                join game_table t on t.id = l.table_id
                                where t.closed = 0 and l.since > ?
                                order by l.since desc, l.table_id limit ? offset ?
                                """,
                                since,
                                PAGE + 1,
                                PAGE * page)
                        .map((row, _) ->
                                new Listing(
                                        row.getString("table_id"),
                                        row.getString("level"),
                                        row.getLong("since")))
                        .list());
    }

    /** Seats {@code asker} in an open chair of a table on the list. */
    public void join(Table<?, ?> table, Role role, Principal asker) {
        String id = table.id();
        tables.write(id, handle -> join(handle, id, role.name(), asker.known()));
        table.claim(role, asker);
        table.begin();
    }

    private static void join(Handle handle, String id, String role, Principal asker) {
        HoldRows.lock(handle, id);
        if (count(handle, "select count(*) from listing where table_id = ?", id) == 0) {
            throw Refusal.notNow("this table is not open to anybody");
        }
        if (count(handle, "select count(*) from hold where table_id = ? and role = ?", id, role)
                > 0) {
            throw Refusal.notNow("somebody else was faster: that seat is taken");
        }
        SeatingPolicy.requireKnown(handle, id, asker.id());
        HoldRows.seat(handle, id, new HoldRow(role, asker.id()), System.currentTimeMillis());
        handle.execute(
                """
                delete from listing where table_id = ? and not exists (
                    select 1 from seat s where s.table_id = ? and s.level = '' and not exists (
                        select 1 from hold h where h.table_id = s.table_id and h.role = s.role))
                """,
                id,
                id);
    }

    private static int count(Handle handle, String question, Object... arguments) {
        return handle.select(question, arguments).mapTo(Integer.class).one();
    }

    /** The table that followed {@code id}, if one did. */
    public Optional<String> sequel(String id) {
        return tables.read(handle -> Rows.sequel(handle, id));
    }

    /** Opens the table that follows {@code table}, unless another was faster: then that one. */
    public <S, A> Table<?, ?> follow(
            Table<?, ?> table, TableSpec<S, A> opening, Map<String, String> seatSecrets) {
        Table<S, A> next = tables.open(opening, seatSecrets);
        tables.write(
                table.id(),
                handle ->
                        handle.execute(
                                """
                                insert into sequel (table_id, next_id) values (?, ?)
                                on conflict do nothing
                                """,
                                table.id(),
                                next.id()));
        String first = sequel(table.id()).orElse(next.id());
        if (!first.equals(next.id())) {
            tables.close(next);
        }
        table.follow(first);
        return tables.table(first);
    }
}
