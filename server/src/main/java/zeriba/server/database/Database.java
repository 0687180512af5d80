package zeriba.server.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/**
 * An open database with the present schema, whose settings, read back from it, make a commit last
 * through a loss of power.
 */
public final class Database implements AutoCloseable {

    private static final String MIGRATIONS = "classpath:zeriba/server/migration";

    /** The number of the last migration, as SQLite's {@code user_version} remembers it. */
    static final int SCHEMA = 16;

    /** The name of the SQLite database in its folder. */
    public static final String FILE = "zeriba.db";

    private static final int READERS = 4;

    /** [design] Tables of a lost server are read by the others many at once. */
    private static final int SHARED_READERS = 8;

    /** One for rights of some seconds, and one for shards. */
    private static final int KEEPERS = 2;

    static final int BUSY_MILLIS = 5_000;
    private static final int CONNECT_MILLIS = 5_000;

    /** [design] A line that has fallen silent keeps nothing; nobody waits for it for ever. */
    private static final int LONGEST_COMMIT_SECONDS = 20;

    /** [design] Nor for an answer to a question, which may read long records. */
    private static final int LONGEST_QUESTION_SECONDS = 60;

    /** [design] A server that is stopped, or cut off, in the midst of a commit bars no other. */
    private static final int LONGEST_SILENCE_MILLIS = 3_000;

    private final HikariDataSource pool;
    private final HikariDataSource single;

    /** What leases are held on, whoever reads. */
    private final @Nullable HikariDataSource keeper;

    private final Jdbi jdbi;
    private final Jdbi writer;
    private final ClusterEvents nodes;
    private final Leases leases;
    private final Fence fence;
    private final String name;
    private final @Nullable FileChannel lock;

    private Database(HikariDataSource pool, HikariDataSource single, FileChannel lock) {
        this.pool = pool;
        this.single = single;
        this.keeper = null;
        this.writer = Jdbi.create(single);
        this.jdbi = Jdbi.create(pool);
        this.nodes = ClusterEvents.NONE;
        this.leases = Leases.ALONE;
        this.fence = Fence.ALONE;
        this.name = "";
        this.lock = lock;
    }

    private Database(
            HikariDataSource pool,
            HikariDataSource single,
            HikariDataSource keeper,
            DataSource listening) {
        String self = new Secrets().tableId();
        this.pool = pool;
        this.single = single;
        this.keeper = keeper;
        this.writer = Jdbi.create(single);
        this.jdbi = Jdbi.create(pool);
        this.nodes = new PostgresClusterEvents(listening, self);
        Jdbi kept = Jdbi.create(keeper);
        this.leases = new PostgresLeases(kept, self);
        this.fence = new PostgresFence(kept, jdbi, self);
        this.name = self;
        this.lock = null;
    }

    /** The other servers on this database. */
    public ClusterEvents nodes() {
        return nodes;
    }

    /** What only one of the servers on this database may do at a time. */
    public Leases leases() {
        return leases;
    }

    /**
     * What this server is called among those that share the database; nothing where it is alone.
     */
    public String name() {
        return name;
    }

    /** Which tables this server owns. */
    public Fence fence() {
        return fence;
    }

    /** The pool of connections for reading. */
    public Jdbi jdbi() {
        return jdbi;
    }

    /** The one connection that commits are made on: it waits for nobody who reads. */
    public Jdbi writer() {
        return writer;
    }

    /** Commits what {@code work} does on that connection, which then lasts as wanted. */
    public <X extends Exception> void commit(Durability durability, HandleConsumer<X> work)
            throws X {
        writer.useHandle(handle -> {
            if (nodes.areSeveral()) {
                handle.useTransaction(inside -> {
                    durability.ofPostgresql(inside);
                    work.useHandle(inside);
                });
            } else {
                durability.ofSqlite(handle);
                handle.useTransaction(work);
            }
        });
    }

    /** How many connections are in use for reading just now. */
    public int held() {
        return pool.getHikariPoolMXBean().getActiveConnections();
    }

    /** How many of this database may be in use for reading at a time. */
    public int readers() {
        return pool.getMaximumPoolSize();
    }

