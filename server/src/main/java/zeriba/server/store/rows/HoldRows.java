package zeriba.server.store.rows;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** Who holds which seats, in SQL. */
public final class HoldRows {

    /** Where what belongs to a table is kept beside its head. */
    private static final List<String> OF_A_TABLE =
            List.of(
                    "entry",
                    "snapshot",
                    "remark",
                    "hold",
                    "seat",
                    "listing",
                    "sequel",
                    "linked",
                    "outcome",
                    "notice_told",
                    "turn_link");

    private HoldRows() {}

    /** A browser's hold on a seat. */
    public record HoldRow(String role, String browser) {}

    /** Of two who come at once one is first: the row's lock. */
    public static void lock(Handle handle, String table) {
        handle.execute("update game_table set closed = closed where id = ?", table);
    }

    /** Seats somebody, who must be welcome to all who sit there. */
    public static void seat(Handle handle, String table, HoldRow hold, long now) {
        SeatingPolicy.require(handle, table, hold.browser());
        insert(handle, table, hold, now);
    }

    /** Adds who holds a seat of a table. */
    public static void insert(Handle handle, String table, HoldRow hold, long now) {
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

    /** Who holds the seats of a table, or has held them. */
    public static List<HoldRow> holds(Handle handle, String table) {
        return handle.select("select role, browser from hold where table_id = ?", table)
                .map((row, _) -> new HoldRow(row.getString("role"), row.getString("browser")))
                .list();
    }

    /** The open tables where {@code browser} has a seat, the latest first. */
    public static List<String> tablesOf(Handle handle, String browser, int most) {
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

    /** The tables where {@code holder} has a seat, closed ones too. */
    public static List<String> heldBy(Handle handle, String holder) {
        return handle.select(
                        "select distinct table_id from hold where browser = ? order by table_id",
                        holder)
                .mapTo(String.class)
                .list();
    }

    /** Whether somebody holds a seat anywhere. */
    public static boolean isSeated(Handle handle, String holder) {
        return handle.select("select count(*) from hold where browser = ?", holder)
                        .mapTo(int.class)
                        .one()
                > 0;
    }

    /** The tables where {@code holder} has said something, whoever has the seat by now. */
    public static List<String> spokenAt(Handle handle, String holder) {
        return handle.select("select distinct table_id from remark where holder = ?", holder)
                .mapTo(String.class)
                .list();
    }

    /** Whether a table is closed where nobody but {@code holder} has a seat. */
    public static boolean isClosedBy(Handle handle, String table, String holder) {
        return handle.select(
                                """
                                select count(*) from game_table where id = ? and closed = 1
                                and not exists (
                                    select 1 from hold where table_id = ? and browser <> ?)
                                """,
                                table,
                                table,
                                holder)
                        .mapTo(int.class)
                        .one()
                == 1;
    }

    /** Gives the seats that somebody holds at a table to another. */
    public static void pass(Handle handle, String table, String from, String to) {
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
        LinkRows.pass(handle, table, from, to);
    }

    /**
     * Takes {@code holder} from a table, with what it said there, and from seats that it alone held
     * where nobody knows who spoke; the table from the list; and all of it where nobody else sits
     * or is waited for.
     */
    public static void leave(Handle handle, String table, String holder) {
        handle.execute(
                """
                delete from remark where table_id = ? and (holder = ? or holder = '' and role in
                    (select role from hold where table_id = ? group by role
                     having count(*) = 1 and max(browser) = ?))
                """,
                table,
                holder,
                table,
                holder);
        handle.execute("delete from listing where table_id = ?", table);
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
            handle.execute("delete from linked where played_id = ?", table);
            handle.execute("delete from game_table where id = ?", table);
        }
    }
}
