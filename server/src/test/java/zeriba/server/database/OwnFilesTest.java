package zeriba.server.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others on the machine may read of the database: nothing. */
class OwnFilesTest {

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void onlyWhereFilesHaveModes() {
        Assumptions.assumeTrue(
                Files.getFileAttributeView(folder, PosixFileAttributeView.class) != null);
    }

    private static String mode(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void requireOwn(Path data) throws IOException {
        assertThat(mode(data)).isEqualTo("rwx------");
        try (Stream<Path> files = Files.list(data)) {
            assertThat(files)
                    .hasSizeGreaterThan(1)
                    .allMatch(file -> mode(file).equals("rw-------"));
        }
    }

    @Test
    void aNewDatabaseIsTheServersAlone() throws IOException {
        Path data = folder.resolve("data");
        try (Database _ = Database.sqlite(data)) {
            requireOwn(data);
        }
        Path backup = folder.resolve("backup.db");
        Backup.ofSqlite(data, backup);
        assertThat(mode(backup)).isEqualTo("rw-------");
        Path other = folder.resolve("other");
        Backup.toSqlite(backup, other);
        assertThat(mode(other.resolve(Database.FILE))).isEqualTo("rw-------");
    }

    @Test
    void oneThatWasReadableByAllIsSoNoMoreAfterTheStart() throws IOException {
        Path data = folder.resolve("data");
        Database.sqlite(data).close();
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(
                data.resolve(Database.FILE), PosixFilePermissions.fromString("rw-r--r--"));
        try (Database _ = Database.sqlite(data)) {
            requireOwn(data);
        }
    }
}
