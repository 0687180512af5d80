package zeriba.server.http;

import zeriba.server.store.Database;

class PostgresAccountTest extends AccountContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }
}
