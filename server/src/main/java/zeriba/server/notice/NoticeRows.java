package zeriba.server.notice;

import java.util.List;
import java.util.Locale;
import org.jdbi.v3.core.Handle;

/** The SQL of notices, the same for both databases. */
final class NoticeRows {

    private NoticeRows() {}

    /** Whether whoever is reached by a way has said that it is theirs; as the column has it. */
    enum Standing {
        WAITING(0),
        CONFIRMED(1);

        private final int column;

        Standing(int column) {
            this.column = column;
        }
    }

    static void insert(Handle handle, Contact way, Standing standing, long now) {
        handle.execute(
                "delete from notice_way where holder = ? and kind = ? and target = ?",
                way.holder(),
                way.kind().word(),
                way.target());
        handle.execute(
                """
                insert into notice_way (holder, kind, target, keys, language, confirmed, since)
                values (?, ?, ?, ?, ?, ?, ?)
                """,
                way.holder(),
                way.kind().word(),
                way.target(),
                way.keys(),
                way.language().toLanguageTag(),
                standing.column,
                now);
    }

    static int confirm(Handle handle, String holder, Contact.Kind kind, String target) {
        return handle.execute(
                "update notice_way set confirmed = 1 where holder = ? and kind = ? and target = ?",
                holder,
                kind.word(),
                target);
    }

    static void remove(Handle handle, String holder, Contact.Kind kind, String target) {
        handle.execute(
                "delete from notice_way where holder = ? and kind = ? and target = ?",
                holder,
                kind.word(),
                target);
    }

    static List<Contact> ways(Handle handle, String holder, Standing standing) {
        return handle.select(
                        """
                        select holder, kind, target, keys, language from notice_way
                        where holder = ? and confirmed = ? order by kind, target
                        """,
                        holder,
                        standing.column)
                .map((row, _) ->
                        new Contact(
                                row.getString("holder"),
                                Contact.Kind.of(row.getString("kind")),
                                row.getString("target"),
                                row.getString("keys"),
                                Locale.forLanguageTag(row.getString("language"))))
                .list();
    }

    static void pass(Handle handle, String from, String to) {
        handle.execute(
                """
                insert into notice_way (holder, kind, target, keys, language, confirmed, since)
                select ?, kind, target, keys, language, confirmed, since from notice_way
                where holder = ?
                on conflict do nothing
                """,
                to,
                from);
        forget(handle, from);
    }

    static void forget(Handle handle, String holder) {
        handle.execute("delete from notice_way where holder = ?", holder);
        handle.execute("delete from notice_told where holder = ?", holder);
    }

    /** Tables where somebody sits who wants to be told. */
    static List<String> awaited(Handle handle, int most) {
        return handle.select(
                        """
                        select distinct h.table_id from hold h
                        join notice_way w on w.holder = h.browser and w.confirmed = 1
                        join game_table t on t.id = h.table_id
                        where t.closed = 0 order by h.table_id limit ?
                        """,
                        most)
                .mapTo(String.class)
                .list();
    }

    /**
     * Whether {@code holder} may be told of entry {@code entry}: never was, or has looked since and
     * the game has gone on. Whoever asks first is the one to tell.
     */
    static boolean mayTell(Handle handle, String holder, String table, int entry, long now) {
        return handle.execute(
                        """
                        insert into notice_told (holder, table_id, entry, looked, told_at)
                        values (?, ?, ?, 0, ?)
                        on conflict (holder, table_id) do update
                        set entry = excluded.entry, looked = 0, told_at = excluded.told_at
                        where notice_told.looked = 1 and notice_told.entry < excluded.entry
                        """,
                        holder,
                        table,
                        entry,
                        now)
                == 1;
    }

    /**
     * Whether {@code holder} may be reminded that time runs short: once a turn, and not while a
     * notice has not been looked at.
     */
    static boolean mayRemind(Handle handle, String holder, String table, int entry, long now) {
        return handle.execute(
                        """
                        insert into notice_told (holder, table_id, entry, looked, reminded, told_at)
                        values (?, ?, ?, 0, ?, ?)
                        on conflict (holder, table_id) do update
                        set looked = 0, reminded = excluded.reminded, told_at = excluded.told_at
                        where notice_told.looked = 1 and notice_told.reminded < excluded.reminded
                        """,
                        holder,
                        table,
                        entry,
                        entry,
                        now)
                == 1;
    }

    static boolean isTold(Handle handle, String holder, String table) {
        return handle.select(
                                """
                                select count(*) from notice_told
                                where holder = ? and table_id = ? and looked = 0
                                """,
                                holder,
                                table)
                        .mapTo(int.class)
                        .one()
                > 0;
    }

    static void look(Handle handle, String holder, String table) {
        handle.execute(
                "update notice_told set looked = 1 where holder = ? and table_id = ?",
                holder,
                table);
    }

    /**
     * What opens a seat from a notice.
     *
     * @param holder who has the seat and is told
     */
    record LinkRow(String hash, String table, String role, String holder, long until) {}

    static void insert(Handle handle, LinkRow link) {
        handle.execute(
                """
                insert into turn_link (hash, table_id, role, holder, expires_at)
                values (?, ?, ?, ?, ?)
                """,
                link.hash(),
                link.table(),
                link.role(),
                link.holder(),
                link.until());
    }
}
