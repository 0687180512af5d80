package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import zeriba.app.games.FieldPositions;
import zeriba.app.games.MetBattle;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;
import zeriba.engine.text.UnreadableException;

final class FitFieldCommandTest {

    private static final List<String> BATTLES =
            List.of(
                    "0.5\t0.3\tcamp wells 4711 12 leaderless 1E:infantry:trained:8"
                            + " S1:spears:12,R1:rifles:6",
                    "0.4\t0.3\tcolumn desert 4711 12 leaderless 1E:infantry:trained:8"
                            + " S1:spears:12,R1:rifles:6");

    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void write() throws IOException {
        Files.write(folder.resolve("met.tsv"), BATTLES);
    }

    private int run(String... more) {
        CommandLine line =
                new CommandLine(new Main())
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err));
        String file = folder.resolve("met.tsv").toString();
        return line.execute(
                java.util.stream.Stream.concat(
                                java.util.stream.Stream.of("fit-field", file, "--level", "random"),
                                java.util.stream.Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void aFitRepeatsAndItsTableIsOneThatIsReadBack() throws UnreadableException {
        assertThat(run("--games", "2")).isZero();
        String table = out.toString();
        Features<?> features = FieldPositions.features(MetBattle.read(BATTLES.getFirst()).battle());
        FittedWeights read = new FittedWeights(features.names(), table.lines().toList());
        assertThat(read.kinds()).containsExactly("march", "stand");
        assertThat(table)
                .contains("./zeriba fit-field met.tsv --level random --games 2 --seed 1")
                .contains("(camp: ");

        out.getBuffer().setLength(0);
        assertThat(run("--games", "2", "--threads", "1")).isZero();
        assertThat(out.toString()).isEqualTo(table);
    }

    @Test
    void kindsOfWhichThereIsNoBattleAreNotFitted() {
        assertThat(run("--games", "1", "--kind", "camp")).isZero();
        assertThat(out.toString()).contains("stand\tscore\tONE").doesNotContain("march\t");
        assertThat(run("--games", "1", "--kind", "town")).isEqualTo(2);
        assertThat(err.toString()).contains("There are no battles to fit by.");
    }
}
