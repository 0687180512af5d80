package zeriba.server.store.rows;

import java.util.List;
import org.jdbi.v3.core.Handle;
import zeriba.server.table.Outcome;
import zeriba.server.table.OutcomeCount;

/** How games between people came out, in SQL. */
public final class OutcomeRows {

    private OutcomeRows() {}

    /** Adds nothing where the table has its outcome. */
    public static void insert(Handle handle, String table, Outcome outcome, long at) {
        handle.execute(
                """
                insert into outcome
                    (table_id, game, rules_version, scenario, options, winner, ended_at)
                values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing
                """,
                table,
                outcome.game(),
                outcome.rules(),
                outcome.scenario(),
                outcome.options(),
                outcome.winner(),
                at);
    }

    /** The table's game goes on after all. */
    public static void delete(Handle handle, String table) {
        handle.execute("delete from outcome where table_id = ?", table);
    }

    /** How often games came out so, in a fixed order. */
    public static List<OutcomeCount> counts(Handle handle) {
        return handle.select(
                        """
                        select game, rules_version, scenario, options, winner, count(*) as games
                        from outcome
                        group by game, rules_version, scenario, options, winner
                        order by game, rules_version, scenario, options, winner
                        """)
                .map((row, _) ->
                        new OutcomeCount(
                                new Outcome(
                                        row.getString("game"),
                                        row.getInt("rules_version"),
                                        row.getString("scenario"),
                                        row.getString("options"),
                                        row.getString("winner")),
                                row.getLong("games")))
                .list();
    }
}
