package zeriba.server.http.account;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.database.Database;

class SqlitePrivacyTest extends PrivacyContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
