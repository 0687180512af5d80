package zeriba.server.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.clock.TimeSource;

/** Servers on one PostgreSQL, each with one connection on which it hears of the others. */
final class PostgresClusterEvents implements ClusterEvents {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresClusterEvents.class);
    private static final String CHANNEL = "zeriba";
    private static final int LISTEN_MILLIS = 1_000;
    private static final long AGAIN_MILLIS = 500;

    /** [design] So often it is asked whether the line still carries anything. */
    private static final long PROBE_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** [design] A line that has been silent for so long though it was asked is dead. */
    static final int LONGEST_SILENCE_SECONDS = 5;

    private final DataSource source;
    private final String self;
    private final CountDownLatch listening = new CountDownLatch(1);
    private volatile boolean closed = false;

    /**
     * @param source makes connections that nobody else uses
     * @param self what this server is called among the others
     */
    PostgresClusterEvents(DataSource source, String self) {
        this.source = source;
        this.self = self;
    }

    @Override
    public boolean areSeveral() {
        return true;
    }

    @Override
    public long clock(Handle handle, TimeSource time) {
        return time.ofDatabase(
                () -> handle.select("select " + PostgresLeases.NOW).mapTo(Long.class).one());
    }

    @Override
    public void tell(Handle handle, Set<String> tables) {
        if (tables.isEmpty()) {
            return;
        }
        PreparedBatch batch = handle.prepareBatch("select pg_notify('" + CHANNEL + "', ?)");
        tables.forEach(table -> batch.add(self + " " + table));
        batch.execute();
    }

    @Override
    public void listen(Consumer<String> changed, Runnable missed) {
        Thread.ofPlatform().name("nodes").daemon().start(() -> listenUntilClosed(changed, missed));
        try {
            listening.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void listenUntilClosed(Consumer<String> changed, Runnable missed) {
        while (!closed) {
            try (Connection connection = source.getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                boolean first = listening.getCount() > 0;
                listening.countDown();
                if (!first) {
                    missed.run();
                }
                hear(connection, changed);
            } catch (SQLException e) {
                if (!closed) {
                    LOG.warn("other nodes are not heard: {}", e.getMessage());
                    pause();
                }
            }
        }
    }

    private void hear(Connection connection, Consumer<String> changed) throws SQLException {
        PGConnection line = connection.unwrap(PGConnection.class);
        long probed = System.nanoTime();
        while (!closed) {
            if (System.nanoTime() - probed > PROBE_NANOS) {
                probe(connection);
                probed = System.nanoTime();
            }
            for (PGNotification told : line.getNotifications(LISTEN_MILLIS)) {
                String[] words = told.getParameter().split(" ", 2);
                if (words.length == 2 && !words[0].equals(self)) {
                    changed.accept(words[1]);
                }
            }
        }
    }

    /** Whoever only listens never hears that nobody speaks any more. */
    private static void probe(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("select 1");
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(AGAIN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
