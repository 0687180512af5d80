import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import javax.inject.Named;
import javax.inject.Singleton;
import org.apache.maven.eventspy.AbstractEventSpy;
import org.eclipse.aether.RepositoryEvent;
import org.eclipse.aether.artifact.Artifact;

/**
 * Compares everything that Maven fetches or finds for the build, plugins and poms too, with the
 * SHA-256 in .mvn/checksums.sha256, before any of it is used. Works with Maven 3.8 as with later
 * ones. What differs ends Maven at once; what is not listed is named, and ends it where that is
 * asked for. Java 11, because what loads the parts of Maven 3.8 reads no later classes.
 */
@Named
@Singleton
public final class Checksums extends AbstractEventSpy {

    private static final String OURS = "zeriba";

    private final Path file = Path.of(System.getProperty("zeriba.checksums", ""));
    private final Path report = Path.of(System.getProperty("zeriba.compared", ""));
    private final boolean isPinning = Boolean.getBoolean("zeriba.pin");
    private final boolean isStrict = Boolean.getBoolean("zeriba.strict");
    private final Set<String> unlisted = new ConcurrentSkipListSet<>();
    private final Map<String, String> pinned = new ConcurrentSkipListMap<>();
    private final Map<Path, String> seen = new ConcurrentHashMap<>();

    @Override
    public void init(Context context) throws IOException {
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                String[] words = line.split("  ", 2);
                pinned.put(words[1], words[0]);
            }
        }
    }

    @Override
    public void onEvent(Object event) {
        if (event instanceof RepositoryEvent) {
            resolved((RepositoryEvent) event);
        }
    }

    private void resolved(RepositoryEvent event) {
        if (event.getType() == RepositoryEvent.EventType.ARTIFACT_RESOLVED
                && event.getFile() != null
                && !event.getArtifact().getGroupId().equals(OURS)) {
            String name = name(event.getArtifact());
            seen.computeIfAbsent(event.getFile().toPath(), path -> compared(name, path));
        }
    }

    /** The path of an artifact in a repository, as Maven Central's. */
    private static String name(Artifact artifact) {
        String classifier = artifact.getClassifier();
        return artifact.getGroupId().replace('.', '/')
                + "/" + artifact.getArtifactId()
                + "/" + artifact.getVersion()
                + "/" + artifact.getArtifactId()
                + "-" + artifact.getVersion()
                + (classifier.isEmpty() ? "" : "-" + classifier)
                + "." + artifact.getExtension();
    }

    private String compared(String name, Path path) {
        String found = sha256(path);
        String wanted = pinned.getOrDefault(name, "");
        if (wanted.isEmpty() && isPinning) {
            pinned.put(name, found);
        } else if (wanted.isEmpty() && isStrict) {
            end(name + " is not in .mvn/checksums.sha256; if it belongs there, run ./zeriba pin");
        } else if (wanted.isEmpty()) {
            unlisted.add(name);
        } else if (!wanted.equals(found)) {
            end(name + " is not what it was: its SHA-256 is " + found + " and not " + wanted
                    + "; it lies in " + path);
        }
        return found;
    }

    /** Nothing that was fetched may run any more, whatever catches exceptions here. */
    private static void end(String why) {
        System.out.println("[ERROR] " + why);
        System.out.flush();
        Runtime.getRuntime().halt(1);
    }

    private static String sha256(Path path) {
        try (DigestInputStream in =
                new DigestInputStream(
                        Files.newInputStream(path), MessageDigest.getInstance("SHA-256"))) {
            in.transferTo(OutputStream.nullOutputStream());
            return String.format("%064x", new BigInteger(1, in.getMessageDigest().digest()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        if (isPinning) {
            Files.writeString(
                    file,
                    pinned.entrySet().stream()
                            .map(pin -> pin.getValue() + "  " + pin.getKey() + "\n")
                            .collect(Collectors.joining()));
        }
        unlisted.forEach(name -> System.out.println("[INFO] Not in .mvn/checksums.sha256: " + name));
        // whoever has started Maven sees by this that the comparison was made
        Files.writeString(report, seen.size() + " artifacts compared\n");
    }
}
