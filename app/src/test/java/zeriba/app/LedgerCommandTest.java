package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import zeriba.app.games.Games;
import zeriba.arena.ledger.Ledger;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;

class LedgerCommandTest {

    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(int until, String... more) {
        List<String> arguments =
                new ArrayList<>(
                        List.of(
                                "ledger",
                                "kassala",
                                "--scenario",
                                "historical",
                                "--levels",
                                "random",
                                "--games",
                                "3",
                                "--until",
                                Integer.toString(until),
                                "--file",
                                folder.resolve("ledger.tsv").toString(),
                                "--page",
                                folder.resolve("ledger.md").toString()));
        arguments.addAll(List.of(more));
        return new CommandLine(new Main())
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .execute(arguments.toArray(String[]::new));
    }

    @Test
    void everyRunAddsWhatIsLackingWithNewSeeds() throws IOException {
        assertThat(run(3)).as(err.toString()).isZero();
        assertThat(run(6)).as(err.toString()).isZero();
        assertThat(run(6)).as(err.toString()).isZero();
        List<String> lines = Files.readAllLines(folder.resolve("ledger.tsv"));
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).contains("\tusual\trandom random\t1\t");
        assertThat(lines.getLast()).contains("\tusual\trandom random\t2\t");
        assertThat(folder.resolve("ledger.md")).content().contains("| `random` | `random` | 6 |");
    }

    @Test
    void otherOptionsAreOtherRows() throws IOException {
        assertThat(run(3, "--options", "cannon=true")).as(err.toString()).isZero();
        assertThat(folder.resolve("ledger.tsv")).content().contains("\tcannon=true\t");
        assertThat(run(3, "--options", "tanks=true")).isEqualTo(2);
    }

    @Test
    void everyScenarioHasARow() {
        Ledger ledger = Ledger.published();
        for (Game<?, ?> game : Games.all()) {
            for (GameInfo.Scenario scenario : game.about().scenarios()) {
                assertThat(ledger.sums())
                        .as(game.about().id() + " " + scenario.id())
                        .anyMatch(sum ->
                                sum.subject().game().equals(game.about().id())
                                        && sum.subject().scenario().equals(scenario.id()));
            }
        }
    }
}
