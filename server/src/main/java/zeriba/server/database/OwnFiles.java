package zeriba.server.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files that nobody on this machine reads but the user who runs the server. */
final class OwnFiles {

    private static final Logger LOG = LoggerFactory.getLogger(OwnFiles.class);
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    private OwnFiles() {}

    /** A folder, made where there is none, that others cannot enter. */
    static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        keep(folder, FOLDER);
    }

    /** A file, made where there is none, that others cannot read. */
    static void file(Path file) throws IOException {
        if (!Files.exists(file)) {
            if (isPosix(Objects.requireNonNull(file.toAbsolutePath().getParent()))) {
                Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
            } else {
                Files.createFile(file);
            }
        }
        keep(file, FILE);
    }

    /** What others may do with an existing file is nothing from now on. */
    static void known(Path file) throws IOException {
        if (Files.exists(file)) {
            keep(file, FILE);
        }
    }

    private static boolean isPosix(Path path) {
        return Files.getFileAttributeView(path, PosixFileAttributeView.class) != null;
    }

    private static void keep(Path path, Set<PosixFilePermission> permissions) throws IOException {
        if (!isPosix(path) || Files.getPosixFilePermissions(path).equals(permissions)) {
            return;
        }
        try {
            Files.setPosixFilePermissions(path, permissions);
        } catch (IOException e) {
            boolean isOpen =
                    Files.getPosixFilePermissions(path).stream()
                            .anyMatch(p ->
                                    p == PosixFilePermission.OTHERS_READ
                                            || p == PosixFilePermission.GROUP_READ);
            if (isOpen) {
                LOG.warn(
                        "others on this machine may read {}, and this user cannot forbid it ({});"
                                + " give it to the user who runs the server",
                        path,
                        e.getClass().getSimpleName());
            }
        }
    }
}
