package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Backup;
import zeriba.server.database.Database;
import zeriba.server.database.StoreException;

@Tag("long")
class BackupTest {

    @TempDir private Path folder = Path.of("");

    private static WebServer started(Database database) throws CannotListenException {
        WebServer server = new WebServer(List.of(new Pebbles()), new FirstOption(), database);
        server.listen("127.0.0.1", 0);
        return server;
    }

    private static String begun(Browser browser) {
        String table = text(browser.ask("new", "{'game':'pebbles'}"), "table");
        browser.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
        browser.ask("play", "{'table':'%s','action':'take 2'}".formatted(table));
        return table;
    }

    /** The table goes on from a backup as it stood when that was taken. */
    private static void goesOn(Browser browser, String table) {
        Value.Fields view = browser.ask("view", "{'table':'%s'}".formatted(table));
        assertThat(whole(view, "entry")).isEqualTo(2);
        assertThat(view.at("mine")).isEqualTo(Value.texts(List.of("white", "black")));
        browser.ask("play", "{'table':'%s','action':'take 3'}".formatted(table));
    }

    @Test
    void aServerIsBackedUpWhileItRunsAndGoesOnFromThere() throws Exception {
        Path data = folder.resolve("data");
        Path backup = folder.resolve("backup.db");
        Browser anna;
        String table;
        try (WebServer server = started(Database.sqlite(data))) {
            anna = new Browser(server);
            table = begun(anna);
            Browser ben = new Browser(server);
            AtomicBoolean done = new AtomicBoolean();
            Thread busy =
                    Thread.ofVirtual()
                            .start(() -> {
                                while (!done.get()) {
                                    begun(ben);
                                }
                            });
            Backup.ofSqlite(data, backup);
            done.set(true);
            busy.join();
            anna.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
            assertThatThrownBy(() -> Backup.toSqlite(backup, data))
                    .hasMessageContaining("Another server uses");
        }
        Optional<Path> kept = Backup.toSqlite(backup, data);
        assertThat(kept).get().satisfies(path -> assertThat(path).exists());
        try (WebServer server = started(Database.sqlite(data))) {
            anna.goOnAt(server);
            goesOn(anna, table);
        }
        assertThat(Backup.toSqlite(backup, folder.resolve("elsewhere"))).isEmpty();
    }

    @Test
    void aBackupMovesBetweenPostgresqlAndSqlite() throws Exception {
        String first = Databases.postgres();
        Path backup = folder.resolve("backup.db");
        Browser anna;
        String table;
        try (WebServer server = started(Database.postgresql(first))) {
            anna = new Browser(server);
            table = begun(anna);
            Backup.ofPostgresql(first, experimentIn("first"), backup);
            anna.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
        }
        String second = Databases.postgres();
        Backup.toPostgresql(backup, second, folder.resolve("second"));
        assertThat(experimentBelow("second")).hasContent("a game");
        try (WebServer server = started(Database.postgresql(second))) {
            anna.goOnAt(server);
            goesOn(anna, table);
        }
        assertThatThrownBy(() -> Backup.toPostgresql(backup, second, folder))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("has tables in it already")
                .hasMessageNotContaining("postgres@");
        Backup.toSqlite(backup, folder.resolve("data"));
        assertThat(experimentBelow("data")).hasContent("a game");
        try (WebServer server = started(Database.sqlite(folder.resolve("data")))) {
            anna.goOnAt(server);
            goesOn(anna, table);
        }
    }

    private Path experimentBelow(String data) {
        return folder.resolve(data).resolve("experiments/1/games.tsv");
    }

    /** A server's folder, in which an experiment is kept. */
    private Path experimentIn(String data) throws IOException {
        Files.createDirectories(experimentBelow(data).resolveSibling("confirmed"));
        Files.writeString(experimentBelow(data), "a game");
        return folder.resolve(data);
    }

    @Test
    void experimentsAreInTheBackupAndThoseOfBeforeAreKept() throws IOException {
        Path data = experimentIn("data");
        Database.sqlite(data).close();
        Path backup = folder.resolve("backup.db");
        Backup.ofSqlite(data, backup);
        Files.writeString(experimentBelow("data"), "later games");

        Backup.toSqlite(backup, data);

        assertThat(experimentBelow("data")).hasContent("a game");
        try (Stream<Path> files = Files.list(data)) {
            assertThat(files.filter(file -> file.toString().endsWith("-experiments")))
                    .singleElement()
                    .extracting(kept -> kept.resolve("1/games.tsv"))
                    .satisfies(kept -> assertThat(kept).hasContent("later games"));
        }
        // what is restored is a database and no backup: it has none of the files
        Backup.ofSqlite(data, folder.resolve("again.db"));
        Backup.toSqlite(folder.resolve("again.db"), folder.resolve("elsewhere"));
        assertThat(experimentBelow("elsewhere")).hasContent("a game");
    }

    @Test
    void whatIsNoBackupIsRefusedAndNothingIsWrittenOver() throws IOException {
        Path letter = Files.writeString(folder.resolve("letter"), "no database at all ".repeat(99));
        assertThatThrownBy(() -> Backup.toSqlite(letter, folder.resolve("data")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("is damaged");
        assertThatThrownBy(() -> Backup.toSqlite(folder.resolve("none"), folder.resolve("data")))
                .hasMessageContaining("There is no backup");
        Path empty = Files.createFile(folder.resolve("empty"));
        assertThatThrownBy(() -> Backup.toSqlite(empty, folder.resolve("data")))
                .hasMessageContaining("is no backup");
        assertThat(folder.resolve("data")).doesNotExist();
        assertThatThrownBy(() -> Backup.ofSqlite(folder, folder.resolve("new")))
                .hasMessageContaining("There is no database");
        Database.sqlite(folder).close();
        assertThatThrownBy(() -> Backup.ofSqlite(folder, letter))
                .hasMessageContaining("exists already");
        assertThat(letter).content().startsWith("no database");
    }
}
