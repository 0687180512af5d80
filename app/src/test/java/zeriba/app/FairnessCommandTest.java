package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import zeriba.app.games.MetBattle;
import zeriba.engine.text.UnreadableException;

final class FairnessCommandTest {

    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();

    private int run(String... more) {
        String file = folder.resolve("met.tsv").toString();
        CommandLine line = new CommandLine(new Main()).setOut(new PrintWriter(out));
        return line.execute(
                java.util.stream.Stream.concat(
                                java.util.stream.Stream.of(
                                        "fairness", file, "--level", "random", "--quick", "20"),
                                java.util.stream.Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void battlesThatCampaignsMeetAreKeptAndFoughtAgainFromTheFile()
            throws IOException, UnreadableException {
        assertThat(run("--campaigns", "2", "--each", "2", "--least", "1")).isZero();
        String first = out.toString();
        List<String> lines = Files.readAllLines(folder.resolve("met.tsv"));
        assertThat(lines).isNotEmpty();
        for (String line : lines) {
            MetBattle met = MetBattle.read(line);
            assertThat(met.written()).isEqualTo(line);
            assertThat(met.held()).isBetween(0.0, 1.0);
            assertThat(met.lost()).isBetween(0.0, 1.0);
        }
        assertThat(first).contains("| together |").contains("| sortie");

        out.getBuffer().setLength(0);
        assertThat(run("--each", "2", "--least", "1")).isZero();
        assertThat(out.toString()).isEqualTo(first);
    }

    @Test
    void quickBattlesAreNotAllAlike() throws IOException, UnreadableException {
        assertThat(run("--campaigns", "2", "--each", "1", "--kind", "town")).isZero();
        List<String> lines = Files.readAllLines(folder.resolve("met.tsv"));
        boolean isOpen = false;
        for (String line : lines) {
            double held = MetBattle.read(line).held();
            isOpen = isOpen || (held > 0 && held < 1);
        }
        assertThat(isOpen).isTrue();
    }

    @Test
    void aKindThatIsNoneIsRefusedBeforeAnythingIsPlayed() {
        StringWriter told = new StringWriter();
        CommandLine line = new CommandLine(new Main()).setErr(new PrintWriter(told));
        String file = folder.resolve("met.tsv").toString();
        assertThat(line.execute("fairness", file, "--kind", "siege")).isEqualTo(2);
        assertThat(told.toString())
                .contains("No kind 'siege'; there are town, sortie, relief, camp");
        assertThat(line.execute("doctrines", file, "--kind", "siege")).isEqualTo(2);
        assertThat(folder.resolve("met.tsv")).doesNotExist();
    }

    @Test
    void rivalsWhoAreNoneAndPartsOfNothingAreRefusedBeforeAnythingIsPlayed() {
        StringWriter told = new StringWriter();
        CommandLine line = new CommandLine(new Main()).setErr(new PrintWriter(told));
        String file = folder.resolve("met.tsv").toString();
        assertThat(line.execute("fairness", file, "--rivals", "nobody")).isEqualTo(2);
        assertThat(told.toString()).contains("nobody");
        assertThat(line.execute("fairness", file, "--part", "0")).isEqualTo(2);
        assertThat(told.toString()).contains("--part");
        assertThat(folder.resolve("met.tsv")).doesNotExist();
    }

    @Test
    void rivalsOfAnotherLevelFightTheBattlesOfTheFile() throws IOException {
        assertThat(run("--campaigns", "1", "--each", "1", "--least", "1")).isZero();
        out.getBuffer().setLength(0);
        assertThat(run("--each", "1", "--least", "1", "--rivals", "recruit")).isZero();
        assertThat(out.toString()).contains("| together |");
    }

    @ParameterizedTest
    @ValueSource(strings = {"handicaps", "ladder", "ledger"})
    void aScenarioThatIsNoneIsRefusedBeforeAnythingIsPlayed(String command) {
        StringWriter told = new StringWriter();
        CommandLine line = new CommandLine(new Main()).setErr(new PrintWriter(told));
        assertThat(line.execute(command, "kassala", "--scenario", "nowhere")).isEqualTo(2);
        assertThat(told.toString()).contains("No scenario 'nowhere'; there are historical, free");
    }
}
