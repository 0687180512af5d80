package zeriba.app.command;

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
import zeriba.server.cluster.ClusterException;
import zeriba.server.cluster.ClusterProvider;

/**
 * The jars of the cluster, in a folder of their own that is loaded only where a server is to be one
 * of several: a server alone has none of their classes, and an archive none of the jars.
 */
final class ClusterJars {

    private ClusterJars() {}

    /**
     * What makes a cluster.
     *
     * @throws ClusterException where its jars are not there
     */
    static ClusterProvider provider() throws ClusterException {
        Optional<ClusterProvider> known = ServiceLoader.load(ClusterProvider.class).findFirst();
        return known.isPresent() ? known.get() : loaded(folder());
    }

    private static ClusterProvider loaded(Path folder) throws ClusterException {
        // never closed: its classes are loaded as they are needed, until the process ends
        URLClassLoader loader =
                new URLClassLoader("cluster", urls(folder), ClusterProvider.class.getClassLoader());
        return ServiceLoader.load(ClusterProvider.class, loader)
                .findFirst()
                .orElseThrow(() ->
                        new ClusterException(
                                "The jars of the cluster are not in "
                                        + folder
                                        + ". A build makes them (cluster/target/lib);"
                                        + " with an archive, unpack that of the cluster"
                                        + " (./zeriba archive makes both) over it."));
    }

    /** Beside the folder of the program's jars in an archive; in a clone where a build puts it. */
    private static Path folder() {
        try {
            Path jar =
                    Path.of(
                            ClusterJars.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
            Path lib = jar.toAbsolutePath().resolveSibling("../cluster").normalize();
            Path built = jar.toAbsolutePath().resolveSibling("../../../cluster/target/lib");
            return Files.isDirectory(lib) ? lib : built.normalize();
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
