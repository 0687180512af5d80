package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import zeriba.app.games.Games;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.arena.measure.Measure;
import zeriba.arena.measure.Measures;
import zeriba.engine.text.UnreadableException;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

class ExperimentCommandTest {

    private static final Path EXAMPLES = Path.of("../docs/experiments");

    private static final String SMALL =
            """
            {
              "question": "What is a point of the Nubians worth?",
              "game": "kassala",
              "side": "moslem",
              "players": {"moslem": {"level": "random"}, "christian": {"level": "random"}},
              "vary": [
                {"name": "Nubians", "data": "/map/unit/N1/combat", "values": [3, 6]},
                {"name": "a 6 at 5-1", "data": "/charts/die/6/0/7", "values": ["EX", "AE"]}
              ],
              "design": "grid",
              "stop": {"games": 3},
              "measures": ["losses", "ground", "rules"]
            }
            """;

    /** Small words of English that hardly any of its sentences does without. */
    private static final Pattern ENGLISH =
            Pattern.compile(
                    "(?i)\\b(the|of|and|is|are|with|from|has|have|this|cannot|your|you|to)\\b");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder;

    private int run(Object... arguments) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("asked.json"), text);
    }

    @Test
    void itWritesRowsAndAReportAndPlaysNothingTwice() throws IOException {
        Path file = file(SMALL);
        assertThat(run("experiment", file, "--threads", 2)).isZero();
        Path games = folder.resolve("asked/games.tsv");
        List<String> lines = Files.readAllLines(games);
        assertThat(lines).hasSize(1 + 12);
        assertThat(Files.readString(folder.resolve("asked/report.html")))
                .contains("What is a point of the Nubians worth?", "a 6 at 5-1 AE");
        assertThat(Files.readAllLines(folder.resolve("asked/games.csv")))
                .hasSize(1 + 12)
                .first()
                .asString()
                .startsWith("round,variant,seating,label,Nubians,a 6 at 5-1,end,seed,");
        assertThat(run("experiment", file)).isZero();
        assertThat(Files.readAllLines(games)).isEqualTo(lines);
    }

    /** A report's own words, without the question, names of things that vary, and map. */
    private static List<String> told(String html) {
        return Pattern.compile(">([^<>]+)<")
                .matcher(html.replaceAll("(?s)<(style|script|svg).*?</\\1>", ""))
                .results()
                .map(found -> found.group(1).strip())
                .filter(text -> !text.isEmpty() && !text.contains("Nubians"))
                .toList();
    }

    @Test
    void theReportIsThereInItalianToo() throws IOException {
        String all =
                SMALL.replace("\"ground\"", "\"ground\", \"decisions\", \"branching\", \"lead\"");
        assertThat(run("experiment", file(all))).isZero();
        List<String> told = told(Files.readString(folder.resolve("asked/report_it.html")));
        assertThat(told)
                .hasSizeGreaterThan(100)
                .contains("Che cosa si è chiesto", "Durata", "Perdite")
                .filteredOn(text -> ENGLISH.matcher(text).find())
                .isEmpty();
        List<String> english = told(Files.readString(folder.resolve("asked/report.html")));
        assertThat(english).contains("What was asked", "Length", "Losses");
    }

    @Test
    void aGameOnOtherDataReplaysFromItsRecordAlone() throws IOException {
        assertThat(run("experiment", file(SMALL), "--record", "0.3.0")).isZero();
        assertThat(out.toString())
                .contains("overrides /charts/die/6/0/7=AE /map/unit/N1/combat=6\n");
        Path record = Files.writeString(folder.resolve("game.zeriba"), out.toString());
        assertThat(run("replay", record)).isZero();
        assertThat(out.toString()).contains("Digest ");
    }

    @Test
    void aDryRunPlaysNothing() throws IOException {
        assertThat(run("experiment", file(SMALL), "--dry-run")).isZero();
        assertThat(out.toString())
                .contains("variant 3: Nubians 6, a 6 at 5-1 AE")
                .contains("at most 12 games")
                .contains("About ");
        assertThat(folder.resolve("asked")).doesNotExist();
    }

    private static String withEngine(String how) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String words =
                "engine:\\\"%s\\\" -cp \\\"%s\\\" zeriba.app.opponent.FaultyEngine %s"
                        .formatted(java, System.getProperty("java.class.path"), how);
        return """
        {
          "question": "Who wins against a program that cheats?",
          "game": "kassala",
          "players": {"moslem": {"level": "%s"}, "christian": {"level": "random"}},
          "swap": false,
          "stop": {"games": 1}
        }
        """
                .formatted(words);
    }

    @Test
    void anotherProgramPlaysAndWhatItLosesByIsInItsRow() throws IOException {
        assertThat(run("experiment", file(withEngine("cheats")))).isZero();
        assertThat(Files.readAllLines(folder.resolve("asked/games.csv")))
                .last()
                .asString()
                .contains(",christian,forfeit,illegal,");
    }

    @Test
    void aProgramOfOtherRulesIsRefused() throws IOException {
        assertThat(run("experiment", file(withEngine("other-rules")))).isEqualTo(1);
        assertThat(err.toString())
                .contains("players.moslem.level: engine:", "by version 99 of its rules");
    }

    @Test
    void whatIsWrongIsToldWithItsPath() throws IOException {
        String wrong = SMALL.replace("/map/unit/N1/combat", "/map/unit/N9/combat");
        assertThat(run("experiment", file(wrong))).isEqualTo(1);
        assertThat(err.toString())
                .contains("vary[0].values[0]: /map/unit/N9/combat: there is no such cell")
                .contains("under /map/unit/ there are");
    }

    @Test
    void whatCannotBeIsToldWithItsLine() throws IOException {
        assertThat(run("experiment", file(SMALL.replace("[3, 6]", "[3, 9]")))).isEqualTo(1);
        assertThat(err.toString()).contains("Nubians 9: map.tsv:", "combat must be 0 to 7");
    }

    static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files
                    .filter(file -> file.toString().endsWith(".json"))
                    .filter(file -> !file.toString().endsWith("schema.json"))
                    .toList()
                    .stream();
        }
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(EXAMPLES.resolve("experiment.schema.json")));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesAreReadAndAreOfTheSchema(Path file)
            throws IOException, BadJsonException, UnreadableException {
        String text = Files.readString(file);
        assertThat(schema().validate(text, InputFormat.JSON)).isEmpty();
        Experiment experiment =
                ExperimentReader.read(Json.read(text), Games::named, OutsidePlayers.none());
        assertThat(experiment.variants()).isNotEmpty();
        assertThat(experiment.question()).endsWith("?");
    }

    @Test
    void theSchemaKnowsWhatTheReaderKnows() throws IOException {
        assertThat(schema().validate(SMALL, InputFormat.JSON)).isEmpty();
        assertThat(schema().validate(SMALL.replace("stop", "halt"), InputFormat.JSON)).isNotEmpty();
        String text = Files.readString(EXAMPLES.resolve("experiment.schema.json"));
        assertThat(Measures.all())
                .allSatisfy(one -> assertThat(text).contains('"' + one.id() + '"'));
        String told = Files.readString(Path.of("../docs/experiments.md"));
        assertThat(Measures.all())
                .extracting(Measure::id)
                .allSatisfy(one -> assertThat(told).contains("| `" + one + "` |"));
        assertThat(Map.of("kassala", "/map/unit/N1/combat", "kasserine", "/charts/turn/3/axis"))
                .allSatisfy((game, pointer) ->
                        assertThat(Games.named(game).orElseThrow().data()).containsKey(pointer));
    }
}
