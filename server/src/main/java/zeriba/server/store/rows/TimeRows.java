package zeriba.server.store.rows;

import java.util.List;
import org.jdbi.v3.core.Handle;
import zeriba.server.clock.Calendar.Leg;
import zeriba.server.clock.Stamp;

/** What the database knows of the time that servers have served. */
public final class TimeRows {

    private TimeRows() {}

    /** The last note of a server that was running; where there is none, time begins with this. */
    public static Stamp service(Handle handle, long clock) {
        handle.execute(
                """
                insert into service (id, seen_at, served) values (1, ?, ?) on conflict do nothing
                """,
                clock,
                clock);
        return handle.select("select seen_at, served from service where id = 1")
                .map((row, _) -> new Stamp(row.getLong("seen_at"), row.getLong("served")))
                .one();
    }

    /**
     * Notes that a server was running. Served time decides whether that is news, never a wall
     * clock: one that was ahead for a while would silence all others until they reach it.
     */
    public static void note(Handle handle, Stamp at) {
        handle.execute(
                "update service set seen_at = ?, served = ? where id = 1 and served < ?",
                at.wall(),
                at.served(),
                at.served());
    }

    /** The legs of the calendar that begin after so much served time. */
    public static List<Leg> legs(Handle handle, long after) {
        return handle.select(
                        """
                        select served_at, wall_at from calendar
                        where served_at > ? order by served_at
                        """,
                        after)
                .map((row, _) -> new Leg(row.getLong("served_at"), row.getLong("wall_at")))
                .list();
    }

    /** Adds a stretch of time that somebody has used. */
    public static void insert(Handle handle, Leg leg) {
        handle.execute(
                "insert into calendar (served_at, wall_at) values (?, ?) on conflict do nothing",
                leg.served(),
                leg.wall());
    }
}
