package zeriba.server.store.rows;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zeriba.server.table.Link;

/** Which table plays what another waits for, in SQL. */
public final class LinkedRows {

    private LinkedRows() {}

    /** Adds nothing where somebody else has opened a table for it. */
    public static void insert(Handle handle, Link link, String played) {
        handle.execute(
                """
                insert into linked (table_id, after, played_id) values (?, ?, ?)
                on conflict do nothing
                """,
                link.asking(),
                link.after(),
                played);
    }

    /** Which table plays what a link stands for, where one does. */
    public static Optional<String> played(Handle handle, Link link) {
        return handle.select(
                        "select played_id from linked where table_id = ? and after = ?",
                        link.asking(),
                        link.after())
                .mapTo(String.class)
                .findOne();
    }
}
