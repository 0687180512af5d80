package zeriba.server.http;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

import zeriba.server.database.Database;

import java.nio.file.Path;

@Tag("long")
class SqliteUpgradeTest extends UpgradeContract {

    @TempDir private Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
