package zeriba.server.notice;

import org.jdbi.v3.core.Handle;

/** What somebody is told, and that it is told once. */
enum Telling {
    TURN("", NoticeRows::mayTell),
    REMINDER(" Your time runs short.", NoticeRows::mayRemind);

    private interface Once {
        boolean mayTell(Handle handle, String holder, String table, int entry, long now);
    }

    private final String more;
    private final Once once;

    Telling(String more, Once once) {
        this.more = more;
        this.once = once;
    }

    /** What it says beside whose turn it is. */
    String more() {
        return more;
    }

    /** Notes that {@code holder} is told, unless that has been done. */
    boolean mayTell(Handle handle, String holder, String table, int entry, long now) {
        return once.mayTell(handle, holder, table, entry, now);
    }
}
