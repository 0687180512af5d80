package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** This build measured against another one, which here is the same. */
class BenchAgainstTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path clone;

    private int run(String... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }

    /** What a build leaves: a jar, which names everything that these tests run on. */
    private void build() throws IOException {
        Path lib = Files.createDirectories(clone.resolve("app/target/lib"));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        Arrays.stream(
                                        System.getProperty("java.class.path")
                                                .split(File.pathSeparator))
                                .map(path -> Path.of(path).toUri().toString())
                                .collect(Collectors.joining(" ")));
        new JarOutputStream(Files.newOutputStream(lib.resolve("all.jar")), manifest).close();
    }

    @Tag("extended")
    @Test
    void everyFigureOfBothBuildsStandsBesideItsRatio() throws IOException {
        build();
        int exit =
                run(
                        "bench",
                        "kassala",
                        "--option",
                        "cannon",
                        "--seconds",
                        "0.01",
                        "--pairs",
                        "2",
                        "--against",
                        clone.toString());
        assertThat(exit).as(err.toString()).isZero();
        assertThat(out.toString().lines().toList())
                .hasSize(10)
                .satisfies(lines -> {
                    assertThat(lines.getFirst()).isEqualTo("kassala");
                    assertThat(lines.get(1)).contains("this build", "the other", "ratio");
                })
                .filteredOn(line -> line.startsWith("length of a random game"))
                .singleElement()
                .satisfies(line -> assertThat(line).contains(" 1.000   1.000   1.000  entries/"));
    }

    @Test
    void aFolderWithoutABuildIsToldWhatItLacks() {
        assertThat(run("bench", "kassala", "--against", clone.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("There is no build in", "./zeriba build");
        assertThat(run("bench", "server", "--against", clone.toString())).isEqualTo(1);
    }

    @Test
    void aComparisonOfNoPairsIsAMisuse() {
        assertThat(run("bench", "--against", clone.toString(), "--pairs", "0")).isEqualTo(2);
        assertThat(run("bench", "server", "--against", "x", "--data", "y")).isEqualTo(2);
    }
}
