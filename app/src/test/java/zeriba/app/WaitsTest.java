package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests wait for what is to happen, never for some time. */
class WaitsTest {

    private static final Pattern FIXED =
            Pattern.compile(
                    "\\b(Thread|TimeUnit\\.\\w+|\\w+SECONDS)\\.sleep\\(|^import static .*\\.sleep;"
                            + "|\\bparkNanos\\(|\\bwaitForTimeout\\(|\\bdelayedExecutor\\("
                            + "|\\bsetTimeout\\(",
                    Pattern.MULTILINE);

    /** Whose waits are no waiting for something, with the reason. */
    private static final Map<String, String> EXCEPTIONS =
            Map.of(
                    "Until.java", "looks again in a moment, for all who wait for a condition",
                    "Sweep.java", "moves a hand sixty times a second, which is what is traced",
                    "EndTest.java", "presses a button in a rhythm, which is what must do nothing",
                    "ConnectionLimitsTest.java", "sends a body byte by byte, which is what is cut");

    @Test
    void noTestSleeps() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path folder : folders()) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.filter(WaitsTest::isSource).toList()) {
                    if (isFixed(Files.readString(file))) {
                        found.add(file.getFileName().toString());
                    }
                }
            }
        }
        assertThat(found)
                .as("files that wait for some time; who may, and why: %s", EXCEPTIONS)
                .isEqualTo(EXCEPTIONS.keySet());
    }

    /** The tests of every module, and what they share. */
    private static List<Path> folders() throws IOException {
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            return Stream.concat(
                            modules.map(module -> module.resolve("src/test")),
                            Stream.of(Path.of("../testkit/src/main")))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    private static boolean isSource(Path file) {
        return file.toString().matches(".*\\.(java|tsx?)");
    }

    private static boolean isFixed(String source) {
        return FIXED.matcher(source).find();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thread.sleep",
                "TimeUnit.SECONDS.sleep",
                "MILLISECONDS.sleep",
                "page.waitForTimeout"
            })
    void aSleepIsFoundByEachOfItsNames(String call) {
        assertThat(isFixed("        " + call + "(5);")).isTrue();
    }

    @Test
    void aClockThatIsPutForwardIsNoSleep() {
        assertThat(isFixed("time.sleep" + "(Duration.ofDays(4));")).isFalse();
    }
}
