package zeriba.server.http;

import org.junit.jupiter.api.Tag;
import zeriba.server.database.Database;

@Tag("extended")
class PostgresClockTest extends ClockContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }
}
