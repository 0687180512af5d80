package zeriba.server.http.table;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.database.Database;

@Tag("long")
class SqliteUpgradeTest extends UpgradeContract {

    @TempDir private Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
