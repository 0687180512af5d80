package zeriba.server.store.rows;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zeriba.server.refusal.Refusal;

/**
 * Links that open seats, in SQL. Each opens for whoever comes first; that one may come again, and
 * nobody else.
 */
public final class LinkRows {

    private LinkRows() {}

    private record Link(String role, String openedBy) {}

    /**
     * The role whose seat the link with this digest opens for {@code opener}, for whom it is from
     * now on.
     */
    public static String open(Handle handle, String table, String hash, String opener, long now) {
        Optional<Link> toSeat = toSeat(handle, table, hash);
        Link link =
                toSeat.or(() -> fromNotice(handle, table, hash, now))
                        .orElseThrow(() -> Refusal.notNow("this link opens no seat here"));
        if (link.openedBy().isEmpty()) {
            String where =
                    toSeat.isPresent()
                            ? "seat set opened_by = ? where secret_"
                            : "turn_link set opened_by = ? where ";
            handle.execute("update " + where + "hash = ? and table_id = ?", opener, hash, table);
        } else if (!link.openedBy().equals(opener) && !isHeld(handle, table, link.role(), opener)) {
            throw Refusal.notNow(
                    "this link was opened before, in another browser or by somebody else; each"
                            + " opens once: ask whoever sits at the table for a new one");
        }
        return link.role();
    }

    private static Optional<Link> toSeat(Handle handle, String table, String hash) {
        return handle.select(
                        """
                        select role, opened_by from seat
                        where table_id = ? and secret_hash = ? and level = ''
                        """,
                        table,
                        hash)
                .map((row, _) -> new Link(row.getString("role"), row.getString("opened_by")))
                .findFirst();
    }

    /** A link from a notice opens nothing once whoever was told has the seat no more. */
    private static Optional<Link> fromNotice(Handle handle, String table, String hash, long now) {
        return handle.select(
                        """
                        select l.role, l.opened_by from turn_link l
                        join hold h on h.table_id = l.table_id
                            and h.role = l.role and h.browser = l.holder
                        where l.table_id = ? and l.hash = ? and l.expires_at > ?
                        """,
                        table,
                        hash,
                        now)
                .map((row, _) -> new Link(row.getString("role"), row.getString("opened_by")))
                .findFirst();
    }

    private static boolean isHeld(Handle handle, String table, String role, String holder) {
        return handle.select(
                                """
                                select count(*) from hold
                                where table_id = ? and role = ? and browser = ?
                                """,
                                table,
                                role,
                                holder)
                        .mapTo(int.class)
                        .one()
                > 0;
    }

    /** The seat has changed hands: its links open nothing any more. */
    static void end(Handle handle, String table, String role) {
        handle.execute("delete from turn_link where table_id = ? and role = ?", table, role);
        handle.execute(
                "update seat set secret_hash = '', opened_by = '' where table_id = ? and role = ?",
                table,
                role);
    }

    /** What was {@code from}'s at a table is {@code to}'s. */
    static void pass(Handle handle, String table, String from, String to) {
        for (String column : new String[] {"holder", "opened_by"}) {
            handle.execute(
                    "update turn_link set "
                            + column
                            + " = ? where table_id = ? and "
                            + column
                            + " = ?",
                    to,
                    table,
                    from);
        }
        handle.execute(
                "update seat set opened_by = ? where table_id = ? and opened_by = ?",
                to,
                table,
                from);
    }

    /** The links that {@code holder} was sent or has opened open nothing any more. */
    public static void leave(Handle handle, String holder) {
        handle.execute("delete from turn_link where holder = ? or opened_by = ?", holder, holder);
        handle.execute(
                "update seat set secret_hash = '', opened_by = '' where opened_by = ?", holder);
    }
}
