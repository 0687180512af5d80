package zeriba.server.table.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.dice.Binding;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.DiceSource;
import zeriba.server.dice.Seal;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.TableSpec;
import zeriba.server.view.ViewScope;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VerificationTest {

    private static final Principal ANNA = new Principal("anna");
    private static final Game<?, ?> GAME = new Pebbles();

    private final StoredTables tables;
    private final Operations operations;
    private String record = "";

    VerificationTest(@TempDir Path folder) {
        tables = new StoredTables(List.of(GAME), Database.sqlite(folder), _ -> {});
        operations = new Operations(tables, new FirstOption(), ViewScope.PROTOCOL);
    }

    /** The same dice at every run: that forgery is found must not be left to chance. */
    @BeforeAll
    void play() throws UnreadableException {
        Pebbles game = new Pebbles();
        Setup setup = game.about().complete(Setup.of("heap"));
        MemoryTables bound = new MemoryTables(List.of(game));
        String table =
                bound.open(
                                TableSpec.of(
                                        new Start.FromScenario(setup),
                                        Journal.begin(game, setup),
                                        new DiceSource.Proven(
                                                Binding.of(DiceSecret.ofHex("5e".repeat(32)))),
                                        Seats.allOf(game, ANNA)))
                        .id();
        Operations operations = new Operations(bound, new FirstOption(), ViewScope.PROTOCOL);
        say(operations, table, "nonce", "luck");
        choose(operations, table, "take 1", "gamble", "take 1", "gamble", "take 1");
        say(operations, table, "resign", "");
        record = text(ask(operations, "record", "table", table), "record");
    }

    @AfterAll
    void close() {
        tables.close();
    }

    private static Value.Fields ask(Operations operations, String operation, String... given) {
        Value.Fields fields = Value.NO_FIELDS;
        for (int i = 0; i < given.length; i += 2) {
            fields = fields.with(given[i], Value.of(given[i + 1]));
        }
        return operations.answer(ANNA, operation, fields);
    }

    private static void say(Operations operations, String table, String word, String text) {
        if (text.isEmpty()) {
            ask(operations, "say", "table", table, "word", word);
        } else {
            ask(operations, "say", "table", table, "word", word, "text", text);
        }
    }

    private static void choose(Operations operations, String table, String... actions) {
        for (String action : actions) {
            ask(operations, "play", "table", table, "action", action);
        }
    }

    private static String text(Value.Fields fields, String name) {
        return ((Value.Text) fields.at(name)).text();
    }

    /** Whether the record is accepted as it stands; one that cannot even be read is not. */
    private static boolean holds(String record) {
        try {
            return Verification.of(GAME, record).holds();
        } catch (UnreadableException _) {
            return false;
        }
    }

    /** The record with its lines changed and sealed again, as one could who knows the secret. */
    private String forged(String from, String to) {
        String altered = record.replaceFirst("(?m)" + from, to);
        assertThat(altered).isNotEqualTo(record);
        int seal = altered.indexOf("\nseal ") + 1;
        String entries = altered.substring(altered.indexOf('\n', seal) + 1);
        DiceSecret secret = DiceSecret.ofHex(header(altered, "secret"));
        return Seal.sealed(altered.substring(0, seal), entries.lines().toList(), secret);
    }

    private static String header(String text, String name) {
        return text.lines()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> line.substring(name.length() + 1))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRecordHoldsAsItWasPlayed() throws UnreadableException {
        Verification found = Verification.of(GAME, record);
        assertThat(found.faults()).as(record).isEmpty();
        assertThat(found.throwsProved()).isEqualTo(2);
        assertThat(found.warnings()).isEmpty();
        assertThat(found.nonces()).isEqualTo("black=luck,white=luck");
        assertThat(found.brought()).isZero();
        assertThat(forged("^seal .*$", "seal lost")).isEqualTo(record);
    }

    @Test
    void everyAlteredCharacterIsFound() {
        for (int i = 0; i < record.length() - 1; i++) {
            char other = record.charAt(i) == '1' ? '2' : '1';
            String altered = record.substring(0, i) + other + record.substring(i + 1);
            assertThat(holds(altered)).as(altered).isFalse();
        }
    }

    @Test
    void everyLineLeftOutRepeatedOrMovedIsFound() {
        List<String> lines = record.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            List<String> without = new ArrayList<>(lines);
            String line = without.remove(i);
            assertThat(holds(String.join("\n", without))).as("without " + line).isFalse();
            List<String> twice = new ArrayList<>(lines);
            twice.add(i, line);
            assertThat(holds(String.join("\n", twice))).as("twice " + line).isFalse();
            List<String> moved = new ArrayList<>(without);
            moved.add((i + 2) % lines.size(), line);
            assertThat(holds(String.join("\n", moved))).as("moved " + line).isFalse();
        }
    }

    @Test
    void whoSealsAgainIsFoundByDiceNonceAndSecretAllTheSame() {
        int die = Integer.parseInt(header(record, "dice"));
        for (int other = 1; other <= 6; other++) {
            if (other != die) {
                assertThat(holds(forged("^dice " + die + "$", "dice " + other))).isFalse();
            }
        }
        assertThat(holds(forged("^white nonce luck$", "white nonce lack"))).isFalse();
        assertThat(holds(forged("^white nonce luck$", "black nonce luck"))).isFalse();
        assertThat(holds(forged("^secret .{8}", "secret 00000000"))).isFalse();
        assertThat(holds(forged("^table .", "table -"))).isFalse();
        String other = "0123456789abcdef".repeat(4);
        String bound = DiceSecret.ofHex(other).commitment();
        String whole = forged("^secret .*$", "secret " + other);
        assertThat(holds(whole.replace(header(whole, "commitment"), bound))).isFalse();
    }

    @Test
    void linesOfOnesOwnMayBeAdded() {
        assertThat(holds("# found in a chest\n\n" + record.replace("\n", "\r\n"))).isTrue();
    }

    @Test
    void aGameThatIsNotOverIsNotProvedYet() throws UnreadableException {
        String table = text(ask(operations, "new", "game", "pebbles"), "table");
        say(operations, table, "nonce", "");
        choose(operations, table, "gamble");
        String open = text(ask(operations, "record", "table", table), "record");
        assertThat(Verification.of(GAME, open).faults())
                .singleElement()
                .asString()
                .contains("no line 'secret'");
    }

    @Test
    void aTableThatWentOnFromARecordProvesItsOwnThrows() throws UnreadableException {
        String begun = record.substring(0, record.lastIndexOf("white take 1"));
        String table = text(ask(operations, "load", "record", begun), "table");
        say(operations, table, "nonce", "");
        choose(operations, table, "gamble");
        say(operations, table, "resign", "");
        String went = text(ask(operations, "record", "table", table), "record");
        Verification found = Verification.of(GAME, went);
        assertThat(found.faults()).as(went).isEmpty();
        assertThat(found.throwsProved()).isEqualTo(1);
        assertThat(found.brought()).isEqualTo(8);
    }

    @Test
    void whatIsNoRecordIsRefused() {
        assertThatThrownBy(() -> Verification.of(GAME, "a letter"))
                .isInstanceOf(UnreadableException.class);
    }
}
