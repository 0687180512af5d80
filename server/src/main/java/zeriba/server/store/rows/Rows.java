package zeriba.server.store.rows;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import zeriba.server.clock.Stamp;
import zeriba.server.clock.TimeUsed;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.store.rows.HoldRows.HoldRow;
import zeriba.server.table.Adoption;
import zeriba.server.table.ChatMessage;

/** The SQL, the same for both databases. */
public final class Rows {

    /** What stands where an earlier server has not measured the time that an entry took. */
    private static final long UNMEASURED = -1;

    private Rows() {}

    /** A table without its entries. */
    public record TableRow(
            String id,
            String game,
            int rulesVersion,
            String head,
            String dice,
            boolean training,
            Stamp opened) {}

    /**
     * One entry.
     *
     * @param digest of the position after it; empty where one with it follows
     * @param at when it was made
     * @param used the time that it took
     * @param lapsed whether it keeps its number and no longer counts
     */
    public record EntryRow(
            int number, String line, String digest, Stamp at, TimeUsed used, boolean lapsed) {}

    /** Adds nothing where somebody else has made this entry. */
    public static final String INSERT_ENTRY =
            """
            insert into entry (table_id, number, line, digest, made_at, served_at, used)
            values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing
            """;

    /** Fills the statement that adds an entry. */
    public static void bind(PreparedStatement statement, String table, EntryRow entry)
            throws SQLException {
        statement.setString(1, table);
        statement.setInt(2, entry.number());
        statement.setString(3, entry.line());
        statement.setString(4, entry.digest());
        statement.setLong(5, entry.at().wall());
        statement.setLong(6, entry.at().served());
        statement.setLong(7, millis(entry.used()));
    }

    private static long millis(TimeUsed used) {
        return switch (used) {
            case TimeUsed.Measured(long millis) -> millis;
            case TimeUsed.Unmeasured() -> UNMEASURED;
        };
    }

    private static TimeUsed used(long millis) {
        return millis == UNMEASURED ? new TimeUsed.Unmeasured() : new TimeUsed.Measured(millis);
    }

    /** A seat; its level is empty where a person sits. */
    public record SeatRow(String role, String level, String secretHash) {}

    /** Adds a table. */
    public static void insert(Handle handle, TableRow row) {
        handle.createUpdate(
                        """
                        insert into game_table (id, game, rules_version, head, dice, training,
                            opened_at, opened_served)
                        values (:id, :game, :version, :head, :dice, :training, :wall, :served)
                        """)
                .bind("id", row.id())
                .bind("game", row.game())
                .bind("version", row.rulesVersion())
                .bind("head", row.head())
                .bind("dice", row.dice())
                .bind("training", row.training() ? 1 : 0)
                .bind("wall", row.opened().wall())
                .bind("served", row.opened().served())
                .execute();
    }

