package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Setup;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.database.Durability;
import zeriba.server.dice.DiceSource;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.TableSpec;

/** What is answered is on the disk; what nobody has been answered yet may follow with the next. */
class DurabilityTest {

    private static final Pebbles PEBBLES = new Pebbles();
    private static final Setup HEAP = Setup.of("heap");

    @TempDir private Path folder = Path.of("");

    private static String setting(Database database, Durability durability, String question) {
        StringBuilder found = new StringBuilder();
        database.commit(
                durability,
                handle -> found.append(handle.select(question).mapTo(String.class).one()));
        return found.toString();
    }

    private static void fail(Database database, Durability durability) {
        assertThatThrownBy(() ->
                        database.commit(
                                durability,
                                _ -> {
                                    throw new IllegalStateException("by the test");
                                }))
                .hasMessage("by the test");
    }

    private static void requireDurable(Database database, String question, String yes, String no) {
        assertThat(setting(database, Durability.DURABLE, question)).isEqualTo(yes);
        assertThat(setting(database, Durability.DEFERRED, question)).isEqualTo(no);
        fail(database, Durability.DEFERRED);
        assertThat(setting(database, Durability.DURABLE, question)).isEqualTo(yes);
    }

    @Test
    void aCommitThatIsAnsweredIsSynchronousWhateverWentBeforeOnSqlite() {
        try (Database database = Database.sqlite(folder)) {
            requireDurable(database, "pragma synchronous", "2", "1");
        }
    }

    @Test
    void aTransactionThatCouldNotEvenBeRolledBackIsUndoneBeforeTheNext() {
        try (Database database = Database.sqlite(folder)) {
            database.writer()
                    .useHandle(handle -> {
                        handle.execute("begin");
                        handle.execute("create table half_done (x integer)");
                    });
            assertThat(setting(database, Durability.DURABLE, "pragma synchronous")).isEqualTo("2");
            assertThat(
                            setting(
                                    database,
                                    Durability.DURABLE,
                                    "select count(*) from sqlite_master where name = 'half_done'"))
                    .isEqualTo("0");
        }
    }

    @Test
    void aCommitThatIsAnsweredIsSynchronousWhateverWentBeforeOnPostgresql() {
        try (Database database = Database.postgresql(Databases.postgres())) {
            requireDurable(database, "show synchronous_commit", "on", "off");
        }
    }

    private static String opened(StoredTables tables) {
        return tables.open(
                        TableSpec.of(
                                new Start.FromScenario(HEAP),
                                Journal.begin(PEBBLES, HEAP),
                                new DiceSource.Seeded(1),
                                Seats.allOf(PEBBLES, new Principal("anna"))))
                .id();
    }

    /** As a table is that has no seats yet because its entries are being written. */
    private static void unfinish(StoredTables tables, String table, long minutesAgo) {
        long begun = System.currentTimeMillis() - TimeUnit.MINUTES.toMillis(minutesAgo);
        tables.write(handle -> {
            handle.execute("delete from hold where table_id = ?", table);
            handle.execute("delete from seat where table_id = ?", table);
            handle.execute(
                    "update game_table set closed = 2, opened_at = ? where id = ?", begun, table);
        });
    }

    @Test
    void aTableThatAnotherServerMayStillBeWritingIsLeftForAnHour() {
        String address = Databases.postgres();
        String written;
        String abandoned;
        try (StoredTables tables =
                new StoredTables(List.of(PEBBLES), Database.postgresql(address), _ -> {})) {
            written = opened(tables);
            abandoned = opened(tables);
            unfinish(tables, written, 55);
            unfinish(tables, abandoned, 65);
        }
        try (StoredTables tables =
                new StoredTables(List.of(PEBBLES), Database.postgresql(address), _ -> {})) {
            List<String> left =
                    tables.read(handle ->
                            handle.select("select id from game_table").mapTo(String.class).list());
            assertThat(left).containsExactly(written).doesNotContain(abandoned);
        }
    }
}
