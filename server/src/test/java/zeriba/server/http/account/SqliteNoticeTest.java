package zeriba.server.http.account;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.database.Database;

class SqliteNoticeTest extends NoticeContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }
}
