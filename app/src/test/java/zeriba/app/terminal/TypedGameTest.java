package zeriba.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.field.FieldBattle;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

class TypedGameTest {

    private static final int LONGEST_GAME = 2_000;

    private final LevelPlayers levels = new LevelPlayers();
    private TypedGame game = game(Set.of("moslem", "christian"));

    private TypedGame game(Set<String> persons) {
        Operations operations =
                new Operations(new MemoryTables(Games.all()), levels, ViewScope.PROTOCOL);
        return new TypedGame(
                operations,
                Games.named("kassala").orElseThrow(),
                persons,
                "recruit",
                TerminalWords.in(Locale.ENGLISH));
    }

    private static Value.Fields opening() {
        return Value.NO_FIELDS.with("game", Value.of("kassala")).with("seed", Value.of(7));
    }

    @BeforeEach
    void open() {
        game.open("new", opening());
    }

    @AfterEach
    void close() {
        levels.close();
    }

    private static String text(List<AttributedString> lines) {
        return String.join("\n", lines.stream().map(AttributedString::toString).toList());
    }

    private String type(String line) {
        return text(game.type(line).lines());
    }

    @Test
    void anAccountIsToldInWordsAndWithTheNamesOfTheArmies() {
        Operations operations =
                new Operations(new MemoryTables(Games.all()), levels, ViewScope.PROTOCOL);
        Game<?, ?> ascari = Games.named("ascari").orElseThrow();
        game =
                new TypedGame(
                        operations,
                        ascari,
                        Set.of("defender", "attacker"),
                        "recruit",
                        TerminalWords.in(Locale.ENGLISH));
        game.open("new", opening().with("game", Value.of("ascari")));
        String account = type("look account");

        assertThat(account).contains("Steps lost by", "winner").doesNotContain("defender-step");
    }

    @Test
    void anActionIsPlayedAndToldWithItsRule() {
        assertTrue(type("move TI 0303").contains("0303"));
        assertTrue(type("log").contains("moslem move TI 0303"));
    }

    @Test
    void whyNamesTheParagraphAndTheHexes() {
        String answer = type("why move A1 0505");
        assertTrue(answer.contains("II.D.7"), answer);
        assertTrue(answer.contains("0505"), answer);
        assertTrue(type("why move TI 0303").contains("allowed"));
    }

    @Test
    void aForbiddenActionIsRefusedWithItsRuleAndNothingChanges() {
        String before = type("log");
        assertTrue(type("move TC 0304").contains("II.D."));
        assertEquals(before, type("log"));
    }

    @Test
    void nonsenseIsAnsweredAndHarmless() {
        assertFalse(type("frobnicate the cavalry").isEmpty());
        assertFalse(type("undo lots").isEmpty());
        assertFalse(type("load /no/such/file").isEmpty());
        assertFalse(type("look").isEmpty());
        assertEquals("", type("   "));
    }

    @Test
    void anOrderIsGivenForTheRoleThatIsNamed() {
        String refused = type("order christian nothing on");
        assertTrue(refused.contains("there are orders for"), refused);
        type("order christian losses ask");
        type("order moslem losses fewest");
        type("order losses cheapest");
        String log = type("log");
        assertTrue(log.contains("christian order losses ask"), log);
        assertTrue(log.contains("moslem order losses fewest"), log);
        assertTrue(log.contains("moslem order losses cheapest"), log);
        assertTrue(type("help").contains("order [ROLE] KIND VALUE"));
    }

    @Test
    void undoTakesBackAMove() {
        type("move TI 0303");
        type("undo");
        assertTrue(type("moves TI").contains("move TI 0303"));
        assertTrue(type("log").contains("moslem undo 1"));
    }

    @Test
    void reachMarksTheHexesOnTheMap() {
        String answer = type("look reach TI");
        assertTrue(answer.contains("*0303"), answer);
    }

    @Test
    void helpListsCommandsAndForms() {
        String help = type("help");
        assertTrue(help.contains("attack") && help.contains("odds ACTION"), help);
    }

    @Test
    void aSavedGameGoesOnWhereItStood(@TempDir Path folder) throws IOException {
        type("move TI 0303");
        Path file = folder.resolve("game.zeriba");
        type("save " + file);
        assertTrue(Files.readString(file).contains("moslem move TI 0303"));
        type("move N1 0201");
        type("load " + file);
        assertFalse(type("log").contains("N1"));
    }

    @Test
    void anotherFileIsNotOverwritten(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("letter.txt");
        Files.writeString(file, "dear friend");
        assertTrue(type("save " + file).contains("another name"));
        assertEquals("dear friend", Files.readString(file));
    }

    @Test
    void aWholeGameIsPlayedByTyping() {
        for (int i = 0; i < LONGEST_GAME && !game.actions().isEmpty(); i++) {
            type(game.actions().get(i % game.actions().size()));
        }
        assertTrue(game.actions().isEmpty());
        String log = type("log");
        assertTrue(log.contains("dice "), log);
        assertFalse(type("move TI 0303").isEmpty());
    }

    @Test
    void theComputerPlaysTheOtherSide() {
        game = game(Set.of("christian"));
        String opening = text(game.open("new", opening()));
        assertTrue(opening.contains("Christian to choose"), opening);
        assertTrue(type("log").contains("moslem end"));
        assertTrue(type("hint regular").contains("Chance to win"));
        assertEquals(type("hint veteran"), type("hint"));
    }

    @Test
    void oddsListEveryFaceOfTheDie() {
        game = game(Set.of("moslem", "christian"));
        game.open("new", opening());
        type("move TI 0303");
        type("end");
        String odds = type("odds " + game.actions().getFirst());
        assertEquals(6, odds.lines().filter(line -> line.contains("Die ")).count(), odds);
        assertTrue(odds.contains("1/6"), odds);
    }

    @Test
    void quitIsTheLastLine() {
        assertTrue(game.type("quit").isLast());
        assertFalse(game.type("map").isLast());
    }

    @Test
    void wordsAreCompletedFromWhatMayBeChosen() {
        Completion completion = new Completion(game::actions);
        assertTrue(completion.words(List.of(""), 0).containsAll(List.of("move", "end", "odds")));
        assertTrue(completion.words(List.of("move", "TI", ""), 2).contains("0303"));
        assertTrue(completion.words(List.of("odds", "move", ""), 2).contains("TI"));
    }

    @Test
    void whatTheComputerHidesIsNotToldByTheTerminal() throws UnreadableException {
        Game<?, ?> ambush =
                Games.onTheField(
                                Games.named("ascari").orElseThrow(),
                                FieldBattle.read(
                                        "ambush hills 21 9 commanded A:infantry:trained:12"
                                                + " S1:spears:18,R1:rifles:7"))
                        .orElseThrow();
        Operations operations =
                new Operations(new MemoryTables(List.of(ambush)), levels, ViewScope.PROTOCOL);
        game =
                new TypedGame(
                        operations,
                        ambush,
                        Set.of("defender"),
                        "recruit",
                        TerminalWords.in(Locale.ENGLISH));
        game.open(
                "new", Value.NO_FIELDS.with("game", Value.of("ascari")).with("seed", Value.of(7)));

        String told = text(game.type("historical").lines());
        assertThat(told).contains("Dervishes: set-up").doesNotContain("lies in wait");
        assertThat(told).doesNotContain("Spears I is set up");
    }
}
