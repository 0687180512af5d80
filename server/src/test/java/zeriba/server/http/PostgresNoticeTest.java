package zeriba.server.http;

import zeriba.server.store.Database;

class PostgresNoticeTest extends NoticeContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }
}
