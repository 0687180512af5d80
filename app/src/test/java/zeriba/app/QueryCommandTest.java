package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The questions that the documents show are answered as they stand. */
class QueryCommandTest {

    private static final Pattern SQL = Pattern.compile("```sql\\n(.*?)```", Pattern.DOTALL);

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(Object... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
    }

    private void askAllOf(String document, int questions) throws IOException {
        String text = Files.readString(Path.of("../docs/" + document));
        List<String> blocks = SQL.matcher(text).results().map(one -> one.group(1)).toList();
        assertThat(blocks).hasSize(1);
        Path file = Files.writeString(folder.resolve("asked.sql"), blocks.getFirst());
        assertThat(run("query", "--in", folder, "--file", file)).as(err.toString()).isZero();
        assertThat(answers()).hasSize(questions).allSatisfy(one -> assertThat(one).hasLineCount(2));
    }

    /** What was printed for each question: at least names and a row, of which the first two. */
    private List<String> answers() {
        return Stream.of(out.toString().split("\\R\\R"))
                .map(one -> String.join("\n", one.lines().limit(2).toList()))
                .toList();
    }

    @Test
    void whatIsAskedOfTheArena() throws IOException {
        Path games = folder.resolve("games.parquet");
        Object[] arena = {
            "arena",
            "kassala",
            "--moslem",
            "random",
            "--christian",
            "recruit",
            "--swap",
            "--games",
            8,
            "--parquet",
            games
        };
        assertThat(run(arena)).isZero();
        out.getBuffer().setLength(0);
        askAllOf("arena.md", 5);
        assertThat(out.toString())
                .contains("level    side       games  share", "recruit  christian  4");
    }

    @Test
    void whatIsAskedOfAnExperiment() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("asked.json"),
                        """
                        {
                          "question": "What is the cannon worth?",
                          "game": "kassala",
                          "players": {"moslem": {"level": "random"}, "christian": {"level": "random"}},
                          "vary": [{"name": "Round", "option": "cannon"}],
                          "stop": {"games": 2},
                          "measures": ["losses"]
                        }
                        """);
        assertThat(run("experiment", file, "--out", folder)).as(err.toString()).isZero();
        out.getBuffer().setLength(0);
        askAllOf("experiments.md", 3);
    }

    @Test
    void whatCannotBeAnsweredIsSaid() {
        assertThat(run("query", "select 1 from 'nowhere.parquet'")).isEqualTo(1);
        assertThat(err.toString()).contains("nowhere.parquet");
        assertThat(run("query")).isEqualTo(2);
        assertThat(run("query", "--in", folder.resolve("nowhere"), "select 1")).isEqualTo(2);
        assertThat(err.toString()).contains("Give SQL, or --file.", "There is no folder");
    }
}
