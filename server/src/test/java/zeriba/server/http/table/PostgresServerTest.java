package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.server.database.Database;
import zeriba.server.database.StoreException;
import zeriba.server.http.Databases;

@Tag("extended")
class PostgresServerTest extends ServerContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }

    @Test
    void oneThatWouldForgetIsRefused() {
        String forgetful = address + "?options=-c%20synchronous_commit=off";
        assertThatThrownBy(() -> Database.postgresql(forgetful))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("synchronous_commit");
    }

    @Test
    void oneThatIsNotThereIsToldInALine() {
        assertThatThrownBy(() -> Database.postgresql("postgresql://nobody:x@127.0.0.1:1/none"))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("postgresql://127.0.0.1:1/none cannot be reached")
                .hasMessageNotContaining("nobody");
        assertThatThrownBy(() -> Database.postgresql("mysql://x"))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("must read postgresql://");
    }

    @Test
    void oneOfALaterVersionIsRefused() throws SQLException {
        String later = Databases.postgres();
        Database.postgresql(later).close();
        String jdbc = "jdbc:" + later.replace("postgres@", "") + "?user=postgres";
        try (Connection connection = DriverManager.getConnection(jdbc);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "insert into flyway_schema_history (installed_rank, version, description, type,"
                            + " script, installed_by, execution_time, success) values (99, '99',"
                            + " 'x', 'SQL', 'V99__x.sql', 'x', 0, true)");
        }
        assertThatThrownBy(() -> Database.postgresql(later))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("later version");
    }
}