    /** How many may be in use for reading at a time. */
    public static int mostHeld() {
        return READERS;
    }

    /** The SQLite database in {@code folder}, made where there is none. */
    public static Database sqlite(Path folder) {
        return sqlite(folder, sqliteConfig());
    }

    /** The same, with settings of its own. */
    public static Database sqlite(Path folder, SQLiteConfig settings) {
        return sqlite(folder, settings, UnaryOperator.identity());
    }

    /** The same, reached through something that stands between. */
    public static Database sqlite(
            Path folder, SQLiteConfig settings, UnaryOperator<DataSource> between) {
        FileChannel lock = locked(folder);
        keepToOneself(folder, lock);
        SQLiteDataSource source = new SQLiteDataSource(settings);
        source.setUrl("jdbc:sqlite:" + folder.resolve(FILE));
        HikariConfig config = new HikariConfig();
        config.setDataSource(between.apply(source));
        try {
            Database database = opened(config, lock);
            database.orClosed(() -> database.prepareSqlite(folder));
            return database;
        } catch (HikariPool.PoolInitializationException | JdbiException | FlywayException e) {
            release(lock);
            throw new StoreException(
                    "The database in " + folder + " cannot be opened: " + cause(e));
        } catch (RuntimeException | Error e) {
            release(lock);
            throw e;
        }
    }

    /** Both pools, or neither. */
    private static Database opened(HikariConfig config, FileChannel lock) {
        HikariDataSource pool = of(READERS, config);
        try {
            return new Database(pool, of(1, config), lock);
        } catch (RuntimeException | Error e) {
            pool.close();
            throw e;
        }
    }

    private static HikariDataSource of(int connections, HikariConfig config) {
        HikariConfig sized = new HikariConfig();
        config.copyStateTo(sized);
        sized.setMaximumPoolSize(connections);
        return new HikariDataSource(sized);
    }

    /** SQLite makes the files beside a database as readable as that is. */
    private static void keepToOneself(Path folder, FileChannel lock) {
        try {
            OwnFiles.file(folder.resolve(FILE));
            OwnFiles.known(folder.resolve(FILE + "-wal"));
            OwnFiles.known(folder.resolve(FILE + "-shm"));
        } catch (IOException e) {
            release(lock);
            throw unwritable(folder, e);
        }
    }

    /** A database that cannot be used is let go of again. */
    private void orClosed(Runnable preparation) {
        try {
            preparation.run();
        } catch (RuntimeException | Error e) {
            close();
            throw e;
        }
    }

