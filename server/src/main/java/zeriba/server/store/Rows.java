package zeriba.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import zeriba.server.pace.Stamp;
import zeriba.server.table.Adoption;
import zeriba.server.table.Handing;
import zeriba.server.table.Remark;
import zeriba.server.table.Seat;

/** The SQL, the same for both databases. */
final class Rows {

    /** Where what belongs to a table is kept beside its head. */
    private static final List<String> OF_A_TABLE =
            List.of(
                    "entry",
                    "remark",
                    "hold",
                    "seat",
                    "listing",
                    "sequel",
                    "notice_told",
                    "turn_link");

    private Rows() {}

    /** A table without its entries. */
    record TableRow(
            String id,
            String game,
            int rulesVersion,
            String head,
            String dice,
            boolean training,
            long openedAt) {}

    /**
     * One entry.
     *
     * @param digest of the position after it; empty where one with it follows
     * @param at when it was made
     * @param lapsed whether it keeps its number and no longer counts
     */
    record EntryRow(int number, String line, String digest, Stamp at, boolean lapsed) {}

    /** Adds nothing where somebody else has made this entry. */
    static final String INSERT_ENTRY =
            """
            insert into entry (table_id, number, line, digest, made_at, served_at)
            values (?, ?, ?, ?, ?, ?) on conflict do nothing
            """;

    static void bind(PreparedStatement statement, String table, EntryRow entry)
            throws SQLException {
        statement.setString(1, table);
        statement.setInt(2, entry.number());
        statement.setString(3, entry.line());
        statement.setString(4, entry.digest());
        statement.setLong(5, entry.at().wall());
        statement.setLong(6, entry.at().served());
    }

    /** A seat; its level is empty where a person sits. */
    record SeatRow(String role, String level, String secretHash) {}

    /** A browser's hold on a seat. */
    record HoldRow(String role, String browser) {}

    static void insert(Handle handle, TableRow row) {
        handle.createUpdate(
                        """
                        insert into game_table (id, game, rules_version, head, dice, training, opened_at)
                        values (:id, :game, :version, :head, :dice, :training, :now)
                        """)
                .bind("id", row.id())
                .bind("game", row.game())
                .bind("version", row.rulesVersion())
                .bind("head", row.head())
                .bind("dice", row.dice())
                .bind("training", row.training() ? 1 : 0)
                .bind("now", row.openedAt())
                .execute();
    }

    static void insert(Handle handle, String table, SeatRow seat) {
        handle.createUpdate(
                        """
                        insert into seat (table_id, role, level, secret_hash)
                        values (:table, :role, :level, :hash)
                        """)
                .bind("table", table)
                .bind("role", seat.role())
                .bind("level", seat.level())
                .bind("hash", seat.secretHash())
                .execute();
    }

    static void insert(Handle handle, String table, HoldRow hold, long now) {
        handle.createUpdate(
                        """
                        insert into hold (table_id, role, browser, since)
                        values (:table, :role, :browser, :now)
                        on conflict do nothing
                        """)
                .bind("table", table)
                .bind("role", hold.role())
                .bind("browser", hold.browser())
                .bind("now", now)
                .execute();
    }

    static void insert(Handle handle, String table, Remark remark) {
        handle.createUpdate(
                        """
                        insert into remark (table_id, number, role, words, made_at)
                        select :table, count(*) + 1, :role, :words, :at
                        from remark where table_id = :table
                        """)
                .bind("table", table)
                .bind("role", remark.by())
                .bind("words", remark.text())
                .bind("at", remark.at())
                .execute();
    }

    /** The table that followed {@code table}. */
    static Optional<String> sequel(Handle handle, String table) {
        return handle.select("select next_id from sequel where table_id = ?", table)
                .mapTo(String.class)
                .findOne();
    }

    /** Seats change hands: who may act from them is written anew. */
    static void hand(Handle handle, String table, Handing handing) {
        long now = System.currentTimeMillis();
        for (Seat seat : handing.seats()) {
            String role = seat.role().name();
            String level = seat instanceof Seat.Computer computer ? computer.level() : "";
            handle.execute(
                    "update seat set level = ?, secret_hash = ? where table_id = ? and role = ?",
                    level,
                    handing.secretHash(),
                    table,
                    role);
            handle.execute("delete from hold where table_id = ? and role = ?", table, role);
            holders(seat).forEach(id -> insert(handle, table, new HoldRow(role, id), now));
        }
    }

    private static Set<String> holders(Seat seat) {
        return switch (seat) {
            case Seat.Person person -> person.holders();
            case Seat.Computer computer -> computer.former();
        };
    }

    /** From now on the table is played under these rules. */
    static void adopt(Handle handle, String table, Adoption adoption) {
        raise(handle, table, adoption.version());
        handle.execute(
                """
                update entry set lapsed = 1, digest = ''
                where table_id = ? and number between ? and ? and line not like '% adopt %'
                """,
                table, adoption.stands() + 1, adoption.last());
        adoption.witnesses()
                .forEach((number, digest) ->
                        handle.execute(
                                "update entry set digest = ? where table_id = ? and number = ?",
                                digest,
                                table,
                                number));
    }

    /** Notes the version of the rules that the table is played under. */
    static void raise(Handle handle, String table, int rulesVersion) {
        handle.execute("update game_table set rules_version = ? where id = ?", rulesVersion, table);
    }

    static void markTraining(Handle handle, String table) {
        handle.execute("update game_table set training = 1 where id = ?", table);
    }

