package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A folder is taken in at a glance. */
class FoldersTest {

    /** The most source files of a folder, its {@code package-info.java} not counted. */
    private static final int MOST = 25;

    /**
     * Folders with more, and how many they have. The steps of a turn name those that follow on them
     * and are sealed by one type, so that their sections are one circle and no packages: 35 files
     * in Ascari, 28 in Fire and Sword, 26 in Kassala; with them stands what is built on them alone.
     */
    private static final Map<String, Integer> EXCEPTIONS =
            Map.of(
                    "game-ascari/src/main/java/zeriba/ascari/rules", 38,
                    "game-fireandsword/src/main/java/zeriba/fireandsword/rules", 30,
                    "game-kassala/src/main/java/zeriba/kassala/rules", 28);

    @Test
    void noFolderHasMoreSourceFilesThanOneTakesIn() throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path module : modules.filter(Files::isDirectory).toList()) {
                count(module.resolve("src"), found);
            }
        }
        assertThat(found).as("source files by folder").hasSizeGreaterThan(100);
        found.values().removeIf(files -> files <= MOST);
        assertThat(found)
                .as("folders of more than %s source files", MOST)
                .containsExactlyInAnyOrderEntriesOf(EXCEPTIONS);
    }

    private static void count(Path folder, Map<String, Integer> found) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(FoldersTest::isSource)
                        .map(file -> Path.of("..").relativize(file.getParent()).toString())
                        .forEach(name -> found.merge(name.replace('\\', '/'), 1, Integer::sum));
            }
        }
    }

    private static boolean isSource(Path file) {
        return file.toString().matches(".*\\.(java|tsx?)") && !file.endsWith("package-info.java");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Step.java", "drawer.ts", "panel.tsx"})
    void aSourceFileIsFoundByItsEnding(String name) {
        assertThat(isSource(Path.of("..", name))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"package-info.java", "rules.tsv", "axe.min.js"})
    void whatDescribesAPackageOrIsDataIsNoSourceFile(String name) {
        assertThat(isSource(Path.of("..", name))).isFalse();
    }
}
