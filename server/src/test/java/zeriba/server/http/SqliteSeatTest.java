package zeriba.server.http;

import org.junit.jupiter.api.io.TempDir;

import zeriba.server.database.Database;

import java.nio.file.Path;

class SqliteSeatTest extends SeatContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
