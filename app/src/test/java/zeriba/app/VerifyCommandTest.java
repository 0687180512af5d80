package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.kassala.KassalaGame;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.view.ViewScope;

/** The record that docs/fair-dice.md is about; -Dzeriba.samples=write plays another. */
class VerifyCommandTest {

    private static final Path EXAMPLE = Path.of("..", "docs", "fair-dice-example.txt");
    private static final int THROWS = 8;

    private final StringWriter said = new StringWriter();

    @TempDir private Path folder = Path.of("");

    private int verify(Path file) {
        return new CommandLine(new Main())
                .setOut(new PrintWriter(said))
                .setErr(new PrintWriter(said))
                .execute("verify", file.toString());
    }

    @Test
    void theExampleHolds() throws IOException {
        if ("write".equals(System.getProperty("zeriba.samples"))) {
            Files.writeString(EXAMPLE, played());
        }
        assertThat(verify(EXAMPLE)).as(said.toString()).isZero();
        assertThat(said.toString())
                .contains("throws proved", "christian=", "moslem=")
                .doesNotContain("Beware");
    }

    @Test
    void aRecordOfTheFirstSchemeHoldsWithAWarning() throws Exception {
        Path earlier = folder.resolve("earlier");
        try (InputStream record =
                Objects.requireNonNull(
                        VerifyCommandTest.class.getResourceAsStream(
                                "fair-dice-first-scheme.txt"))) {
            Files.copy(record, earlier);
        }
        assertThat(verify(earlier)).as(said.toString()).isZero();
        assertThat(said.toString()).contains("Beware: its dice fell by the first scheme", "Holds");
        assertThat(python(earlier)).contains("holds: 8 throws proved", "beware: the first scheme");
        assertThat(python(EXAMPLE)).contains("holds:").doesNotContain("beware");
    }

    private static String python(Path record) throws IOException {
        Process python =
                new ProcessBuilder("python3", "../docs/verify.py", record.toString())
                        .redirectErrorStream(true)
                        .start();
        return new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void anAlteredOneDoesNot() throws IOException {
        String altered = Files.readString(EXAMPLE).replaceFirst("dice [1-5]", "dice 6");
        assertThat(verify(Files.writeString(folder.resolve("altered"), altered))).isEqualTo(1);
        assertThat(said.toString())
                .contains("Does not hold: the seal", "were bound to fall as")
                .doesNotContain("Holds");
    }

    @Test
    void whatCannotBeReadIsToldInALine() throws IOException {
        assertThat(verify(folder.resolve("nothing"))).isEqualTo(1);
        assertThat(verify(Files.writeString(folder.resolve("letter"), "a letter"))).isEqualTo(1);
        assertThat(said.toString().strip()).hasLineCount(2).contains("Cannot read", "which game");
    }

    @Test
    void anOptionThatHasGoneIsToldWithThoseThatThereAre() throws IOException {
        String commanded =
                """
                zeriba 1
                game fireandsword 11
                scenario fixed
                options battles=commanded
                commander-1 recommended
                """;
        assertThat(verify(Files.writeString(folder.resolve("commanded"), commanded))).isEqualTo(1);
        assertThat(said.toString().strip())
                .hasLineCount(1)
                .contains("line 4", "quick, tabletop, field", "version 11 of the rules");
    }

    private String played() {
        try (LevelPlayers players = new LevelPlayers();
                StoredTables tables =
                        new StoredTables(
                                List.of(new KassalaGame()), Database.sqlite(folder), _ -> {})) {
            Operations operations = new Operations(tables, players, ViewScope.PROTOCOL);
            Value.Fields wanted =
                    fields("game", "kassala").with("scenario", Value.of("free-deployment"));
            Value.Fields table = fields("table", text(ask(operations, "new", wanted), "table"));
            say(operations, table, "nonce", "first-come-first-served");
            while (text(ask(operations, "record", table), "record").split("dice ").length
                    <= THROWS) {
                choose(operations, table);
            }
            ask(operations, "say", table.with("word", Value.of("resign")));
            return text(ask(operations, "record", table), "record");
        }
    }

    private final SplitMix64 random = new SplitMix64(7);

    private void choose(Operations operations, Value.Fields table) {
        Value actions = ask(operations, "actions", table).at("actions");
        List<Value> all = ((Value.Items) actions).items();
        ask(operations, "play", table.with("action", all.get(random.below(all.size()))));
    }

    private static void say(Operations operations, Value.Fields table, String word, String text) {
        ask(operations, "say", table.with("word", Value.of(word)).with("text", Value.of(text)));
    }

    private static Value.Fields ask(Operations operations, String name, Value.Fields given) {
        return operations.answer(new Principal("anna"), name, given);
    }

    private static Value.Fields fields(String name, String text) {
        return Value.NO_FIELDS.with(name, Value.of(text));
    }

    private static String text(Value.Fields fields, String name) {
        return ((Value.Text) fields.at(name)).text();
    }
}
