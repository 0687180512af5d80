package zeriba.server.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
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
    private static final String CHANNEL = "zeriba_";
    private static final int LISTEN_MILLIS = 1_000;
    private static final long AGAIN_MILLIS = 500;

    /** [design] So often it is asked whether the line still carries anything. */
    private static final long PROBE_NANOS = TimeUnit.SECONDS.toNanos(5);

    /** [design] A line that has been silent for so long though it was asked is dead. */
    static final int LONGEST_SILENCE_SECONDS = 5;

    private final DataSource source;
    private final String self;
    private final CountDownLatch listening = new CountDownLatch(1);
    private final Map<Integer, CompletableFuture<Boolean>> followed = new ConcurrentHashMap<>();
    private final BlockingQueue<Integer> wanted = new LinkedBlockingQueue<>();

    /** Whether whoever listens is about to look at what is wanted. */
    private final AtomicBoolean isWoken = new AtomicBoolean();

    private final LongAdder heard = new LongAdder();
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
        PreparedBatch batch = handle.prepareBatch("select pg_notify(?, ?)");
        tables.forEach(table -> batch.add(CHANNEL + Shards.of(table), self + " " + table));
        batch.execute();
    }

    @Override
    public void follow(int shard) {
        CompletableFuture<Boolean> mine = new CompletableFuture<>();
        CompletableFuture<Boolean> known = followed.putIfAbsent(shard, mine);
        if (known == null) {
            wanted.add(shard);
            if (isWoken.compareAndSet(false, true)) {
                wake();
            }
        }
        // a line that is lost listens to everything once it is there again, and reads on
        var _ =
                (known == null ? mine : known)
                        .completeOnTimeout(false, LISTEN_MILLIS, TimeUnit.MILLISECONDS)
                        .join();
    }

    @Override
    public void unfollow(int shard) {
        if (followed.remove(shard) != null) {
            wanted.add(shard);
        }
    }

    /** Whoever listens waits for the line, and hears of what is wanted on it. */
    private void wake() {
        try (Connection connection = source.getConnection();
                PreparedStatement statement =
                        connection.prepareStatement("select pg_notify(?, '')")) {
            statement.setString(1, CHANNEL + self.toLowerCase(Locale.ROOT));
            statement.execute();
        } catch (SQLException e) {
            isWoken.set(false);
            LOG.debug("whoever listens looks by itself in a moment: {}", e.getMessage());
        }
    }

    @Override
    public long heard() {
        return heard.sum();
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
                statement.execute("listen \"" + CHANNEL + self.toLowerCase(Locale.ROOT) + "\"");
                wanted.addAll(followed.keySet());
                listenToWanted(statement);
                boolean first = listening.getCount() > 0;
                listening.countDown();
                if (!first) {
                    missed.run();
                }
                hear(connection, statement, changed);
            } catch (SQLException e) {
                if (!closed) {
                    LOG.warn("other nodes are not heard: {}", e.getMessage());
                    pause();
                }
            }
        }
    }

    /** All that is wanted at once: a server that is lost leaves many shards to the others. */
    private void listenToWanted(Statement statement) throws SQLException {
        isWoken.set(false);
        Set<Integer> shards = new TreeSet<>();
        wanted.drainTo(shards);
        if (shards.isEmpty()) {
            return;
        }
        StringBuilder all = new StringBuilder();
        List<CompletableFuture<Boolean>> followers = new ArrayList<>();
        for (Integer shard : shards) {
            CompletableFuture<Boolean> follower = followed.get(shard);
            all.append(follower == null ? "unlisten " : "listen ")
                    .append(CHANNEL)
                    .append(shard)
                    .append(';');
            if (follower != null) {
                followers.add(follower);
            }
        }
        statement.execute(all.toString());
        followers.forEach(follower -> follower.complete(true));
    }

    private void hear(Connection connection, Statement statement, Consumer<String> changed)
            throws SQLException {
        PGConnection line = connection.unwrap(PGConnection.class);
        long probed = System.nanoTime();
        while (!closed) {
            if (System.nanoTime() - probed > PROBE_NANOS) {
                probe(connection);
                probed = System.nanoTime();
            }
            listenToWanted(statement);
            for (PGNotification told : line.getNotifications(LISTEN_MILLIS)) {
                String[] words = told.getParameter().split(" ", 2);
                if (words.length == 2 && !words[0].equals(self)) {
                    heard.increment();
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
