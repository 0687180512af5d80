package zeriba.server.http;

import org.junit.jupiter.api.io.TempDir;

import zeriba.server.database.Database;

import java.nio.file.Path;

class SqliteAccountTest extends AccountContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
