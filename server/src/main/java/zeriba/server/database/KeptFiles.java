package zeriba.server.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * What a server keeps as files beside its database, put into a backup and taken out of it: so that
 * a backup is one file.
 *
 * @param folder the name of the folder among what the server keeps
 */
record KeptFiles(String folder) {

    /** The experiments: their files, games and reports. */
    static final KeptFiles EXPERIMENTS = new KeptFiles("experiments");

    private static final String TABLE = "kept_file";

    /** Adds the files below {@code data} to the backup that is open; none where there are none. */
    void putInto(Handle backup, Path data) throws IOException {
        backup.execute(
                "create table if not exists " + TABLE + " (path text primary key, bytes blob)");
        Path from = data.resolve(folder);
        for (Path file : filesBelow(from)) {
            backup.execute(
                    "insert into " + TABLE + " (path, bytes) values (?, ?)",
                    from.relativize(file).toString().replace('\\', '/'),
                    Files.readAllBytes(file));
        }
    }

    private static List<Path> filesBelow(Path from) throws IOException {
        if (!Files.isDirectory(from)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(from)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /**
     * Writes the files of a backup below {@code data}. What was there moves aside under the name
     * given; nothing is touched where the backup has none.
     */
    void takeOut(Handle backup, Path data, String aside) throws IOException {
        if (!isIn(backup)) {
            return;
        }
        Path to = data.resolve(folder).toAbsolutePath().normalize();
        if (Files.exists(to)) {
            Files.move(to, data.resolve(aside));
        }
        List<String> paths =
                backup.select("select path from " + TABLE + " order by path")
                        .mapTo(String.class)
                        .list();
        for (String path : paths) {
            Path file = to.resolve(path).normalize();
            if (!file.startsWith(to)) {
                throw new StoreException("The backup has a file outside its folder: " + path);
            }
            Files.createDirectories(file.resolveSibling("."));
            Files.write(file, bytes(backup, path));
        }
    }

    private static byte[] bytes(Handle backup, String path) {
        return backup.select("select bytes from " + TABLE + " where path = ?", path)
                .mapTo(byte[].class)
                .one();
    }

    private static boolean isIn(Handle backup) {
        return backup.select("select count(*) from sqlite_master where name = ?", TABLE)
                                .mapTo(int.class)
                                .one()
                        > 0
                && backup.select("select count(*) from " + TABLE).mapTo(int.class).one() > 0;
    }

    /** What is in use again needs them no longer. */
    static void drop(Handle database) {
        database.execute("drop table if exists " + TABLE);
    }
}
