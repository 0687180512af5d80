package zeriba.app.command.option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import zeriba.arena.rows.RowDatabase;
import zeriba.server.cluster.ClusterException;
import zeriba.server.cluster.ClusterProvider;

/**
 * The jars of modules that few want, each in a folder of its own that is loaded only where it is
 * asked for: who does not ask has none of their classes, and the usual archive none of the jars.
 *
 * @param archive the folder's name beside that of the program's jars in an archive
 * @param module the module whose build makes it in a clone
 */
public record ExtraJars(String archive, String module) {

    private static final ExtraJars CLUSTER = new ExtraJars("cluster", "cluster");
    private static final ExtraJars DUCKDB = new ExtraJars("duckdb", "arena-duckdb");

    /**
     * What makes a cluster.
     *
     * @throws ClusterException where its jars are not there
     */
    public static ClusterProvider cluster() throws ClusterException {
        return CLUSTER.found(ClusterProvider.class)
                .orElseThrow(() -> new ClusterException(CLUSTER.missing("the cluster")));
    }

    /** The database for figures, where its jars are there. */
    public static Optional<RowDatabase> database() {
        return DUCKDB.found(RowDatabase.class);
    }

    /**
     * The database for figures.
     *
     * @throws IOException where its jars are not there
     */
    public static RowDatabase databaseWanted() throws IOException {
        return database().orElseThrow(() -> new IOException(DUCKDB.missing("DuckDB")));
    }

    private <S> Optional<S> found(Class<S> service) {
        Optional<S> known = ServiceLoader.load(service).findFirst();
        return known.isPresent() ? known : loaded(service);
    }

    private <S> Optional<S> loaded(Class<S> service) {
        // never closed: its classes are loaded as they are needed, until the process ends
        URLClassLoader loader =
                new URLClassLoader(archive, urls(folder()), service.getClassLoader());
        return ServiceLoader.load(service, loader).findFirst();
    }

    private String missing(String what) {
        return "The jars of %s are not in %s. A build makes them (%s/target/lib); with an archive, unpack that of %s (./zeriba archive makes both) over it."
                .formatted(what, folder(), module, what);
    }

    /** Beside the folder of the program's jars in an archive; in a clone where a build puts it. */
    private Path folder() {
        try {
            Path jar =
                    Path.of(
                                    ExtraJars.class
                                            .getProtectionDomain()
                                            .getCodeSource()
                                            .getLocation()
                                            .toURI())
                            .toAbsolutePath();
            Path unpacked = jar.resolveSibling("../" + archive).normalize();
            Path built = jar.resolveSibling("../../../" + module + "/target/lib").normalize();
            return Files.isDirectory(unpacked) ? unpacked : built;
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URL[] urls(Path folder) {
        List<URL> urls = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> jars = Files.list(folder)) {
                for (Path jar : jars.filter(one -> one.toString().endsWith(".jar")).toList()) {
                    urls.add(url(jar));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return urls.toArray(URL[]::new);
    }

    private static URL url(Path jar) throws MalformedURLException {
        return jar.toUri().toURL();
    }
}
