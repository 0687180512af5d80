package zeriba.server.notice;

import org.jdbi.v3.core.Handle;

/** The kind of a notice, and that it is given once. */
enum NoticeKind {
    TURN("turn.text", NoticeRows::mayTell),
    REMINDER("reminder.text", NoticeRows::mayRemind);

    private interface Once {
        boolean mayTell(Handle handle, String holder, String table, int entry, long now);
    }

    private final String key;
    private final Once once;

    NoticeKind(String key, Once once) {
        this.key = key;
        this.once = once;
    }

    /** The key of its sentence. */
    String key() {
        return key;
    }

    /** Notes that {@code holder} is told, unless that has been done. */
    boolean mayTell(Handle handle, String holder, String table, int entry, long now) {
        return once.mayTell(handle, holder, table, entry, now);
    }
}
