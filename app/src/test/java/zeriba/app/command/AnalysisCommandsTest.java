package zeriba.app.command;

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
import zeriba.app.Main;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** What the commands around an analysis write. */
class AnalysisCommandsTest {

    private static final String RECORD =
            """
            zeriba 1
            game kassala 1
            scenario historical
            moslem move TI 0303
            moslem end
            moslem resign
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");
    private Path record = Path.of("");

    @BeforeEach
    void write() throws IOException {
        record = Files.writeString(folder.resolve("given-away.txt"), RECORD);
    }

    private int run(String... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }

    private String analysed(String... more) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        List<String> arguments =
                new java.util.ArrayList<>(
                        List.of("analyse", record.toString(), "--depth", "quick"));
        arguments.addAll(List.of(more));
        assertThat(run(arguments.toArray(String[]::new))).as(err.toString()).isZero();
        return out.toString();
    }

    @Test
    void anAnalysisIsWrittenAsJsonAndItsProgressBeside() throws BadJsonException {
        Value.Fields found = (Value.Fields) Json.read(analysed("--json"));
        assertThat(((Value.Items) found.at("decisions")).items()).hasSize(2);
        assertThat(((Value.Items) found.at("turns")).items()).isNotEmpty();
        assertThat(err.toString()).contains("2 of 2");
    }

    @Test
    void whatIsKeptOfAnAnalysisIsNotSoughtAgain() throws IOException {
        Path kept = folder.resolve("kept");
        String whole = analysed("--json", "--keep", kept.toString());
        List<String> lines = Files.readAllLines(kept);
        assertThat(analysed("--json", "--keep", kept.toString())).isEqualTo(whole);
        assertThat(Files.readAllLines(kept)).isEqualTo(lines);
        Files.writeString(kept, lines.getFirst() + "\n" + lines.getLast().substring(0, 30) + "\n");
        assertThat(analysed("--json", "--keep", kept.toString())).isEqualTo(whole);
    }

    @Test
    void whatIsKeptOfAnotherAnalysisIsRefused() {
        Path kept = folder.resolve("kept");
        analysed("--keep", kept.toString());
        assertThat(run("analyse", record.toString(), "--depth", "deep", "--keep", kept.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("another record, depth or seed");
    }

    @Test
    void theReportTellsTurnsAndTheResultWithFairDice() {
        assertThat(analysed())
                .contains("turn 1: Moslem lost")
                .contains("with fair dice it would have won")
                .contains("luckier than 50 of 100 games");
    }

    @Test
    void aRolloutTellsCandidatesSideBySideAndWhyItStopped() {
        String[] asked = {
            "rollout",
            record.toString(),
            "--at",
            "0",
            "--games",
            "24",
            "--move",
            "end",
            "--move",
            "move TI 0303",
            "--threads"
        };
        run(with(asked, "1"));
        String alone = out.toString();
        assertThat(alone)
                .contains("moslem chooses; 24 games from each choice")
                .contains("all that were to be played")
                .contains("behind")
                .contains("move TI 0303");
        out.getBuffer().setLength(0);
        run(with(asked, "2"));
        assertThat(out.toString()).isEqualTo(alone);
    }

    private static String[] with(String[] arguments, String last) {
        String[] all = java.util.Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = last;
        return all;
    }

    @Test
    void aRolloutOfWhatIsNotAllowedIsMisuse() {
        assertThat(run("rollout", record.toString(), "--at", "0", "--move", "move TI 0803"))
                .isEqualTo(2);
        assertThat(run("rollout", record.toString(), "--at", "9")).isEqualTo(2);
    }

    @Test
    void aCareerIsToldOfTheRecordsOfAFolder() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "no record at all");
        assertThat(run("career", folder.toString(), "--side", "moslem", "--csv")).isZero();
        assertThat(err.toString()).contains("notes.txt").contains("no record");
        List<String> rows = out.toString().lines().toList();
        assertThat(rows.getFirst()).startsWith("by,name,games,decisions,rate");
        assertThat(rows)
                .anySatisfy(row -> assertThat(row).startsWith("side,kassala moslem,1,2,"))
                .noneSatisfy(row -> assertThat(row).contains("christian"));
    }
}
