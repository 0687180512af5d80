package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.database.StoreException;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;

/** A disk that is full and a file that is not as it should be: a clear line, nothing damaged. */
@Tag("long")
class BadStorageTest {

    private static final Principal ANNA = new Principal("anna");
    private final Pebbles pebbles = new Pebbles();

    @TempDir private Path folder = Path.of("");

    private StoredTables tables(Database database) {
        return new StoredTables(List.of(pebbles), database, _ -> {});
    }

    private Table<Pebbles.Heap, Pebbles.Act> opened(StoredTables tables) {
        Setup setup = Setup.of("heap");
        return tables.open(
                TableSpec.of(
                        new Start.FromScenario(setup),
                        Journal.begin(pebbles, setup),
                        new DiceSource.Seeded(1),
                        Seats.allOf(pebbles, ANNA)));
    }

    private void take(Table<Pebbles.Heap, Pebbles.Act> table) {
        List<Role> both = pebbles.about().roles();
        table.enter(
                Table.ANY_ENTRY,
                draft -> draft.choose(both, DecisionSource.PERSON, new Pebbles.Act.Take(1)));
    }

    private byte[] file() throws IOException {
        return Files.readAllBytes(folder.resolve("zeriba.db"));
    }

    private String filled() {
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            Table<Pebbles.Heap, Pebbles.Act> table = opened(tables);
            for (int i = 0; i < 200; i++) {
                table.remark(new ChatMessage("white", "remark " + i + " " + "x".repeat(400), i));
            }
            take(table);
            return table.id();
        }
    }

    @Test
    void onAFullDiskNothingIsAnsweredThatIsNotKept() {
        SQLiteConfig small = Database.sqliteConfig();
        small.setMaxPageCount(120);
        String id;
        int answered = 0;
        try (StoredTables tables = tables(Database.sqlite(folder, small))) {
            Table<Pebbles.Heap, Pebbles.Act> table = opened(tables);
            id = table.id();
            boolean full = false;
            while (!full) {
                try {
                    table.remark(new ChatMessage("white", "x".repeat(1_000), answered));
                    answered++;
                } catch (Refusal refusal) {
                    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_NOW);
                    assertThat(refusal.reason()).contains("cannot keep this now");
                    full = true;
                }
            }
            assertThat(tables.table(id).scene().remarks()).hasSize(answered);
            assertThat(tables.isHealthy()).as("with a full disk").isFalse();
        }
        assertThat(answered).isPositive();
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            assertThat(tables.table(id).scene().remarks()).hasSize(answered);
            take(opened(tables));
            assertThat(tables.isHealthy()).isTrue();
        }
    }

    @Test
    void aDatabaseThatCannotBeWrittenIsToldInALine() {
        Database database = Database.sqlite(folder);
        database.jdbi().useHandle(handle -> handle.execute("drop table service"));
        assertThatThrownBy(() -> tables(database))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("cannot be written");
        Database.sqlite(folder).close();
    }

    @Test
    void aDamagedFileIsRefusedAndNotTouched() throws IOException {
        filled();
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("zeriba.db").toFile(), "rw")) {
            byte[] noise = new byte[4_096 * 8];
            java.util.Arrays.fill(noise, (byte) 0x5a);
            file.seek(4_096 * 12L);
            file.write(noise);
        }
        byte[] before = file();
        assertThatThrownBy(() -> Database.sqlite(folder))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(folder.toString())
                .hasMessageContaining("damaged")
                .hasMessageContaining("backup");
        assertThat(file()).isEqualTo(before);
    }

    @Test
    void halfAFileIsRefusedAndNotTouched() throws IOException {
        filled();
        byte[] whole = file();
        byte[] half = java.util.Arrays.copyOf(whole, whole.length / 2);
        Files.write(folder.resolve("zeriba.db"), half);
        assertThatThrownBy(() -> Database.sqlite(folder)).isInstanceOf(StoreException.class);
        assertThat(file()).isEqualTo(half);
    }

    @Test
    void aFileOfALaterVersionIsRefusedAndNotTouched() throws IOException {
        filled();
        try (Database database = Database.sqlite(folder)) {
            database.jdbi().useHandle(handle -> handle.execute("pragma user_version = 99"));
        }
        byte[] before = file();
        assertThatThrownBy(() -> Database.sqlite(folder))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("later version");
        assertThat(file()).isEqualTo(before);
        assertThatThrownBy(() -> Database.sqlite(folder))
                .as("the folder is free again")
                .hasMessageContaining("later version");
    }

    @Test
    void aFileOfTheFirstVersionIsBroughtUpAndItsTablesGoOn() {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + folder.resolve("zeriba.db"));
        Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:zeriba/server/migration")
                .target("1")
                .loggers("slf4j")
                .load()
                .migrate();
        org.jdbi.v3.core.Jdbi.create(source)
                .useHandle(handle -> {
                    handle.execute(
                            "insert into game_table values ('old', 'pebbles', 1, ?, 'seed 1', 0, 0,"
                                    + " 0)",
                            "zeriba 1\ngame pebbles 1\nscenario heap\n");
                    handle.execute("insert into entry values ('old', 1, 'white take 2', '', 0)");
                    handle.execute("insert into seat values ('old', 'white', '', '')");
                    handle.execute("pragma user_version = 1");
                });
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            assertThat(tables.table("old").scene().journal().last()).isEqualTo(1);
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsToldInALine() {
        assertThatThrownBy(() -> Database.sqlite(Path.of("/dev/null/zeriba")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("cannot be written")
                .hasMessageContaining("--data");
    }
}
