package zeriba.server.http.table;

import org.junit.jupiter.api.Tag;
import zeriba.server.database.Database;
import zeriba.server.http.Databases;

@Tag("extended")
class PostgresAroundTest extends AroundContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }
}
