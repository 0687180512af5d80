package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class FuzzCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(Object... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
    }

    private int fuzz(Object... more) {
        return run(
                Stream.concat(
                                Stream.of(
                                        "fuzz",
                                        "kassala",
                                        "--scenario",
                                        "historical",
                                        "--games",
                                        "1",
                                        "--sums",
                                        folder.resolve("sums.tsv")),
                                Stream.of(more))
                        .toArray());
    }

    @Test
    void portionsAddUpWithNewSeeds() throws IOException {
        assertThat(fuzz()).as(out.toString()).isZero();
        assertThat(fuzz("--manner", "random")).as(out.toString()).isZero();
        List<String> lines = Files.readAllLines(folder.resolve("sums.tsv"));
        assertThat(lines)
                .hasSize(4)
                .allSatisfy(line -> assertThat(line).startsWith("kassala\t").endsWith("\t0"));
        assertThat(lines.getFirst()).contains("\thistorical\trandom\t0\t1\t");
        assertThat(lines.getLast()).contains("\thistorical\trandom\t1\t2\t");
        assertThat(out.toString()).contains("all portions: ", " 0 findings");
    }

    @Test
    void whatIsFoundIsWrittenAndFails() throws IOException {
        assertThat(fuzz("--manner", "adversarial", "--longest", "20")).isEqualTo(1);
        assertThat(out.toString()).contains("not over after 20 entries");
        Path record = folder.resolve("kassala-historical-adversarial-0.zeriba");
        assertThat(run("replay", record)).isZero();
    }

    @Test
    void mistakesAreNamed() {
        assertThat(fuzz("--manner", "wild")).isEqualTo(2);
        assertThat(run("fuzz", "kassala", "--minutes", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("There is no manner wild.", "--minutes, --games");
    }
}
