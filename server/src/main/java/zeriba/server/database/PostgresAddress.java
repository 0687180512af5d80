package zeriba.server.database;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Where a PostgreSQL database is, and as whom to use it. */
record PostgresAddress(String jdbc, Optional<String> user, Optional<String> password) {

    /** The address of {@code postgresql://user:password@host:port/name}. */
    static PostgresAddress of(String address) {
        try {
            URI uri = new URI(address);
            if (!"postgresql".equals(uri.getScheme()) || uri.getHost() == null) {
                throw wrong();
            }
            String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
            String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            String jdbc = "jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query;
            String info = uri.getUserInfo() == null ? "" : uri.getUserInfo();
            int colon = info.indexOf(':');
            Optional<String> user = nonEmpty(colon < 0 ? info : info.substring(0, colon));
            Optional<String> password =
                    colon < 0 ? Optional.empty() : nonEmpty(info.substring(colon + 1));
            return new PostgresAddress(
                    jdbc, user, password.or(() -> nonEmptyVariable("ZERIBA_DB_PASSWORD")));
        } catch (URISyntaxException _) {
            throw wrong();
        }
    }

    /** Connections for something done once. */
    Jdbi jdbi() {
        return user().map(name -> Jdbi.create(jdbc, name, password().orElse("")))
                .orElseGet(() -> Jdbi.create(jdbc));
    }

    private static Optional<String> nonEmpty(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private static Optional<String> nonEmptyVariable(String name) {
        return Optional.ofNullable(System.getenv(name)).filter(text -> !text.isEmpty());
    }

    private static StoreException wrong() {
        return new StoreException(
                "The database's address must read postgresql://user:password@host:5432/name.");
    }

    /** The address without user and password. */
    String shown() {
        return jdbc.substring("jdbc:".length()).split("\\?", 2)[0];
    }

    /** Without the password. */
    @Override
    public String toString() {
        return shown();
    }
}
