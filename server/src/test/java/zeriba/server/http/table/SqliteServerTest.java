package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.database.Database;
import zeriba.server.database.StoreException;

class SqliteServerTest extends ServerContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }

    @Test
    void aSecondServerOnTheSameFolderIsRefused() {
        assertThatThrownBy(this::database)
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("Another server uses the folder");
    }

    @Test
    void whatIsNoDatabaseIsRefusedAndLeftAlone() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(
                other.resolve("zeriba.db"), "This is a letter, not a database. ".repeat(99));
        assertThatThrownBy(() -> Database.sqlite(other))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("cannot be opened");
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> Database.sqlite(file.resolve("x")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("cannot be written");
    }
}
