package zeriba.app.command.designer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import zeriba.app.Main;

final class LadderFieldCommandTest {

    private static final String FORCES =
            " 4711 12 leaderless 1E:infantry:trained:8 S1:spears:12,R1:rifles:6";

    private static final List<String> BATTLES =
            List.of(
                    "0.5\t0.3\tcamp wells" + FORCES,
                    "0.4\t0.3\tcolumn desert" + FORCES,
                    "0.02\t0.3\tcolumn desert" + FORCES,
                    "0.97\t0.3\tcamp desert" + FORCES,
                    "0.6\t0.3\tcolumn wells" + FORCES);

    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void write() throws IOException {
        Files.write(folder.resolve("met.tsv"), BATTLES);
    }

    private int run(String... more) {
        out.getBuffer().setLength(0);
        CommandLine line =
                new CommandLine(new Main())
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err));
        String file = folder.resolve("met.tsv").toString();
        return line.execute(
                Stream.concat(Stream.of("ladder-field", file), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void eachOpenBattleIsFoughtOnBothSidesAndRepeatsOnAnyNumberOfThreads() {
        assertThat(run("--level", "recruit", "--games", "2")).isZero();
        String table = out.toString();
        assertThat(table)
                .contains("| camp | 2 |")
                .contains("| column | 4 |")
                .contains("| together | 6 |")
                .contains(" %");
        assertThat(run("--level", "recruit", "--games", "2", "--threads", "1")).isZero();
        assertThat(out.toString()).isEqualTo(table);
    }

    @Test
    void onlyTheKindsThatAreNamedAreFought() {
        assertThat(run("--level", "recruit", "--games", "1", "--kind", "camp")).isZero();
        assertThat(out.toString()).contains("| together | 2 |").doesNotContain("column");
        assertThat(run("--level", "recruit", "--kind", "town")).isEqualTo(2);
        assertThat(err.toString()).contains("There are no battles that are open to both.");
    }

    @Test
    void aLevelWithNoneBelowAndOneThatIsNoneAreRefused() {
        assertThat(run("--level", "random")).isEqualTo(2);
        assertThat(err.toString()).contains("No level is below random.");
        assertThat(run("--level", "nobody")).isEqualTo(2);
        assertThat(err.toString()).contains("nobody");
        assertThat(run("--minutes", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--minutes");
    }
}
