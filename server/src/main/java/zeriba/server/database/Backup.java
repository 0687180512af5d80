package zeriba.server.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * Copies of everything that a server keeps. A backup is one SQLite file, whichever database it is
 * of: taken while the server runs, as of one moment, and checked before it gets its name.
 */
public final class Backup {

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private Backup() {}

    /**
     * Writes a backup of the SQLite database in {@code folder}, and of the experiments beside it,
     * to {@code file}, which is new.
     */
    public static void ofSqlite(Path folder, Path file) {
        Path database = folder.resolve(Database.FILE);
        if (!Files.exists(database)) {
            throw new StoreException("There is no database in " + folder + ".");
        }
        make(
                file,
                part -> {
                    try (Handle handle = reading(database).open()) {
                        handle.execute("vacuum into ?", part.toString());
                    }
                    putFilesInto(part, folder);
                });
    }

    /**
     * Writes a backup of a PostgreSQL database to {@code file}, which is new.
     *
     * @param folder where this server keeps its experiments
     */
    public static void ofPostgresql(String address, Path folder, Path file) {
        PostgresAddress where = PostgresAddress.of(address);
        make(
                file,
                part -> {
                    Database.migrate(source(part, new SQLiteConfig()));
                    try (Handle to = writing(part).open()) {
                        where.jdbi()
                                .useTransaction(
                                        TransactionIsolationLevel.REPEATABLE_READ,
                                        from ->
                                                to.useTransaction(
                                                        all -> DatabaseCopy.everything(from, all)));
                        Database.mark(to);
                    }
                    putFilesInto(part, folder);
                });
    }

    private static void putFilesInto(Path part, Path folder) throws IOException {
        try (Handle backup = writing(part).open()) {
            KeptFiles.EXPERIMENTS.putInto(backup, folder);
        }
    }

    /** Puts a backup in the place of the database in {@code folder}, which no server may use. */
    public static Optional<Path> toSqlite(Path file, Path folder) {
        check(file);
        try (FileChannel _ = Database.locked(folder)) {
            Path database = folder.resolve(Database.FILE);
            Path part = folder.resolve(Database.FILE + ".part");
            Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
            OwnFiles.file(part);
            String before = before();
            takeFilesOut(part, folder, before);
            sync(part);
            Optional<Path> aside = Optional.empty();
            if (Files.exists(database)) {
                Path kept = folder.resolve(before + ".db");
                settle(database);
                Files.move(database, kept);
                aside = Optional.of(kept);
            }
            Files.deleteIfExists(folder.resolve(Database.FILE + "-wal"));
            Files.deleteIfExists(folder.resolve(Database.FILE + "-shm"));
            Files.move(part, database, StandardCopyOption.ATOMIC_MOVE);
            sync(folder);
            return aside;
        } catch (IOException e) {
            throw new StoreException("The backup cannot be put into " + folder + ": " + e);
        }
    }

    private static String before() {
        return "before-restore-" + STAMP.format(Instant.now());
    }

    /** Takes the experiments out of a copy of a backup, which then is a database again. */
    private static void takeFilesOut(Path copy, Path folder, String before) throws IOException {
        try (Handle handle = writing(copy).open()) {
            KeptFiles.EXPERIMENTS.takeOut(handle, folder, before + "-experiments");
            KeptFiles.drop(handle);
            handle.execute("vacuum");
        }
    }

    /**
     * Writes a backup into the PostgreSQL database at {@code address}, which is empty.
     *
     * @param folder where this server keeps its experiments
     */
    public static void toPostgresql(Path file, String address, Path folder) {
        check(file);
        PostgresAddress where = PostgresAddress.of(address);
        Database.postgresql(address).close();
        try {
            Path copy = present(file);
            toPostgresql(copy, where);
            takeFilesOut(copy, folder, before());
        } catch (JdbiException | IOException e) {
            throw new StoreException("The backup cannot be restored: " + Database.cause(e));
        }
    }

    private static void toPostgresql(Path copy, PostgresAddress where) {
        try (Handle from = reading(copy).open();
                Handle to = where.jdbi().open()) {
            if (DatabaseCopy.rows(to) > 0) {
                throw new StoreException(
                        "The database at "
                                + where.shown()
                                + " has tables in it already; make an empty one for the backup.");
            }
            to.useTransaction(all -> DatabaseCopy.everything(from, all));
        }
    }

    /** A copy of a backup that has the present schema; gone when the process ends. */
    private static Path present(Path file) throws IOException {
        Path copy = Files.createTempFile("zeriba-restore", ".db");
        copy.toFile().deleteOnExit();
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        Database.migrate(source(copy, new SQLiteConfig()));
        return copy;
    }

    private interface Writing {
        void write(Path part) throws IOException;
    }

    /** What is written has another name until it is whole. */
    private static void make(Path file, Writing writing) {
        if (Files.exists(file)) {
            throw new StoreException(file + " exists already; a backup is never written over.");
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            Files.createDirectories(file.toAbsolutePath().getParent());
            OwnFiles.file(part);
            writing.write(part);
            check(part);
            sync(part);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | JdbiException e) {
            throw new StoreException(
                    "The backup " + file + " cannot be written: " + Database.cause(e));
        }
    }

    /** Refuses a file that is damaged, no database of Zeriba, or of a later version. */
    private static void check(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new StoreException("There is no backup " + file + ".");
        }
        try (Handle handle = reading(file).open()) {
            String found = handle.select("pragma integrity_check").mapTo(String.class).first();
            int schema = handle.select("pragma user_version").mapTo(int.class).one();
            if (!found.equals("ok")) {
                throw new StoreException("The backup " + file + " is damaged: " + found);
            }
            if (schema < 1 || schema > Database.SCHEMA) {
                throw new StoreException(
                        "The file " + file + " is no backup that this version of Zeriba can read.");
            }
        } catch (JdbiException e) {
            throw new StoreException("The backup " + file + " is damaged: " + Database.cause(e));
        }
    }

    /** Brings what is still in the log of a database into its file. */
    private static void settle(Path database) {
        try (Handle handle = writing(database).open()) {
            handle.select("pragma wal_checkpoint(truncate)").mapTo(int.class).list();
        } catch (JdbiException _) {
            // a damaged one is put aside as it is
        }
    }

    private static Jdbi reading(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        return Jdbi.create(source(file, config));
    }

    private static Jdbi writing(Path file) {
        return Jdbi.create(source(file, new SQLiteConfig()));
    }

    private static SQLiteDataSource source(Path file, SQLiteConfig config) {
        config.setBusyTimeout(Database.BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static void sync(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