    /** The settings by which a commit to SQLite lasts through a loss of power. */
    public static SQLiteConfig sqliteConfig() {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLIS);
        return config;
    }

    /** A folder is for one server at a time. */
    static FileChannel locked(Path folder) {
        try {
            OwnFiles.folder(folder);
            Path file = folder.resolve("zeriba.lock");
            OwnFiles.file(file);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                channel.close();
                throw inUse(folder);
            }
            return channel;
        } catch (OverlappingFileLockException _) {
            throw inUse(folder);
        } catch (IOException e) {
            throw unwritable(folder, e);
        }
    }

    private static StoreException unwritable(Path folder, IOException e) {
        return new StoreException(
                "The folder "
                        + folder
                        + " cannot be written; choose another with --data. ("
                        + e.getClass().getSimpleName()
                        + ")");
    }

    private static StoreException inUse(Path folder) {
        return new StoreException(
                "Another server uses the folder "
                        + folder
                        + "; stop it, or choose another folder.");
    }

    private void prepareSqlite(Path folder) {
        int found = jdbi.withHandle(h -> h.select("pragma user_version").mapTo(int.class).one());
        if (found > SCHEMA) {
            throw later("in " + folder);
        }
        requireSound(folder);
        if (found < SCHEMA) {
            migrate(pool);
            jdbi.useHandle(Database::mark);
        }
        require("pragma journal_mode", "wal");
        require("pragma synchronous", "2");
        require("pragma foreign_keys", "1");
    }

    private static StoreException later(String where) {
        return new StoreException(
                "The database "
                        + where
                        + " is of a later version of Zeriba; use that, or another database.");
    }

    /** Refuses a damaged file before anything is written to it. */
    private void requireSound(Path folder) {
        String found =
                jdbi.withHandle(h -> h.select("pragma quick_check(1)").mapTo(String.class).one());
        if (!found.equals("ok")) {
            throw new StoreException(
                    "The database in "
                            + folder
                            + " is damaged ("
                            + found.replace('\n', ' ').strip()
                            + "); nothing was changed. Put a backup in its place.");
        }
    }

    /** Notes that a SQLite database has the present schema. */
    static void mark(Handle handle) {
        handle.execute("pragma user_version = " + SCHEMA);
    }

    /** Refuses a PostgreSQL database that a later version has changed. */
    private void requireNotLater(String where) {
        boolean isLater =
                Arrays.stream(flyway(pool).info().applied())
                        .map(MigrationInfo::getVersion)
                        .anyMatch(v -> v != null && v.isNewerThan(Integer.toString(SCHEMA)));
        if (isLater) {
            throw later(where);
        }
    }

    /** Brings a database to the present schema. */
    static void migrate(DataSource source) {
        flyway(source).migrate();
    }

    private static Flyway flyway(DataSource source) {
        return Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations(MIGRATIONS)
                .loggers("slf4j")
                .load();
    }

    /** The PostgreSQL database at {@code address}: {@code postgresql://user:password@host/name}. */
    public static Database postgresql(String address) {
        PostgresAddress where = PostgresAddress.of(address);
        try {
            Database database =
                    new Database(
                            of(SHARED_READERS, pooled(where, LONGEST_QUESTION_SECONDS)),
                            of(1, pooled(where, LONGEST_COMMIT_SECONDS)),
                            of(KEEPERS, pooled(where, LONGEST_COMMIT_SECONDS)),
                            single(where));
            database.orClosed(() -> database.requireNotLater("at " + where.shown()));
            migrate(database.pool);
            database.require("show fsync", "on");
            database.require("show synchronous_commit", "on");
            return database;
        } catch (HikariPool.PoolInitializationException | JdbiException | FlywayException e) {
            throw new StoreException(
                    "The database at " + where.shown() + " cannot be reached: " + cause(e));
        }
    }

    private static HikariConfig pooled(PostgresAddress where, int longestSeconds) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(where.jdbc());
        where.user().ifPresent(config::setUsername);
        where.password().ifPresent(config::setPassword);
        config.setConnectionTimeout(CONNECT_MILLIS);
        config.setInitializationFailTimeout(1);
        config.addDataSourceProperty("tcpKeepAlive", "true");
        config.addDataSourceProperty("socketTimeout", Integer.toString(longestSeconds));
        config.addDataSourceProperty(
                "options", "-c idle_in_transaction_session_timeout=" + LONGEST_SILENCE_MILLIS);
        return config;
    }

    private static DataSource single(PostgresAddress where) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(where.jdbc());
        where.user().ifPresent(source::setUser);
        where.password().ifPresent(source::setPassword);
        source.setSocketTimeout(PostgresClusterEvents.LONGEST_SILENCE_SECONDS);
        return source;
    }

    /** Refuses a database that would lose what was answered. */
    private void require(String question, String answer) {
        String found = jdbi.withHandle(handle -> handle.select(question).mapTo(String.class).one());
        Map<String, String> stronger = Map.of("show synchronous_commit", "remote_apply");
        if (!found.equals(answer) && !found.equals(stronger.get(question))) {
            close();
            throw new StoreException(
                    "The database would not keep what was answered when the power fails: '"
                            + question
                            + "' says "
                            + found
                            + ", and must say "
                            + answer
                            + ".");
        }
    }

    /** Why, in one line. */
    public static String cause(Throwable e) {
        Throwable deepest = e;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("no reason given");
    }

    private static void release(@Nullable FileChannel lock) {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException _) {
            // the process that held it ends anyway
        }
    }

    /** Whatever cannot be closed, the folder is free for another server. */
    @Override
    public void close() {
        try (HikariDataSource _ = pool;
                HikariDataSource _ = single;
                HikariDataSource _ = keeper) {
            nodes.close();
        } finally {
            release(lock);
        }
    }
}