    static void markClosed(Handle handle, String table) {
        handle.execute("update game_table set closed = 1 where id = ?", table);
    }

    static List<TableRow> tables(Handle handle, String id) {
        return handle.select(
                        """
                        select id, game, rules_version, head, dice, training, opened_at
                        from game_table
                        where id = ? and closed = 0
                        """,
                        id)
                .map((row, _) ->
                        new TableRow(
                                row.getString("id"),
                                row.getString("game"),
                                row.getInt("rules_version"),
                                row.getString("head"),
                                row.getString("dice"),
                                row.getInt("training") != 0,
                                row.getLong("opened_at")))
                .list();
    }

    /** The entries of a table after number {@code after}, in order. */
    static List<EntryRow> entries(Handle handle, String table, int after) {
        return handle.select(
                        """
                        select number, line, digest, made_at, served_at, lapsed from entry
                        where table_id = ? and number > ? order by number
                        """,
                        table,
                        after)
                .map((row, _) ->
                        new EntryRow(
                                row.getInt("number"),
                                row.getString("line"),
                                row.getString("digest"),
                                stamp(row.getLong("made_at"), row.getLong("served_at")),
                                row.getInt("lapsed") != 0))
                .list();
    }

    /** Entries of earlier versions have no served time. */
    private static Stamp stamp(long wall, long served) {
        return served == 0 ? Stamp.of(wall) : new Stamp(wall, served);
    }

    /** Notes when somebody's time may be over. */
    static void due(Handle handle, String table, long due) {
        handle.execute("update game_table set due_at = ? where id = ?", due, table);
    }

    /** The tables where somebody's time may be over, the longest first. */
    static List<String> due(Handle handle, long served, int most) {
        return handle.select(
                        """
                        select id from game_table
                        where due_at > 0 and due_at <= ? and closed = 0 order by due_at limit ?
                        """,
                        served,
                        most)
                .mapTo(String.class)
                .list();
    }

    static List<SeatRow> seats(Handle handle, String table) {
        return handle.select("select role, level, secret_hash from seat where table_id = ?", table)
                .map((row, _) ->
                        new SeatRow(
                                row.getString("role"),
                                row.getString("level"),
                                row.getString("secret_hash")))
                .list();
    }

    static List<HoldRow> holds(Handle handle, String table) {
        return handle.select("select role, browser from hold where table_id = ?", table)
                .map((row, _) -> new HoldRow(row.getString("role"), row.getString("browser")))
                .list();
    }

    static List<Remark> remarks(Handle handle, String table) {
        return handle.select(
                        """
                        select role, words, made_at from remark where table_id = ? order by number
                        """,
                        table)
                .map((row, _) ->
                        new Remark(
                                row.getString("role"),
                                row.getString("words"),
                                row.getLong("made_at")))
                .list();
    }

    /** The open tables where {@code browser} has a seat, the latest first. */
    static List<String> tablesOf(Handle handle, String browser, int most) {
        return handle.select(
                        """
                        select distinct t.id, t.opened_at from game_table t
                        join hold h on h.table_id = t.id
                        where h.browser = ? and t.closed = 0
                        order by t.opened_at desc, t.id limit ?
                        """,
                        browser,
                        most)
                .map((row, _) -> row.getString("id"))
                .list();
    }

    /** The open tables where {@code holder} has a seat. */
    static List<String> heldBy(Handle handle, String holder) {
        return handle.select(
                        """
                        select distinct h.table_id from hold h
                        join game_table t on t.id = h.table_id
                        where h.browser = ? and t.closed = 0 order by h.table_id
                        """,
                        holder)
                .mapTo(String.class)
                .list();
    }

    static void pass(Handle handle, String table, String from, String to) {
        handle.execute(
                """
                insert into hold (table_id, role, browser, since)
                select table_id, role, ?, since from hold where table_id = ? and browser = ?
                on conflict do nothing
                """,
                to,
                table,
                from);
        handle.execute("delete from hold where table_id = ? and browser = ?", table, from);
    }

    /**
     * Takes {@code holder} from a table, with what was said from seats that it alone held; the
     * table too where nobody else sits or is waited for.
     */
    static void leave(Handle handle, String table, String holder) {
        handle.execute(
                """
                delete from remark where table_id = ? and role in
                    (select role from hold where table_id = ? group by role
                     having count(*) = 1 and max(browser) = ?)
                """,
                table,
                table,
                holder);
        int others =
                handle.select(
                                """
                                select count(*) from seat s where s.table_id = ? and s.level = ''
                                and not exists (select 1 from hold h where h.table_id = s.table_id
                                    and h.role = s.role and h.browser = ?)
                                """,
                                table,
                                holder)
                        .mapTo(int.class)
                        .one();
        handle.execute("delete from hold where table_id = ? and browser = ?", table, holder);
        if (others == 0) {
            for (String part : OF_A_TABLE) {
                handle.execute("delete from " + part + " where table_id = ?", table);
            }
            handle.execute("delete from sequel where next_id = ?", table);
            handle.execute("delete from game_table where id = ?", table);
        }
    }

    /** The role that a link from a notice opens. */
    static Optional<String> turnLink(Handle handle, String table, String hash, long now) {
        return handle.select(
                        """
                        select role from turn_link
                        where table_id = ? and hash = ? and expires_at > ?
                        """,
                        table,
                        hash,
                        now)
                .mapTo(String.class)
                .findOne();
    }
}
