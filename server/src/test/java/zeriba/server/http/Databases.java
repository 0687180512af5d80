package zeriba.server.http;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/** The databases that the tests run on: one PostgreSQL for all, a new database in it for each. */
public final class Databases {

    private static @Nullable EmbeddedPostgres running;
    private static int made = 0;

    private Databases() {}

    /** The address of a PostgreSQL that keeps what it has answered. */
    public static synchronized String postgres() {
        try {
            EmbeddedPostgres postgres = running == null ? started() : running;
            running = postgres;
            String name = "zeriba" + ++made;
            try (Connection connection = postgres.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            }
            return "postgresql://postgres@localhost:" + postgres.getPort() + "/" + name;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static EmbeddedPostgres started() throws IOException {
        return EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("full_page_writes", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
    }
}
