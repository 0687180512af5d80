package zeriba.server.http.table;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.database.Database;

class SqliteAroundTest extends AroundContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
