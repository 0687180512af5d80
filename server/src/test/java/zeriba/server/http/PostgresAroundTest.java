package zeriba.server.http;

import zeriba.server.store.Database;

class PostgresAroundTest extends AroundContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }
}
