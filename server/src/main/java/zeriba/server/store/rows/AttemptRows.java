package zeriba.server.store.rows;

import org.jdbi.v3.core.Handle;

/** How often something was tried at any of the servers that share a database, in SQL. */
public final class AttemptRows {

    private AttemptRows() {}

    /**
     * Counts one more attempt, unless there were {@code most} since a while began; whether there
     * was room for it.
     *
     * @param who a digest
     * @param now in milliseconds
     * @param until when a while that begins now is over
     */
    public static boolean count(Handle handle, String who, int most, long now, long until) {
        handle.execute("delete from attempt where until <= ?", now);
        return handle.execute(
                        """
                        insert into attempt (who, used, until) values (?, 1, ?)
                        on conflict (who) do update set used = attempt.used + 1
                        where attempt.used < ?
                        """,
                        who,
                        until,
                        most)
                == 1;
    }

    /** Forgets what was tried. */
    public static void forget(Handle handle, String who) {
        handle.execute("delete from attempt where who = ?", who);
    }
}
