package zeriba.server.notice;

import org.jdbi.v3.core.Handle;

/** The kind of a notice, and that it is given once. */
enum NoticeKind {
    TURN("", NoticeRows::mayTell),
    REMINDER(" Your time runs short.", NoticeRows::mayRemind);

    private interface Once {
        boolean mayTell(Handle handle, String holder, String table, int entry, long now);
    }

    private final String more;
    private final Once once;

    NoticeKind(String more, Once once) {
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
