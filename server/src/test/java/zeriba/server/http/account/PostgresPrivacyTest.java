package zeriba.server.http.account;

import org.junit.jupiter.api.Tag;
import zeriba.server.database.Database;
import zeriba.server.http.Databases;

@Tag("extended")
class PostgresPrivacyTest extends PrivacyContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }
}
