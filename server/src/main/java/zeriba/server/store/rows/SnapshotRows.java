package zeriba.server.store.rows;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of snapshots. */
public final class SnapshotRows {

    private SnapshotRows() {}

    /** A snapshot of the position after entry {@code number}. */
    public record SnapshotRow(int number, String kept) {}

    /** Keeps a snapshot made by a version of the rules. */
    public static void insert(Handle handle, String table, int rulesVersion, SnapshotRow row) {
        handle.execute(
                """
                insert into snapshot (table_id, number, rules_version, kept)
                select id, ?, ?, ? from game_table where id = ?
                on conflict (table_id, number) do update
                set rules_version = excluded.rules_version, kept = excluded.kept
                """,
                row.number(),
                rulesVersion,
                row.kept(),
                table);
    }

    /** The last snapshot up to entry {@code most}. */
    public static Optional<SnapshotRow> upTo(
            Handle handle, String table, int rulesVersion, int most) {
        return handle.select(
                        """
                        select number, kept from snapshot
                        where table_id = ? and rules_version = ? and number <= ?
                        order by number desc limit 1
                        """,
                        table,
                        rulesVersion,
                        most)
                .map((row, _) -> new SnapshotRow(row.getInt("number"), row.getString("kept")))
                .findOne();
    }

    /** The entry of the last snapshot up to entry {@code most}; 0 where there is none. */
    public static int lastUpTo(Handle handle, String table, int rulesVersion, int most) {
        return handle.select(
                        """
                        select coalesce(max(number), 0) from snapshot
                        where table_id = ? and rules_version = ? and number <= ?
                        """,
                        table,
                        rulesVersion,
                        most)
                .mapTo(Integer.class)
                .one();
    }

    /** The entry of the next snapshot from entry {@code from} on. */
    public static Optional<Integer> next(Handle handle, String table, int rulesVersion, int from) {
        return handle.select(
                        """
                        select number from snapshot
                        where table_id = ? and rules_version = ? and number >= ?
                        order by number limit 1
                        """,
                        table,
                        rulesVersion,
                        from)
                .mapTo(Integer.class)
                .findOne();
    }

    /** Removes all of a table. */
    public static void forget(Handle handle, String table) {
        handle.execute("delete from snapshot where table_id = ?", table);
    }
}