    /** Adds a seat of a table. */
    public static void insert(Handle handle, String table, SeatRow seat) {
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

    /** Adds what was said at a table. */
    public static void insert(Handle handle, String table, ChatMessage remark) {
        handle.createUpdate(
                        """
                        insert into remark (table_id, number, role, holder, words, made_at)
                        select :table, coalesce(max(number), 0) + 1, :role, :holder, :words, :at
                        from remark where table_id = :table
                        """)
                .bind("table", table)
                .bind("role", remark.by())
                .bind("holder", remark.holder())
                .bind("words", remark.text())
                .bind("at", remark.at())
                .execute();
    }

    /** The table that followed {@code table}. */
    public static Optional<String> sequel(Handle handle, String table) {
        return handle.select("select next_id from sequel where table_id = ?", table)
                .mapTo(String.class)
                .findOne();
    }

    /** Seats change hands: who may act from them is written anew. */
    public static void hand(Handle handle, String table, SeatTransfer handing) {
        long now = System.currentTimeMillis();
        for (Seat seat : handing.seats()) {
            String role = seat.role().name();
            String level = seat instanceof Seat.Computer computer ? computer.level() : "";
            LinkRows.end(handle, table, role);
            handle.execute(
                    "update seat set level = ?, secret_hash = ? where table_id = ? and role = ?",
                    level,
                    handing.secretHash(),
                    table,
                    role);
            handle.execute("delete from hold where table_id = ? and role = ?", table, role);
            switch (seat) {
                case Seat.Person(_, Set<String> holders) ->
                        holders.forEach(
                                id -> HoldRows.seat(handle, table, new HoldRow(role, id), now));
                case Seat.Computer(_, _, Set<String> former) ->
                        former.forEach(
                                id -> HoldRows.insert(handle, table, new HoldRow(role, id), now));
            }
        }
    }

    /** From now on the table is played under these rules. */
    public static void adopt(Handle handle, String table, Adoption adoption) {
        raise(handle, table, adoption.version());
        SnapshotRows.forget(handle, table);
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
    public static void raise(Handle handle, String table, int rulesVersion) {
        handle.execute("update game_table set rules_version = ? where id = ?", rulesVersion, table);
    }

    /** Where the dice of a table come from now. */
    public static void dice(Handle handle, String table, String dice) {
        handle.execute("update game_table set dice = ? where id = ?", dice, table);
    }

    /** The same, unless somebody else has been faster. */
    public static void dice(Handle handle, String table, String before, String dice) {
        handle.execute(
                "update game_table set dice = ? where id = ? and dice = ?", dice, table, before);
    }

    /** Marks a table as one at which people practise. */
    public static void markTraining(Handle handle, String table) {
        handle.execute("update game_table set training = 1 where id = ?", table);
    }

    /** Marks a table as closed. */
    public static void markClosed(Handle handle, String table) {
        handle.execute("update game_table set closed = 1 where id = ?", table);
    }

    /** Nobody finds the table until it is marked as finished. */
    public static void markUnfinished(Handle handle, String table) {
        handle.execute("update game_table set closed = 2 where id = ?", table);
    }

    /** The table is whole; refused where it was removed meanwhile. */
    public static void markFinished(Handle handle, String table) {
        int whole =
                handle.execute(
                        "update game_table set closed = 0 where id = ? and closed = 2", table);
        if (whole != 1) {
            throw Refusal.noTable(table);
        }
    }

    /** The tables that were begun before {@code before} by the wall clock and are not whole. */
    public static List<String> unfinished(Handle handle, long before) {
        return handle.select("select id from game_table where closed = 2 and opened_at < ?", before)
                .mapTo(String.class)
                .list();
    }

    /** Removes a table that is not whole. */
    public static void removeUnfinished(Handle handle, String table) {
        handle.execute(
                """
                delete from entry where table_id in
                    (select id from game_table where id = ? and closed = 2)
                """,
                table);
        handle.execute("delete from game_table where id = ? and closed = 2", table);
    }

    /** The table of an id, unless it is closed. */
    public static List<TableRow> tables(Handle handle, String id) {
        return handle.select(
                        """
                        select id, game, rules_version, head, dice, training, opened_at,
                            opened_served
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
                                stamp(row.getLong("opened_at"), row.getLong("opened_served"))))
                .list();
    }

    /** The number of a table's last entry; 0 where there is none. */
    public static int last(Handle handle, String table) {
        return handle.select("select coalesce(max(number), 0) from entry where table_id = ?", table)
                .mapTo(Integer.class)
                .one();
    }

    /** The record of a table as it is kept, whether it can be played or not. */
    public static String kept(Handle handle, String table) {
        List<String> lines = new ArrayList<>();
        lines.add(
                handle.select("select head from game_table where id = ?", table)
                        .mapTo(String.class)
                        .one()
                        .strip());
        entries(handle, table, 0).forEach(entry -> lines.add(entry.line()));
        return String.join("\n", lines) + "\n";
    }

    /** The entries of a table after number {@code after}, in order. */
    public static List<EntryRow> entries(Handle handle, String table, int after) {
        return entries(handle, table, after, Integer.MAX_VALUE);
    }

    /** The entries of a table after number {@code after} up to {@code upTo}, in order. */
    public static List<EntryRow> entries(Handle handle, String table, int after, int upTo) {
        return handle.select(
                        """
                        select number, line, digest, made_at, served_at, used, lapsed from entry
                        where table_id = ? and number > ? and number <= ? order by number
                        """,
                        table,
                        after,
                        upTo)
                .map((row, _) ->
                        new EntryRow(
                                row.getInt("number"),
                                row.getString("line"),
                                row.getString("digest"),
                                stamp(row.getLong("made_at"), row.getLong("served_at")),
                                used(row.getLong("used")),
                                row.getInt("lapsed") != 0))
                .list();
    }

    /** Entries of earlier versions have no served time. */
    private static Stamp stamp(long wall, long served) {
        return served == 0 ? Stamp.of(wall) : new Stamp(wall, served);
    }

    /** Notes when somebody's time may be over. */
    public static void due(Handle handle, String table, long due) {
        handle.execute("update game_table set due_at = ? where id = ?", due, table);
    }

    /** The tables where somebody's time may be over, the longest first. */
    public static List<String> due(Handle handle, long served, int most) {
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

    /** The seats of a table. */
    public static List<SeatRow> seats(Handle handle, String table) {
        return handle.select("select role, level, secret_hash from seat where table_id = ?", table)
                .map((row, _) ->
                        new SeatRow(
                                row.getString("role"),
                                row.getString("level"),
                                row.getString("secret_hash")))
                .list();
    }

    /** What was said at a table, in the order of time. */
    public static List<ChatMessage> remarks(Handle handle, String table) {
        return handle.select(
                        """
                        select role, holder, words, made_at from remark
                        where table_id = ? order by number
                        """,
                        table)
                .map((row, _) ->
                        new ChatMessage(
                                row.getString("role"),
                                row.getString("holder"),
                                row.getString("words"),
                                row.getLong("made_at")))
                .list();
    }
}
