package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.app.games.Games;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.CareerOperations;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Table;
import zeriba.server.view.ViewScope;
import zeriba.testkit.Form;

/** Games of all four kinds, analysed through the operations. */
class AnalysisTest {

    private static final Principal ANNA = new Principal("anna");
    private static final Principal STRANGER = new Principal("somebody else");

    private final LevelPlayers players = new LevelPlayers();
    private final Operations operations =
            new Operations(new MemoryTables(Games.all()), players, ViewScope.PROTOCOL);

    /** The games: two in the usual form, where each is analysed alike. */
    static List<String> games() {
        return Games.all().stream()
                .map(game -> game.about().id())
                .limit(Form.pick(1, 2, Integer.MAX_VALUE, Integer.MAX_VALUE))
                .toList();
    }

    @AfterEach
    void close() {
        players.close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBeginningOfAGameIsAnalysedALittleWithEveryCall(String game) {
        Value.Fields table = begun(game, 6);
        ask("say", table.with("word", Value.of("resign")));
        long last = number(ask("analyse", table.with("millis", Value.of(0))), "done");
        Value.Fields told = ask("analyse", table);
        while (told.at("found").equals(Value.NOTHING)) {
            assertThat(number(told, "done")).isGreaterThan(last);
            last = number(told, "done");
            told = ask("analyse", table.with("millis", Value.of(0)));
        }
        assertThat(told.at("done")).isEqualTo(told.at("of"));
        Value.Fields found = (Value.Fields) told.at("found");
        assertThat(items(found, "decisions").size() + items(found, "dice").size())
                .isEqualTo((int) number(told, "of"));
        assertThat(items(found, "curve")).isNotEmpty();
    }

    @Test
    void whoAsksAgainIsToldTheSame() {
        Value.Fields table = begun("kassala", 4).with("millis", Value.of(5_000));
        Value.Fields once = ask("analyse", table);
        assertThat(ask("analyse", table)).isEqualTo(once);
    }

    @Test
    void aGameInProgressIsNotAnalysedForWhoDoesNotPlayItAlone() {
        Value.Fields table = begun("kassala", 2);
        assertThatThrownBy(() -> operations.answer(STRANGER, "analyse", table))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("once it is over");
    }

    @Test
    void aGameThatIsOverIsAnalysedForAnybody() {
        Value.Fields table = begun("kassala", 2);
        ask("say", table.with("word", Value.of("resign")));
        assertThat(operations.answer(STRANGER, "analyse", table).at("of")).isEqualTo(Value.of(2));
    }

    @Test
    void thresholdsSayWhatIsMarked() {
        Value.Fields table = begun("kassala", 0);
        ask("play", table.with("actions", Value.texts(List.of("move N3 0204", "end"))));
        Value.Fields analysed = table.with("millis", Value.of(5_000));
        assertThat(marksOf(analysed.with("marks", Value.of("strict"))))
                .isNotEqualTo(marksOf(analysed.with("marks", Value.of("lenient"))));
    }

    private List<Value> marksOf(Value.Fields asked) {
        Value.Fields found = (Value.Fields) ask("analyse", asked).at("found");
        return items(found, "decisions").stream().map(d -> ((Value.Fields) d).at("mark")).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionIsPlayedOutALittleWithEveryCall(String game) {
        Value.Fields begun = begun(game, 3);
        Value waiting = ask("view", begun).at("entry");
        ask("say", begun.with("word", Value.of("resign")));
        Value.Fields table = begun.with("millis", Value.of(0)).with("at", waiting);
        Value.Fields once = ask("rollout", table);
        assertThat(number(once, "games")).isEqualTo(2);
        assertThat(items(once, "candidates")).isNotEmpty();
        assertThat(once.at("end")).isEqualTo(Value.of("open"));
        assertThat(number(ask("rollout", table), "games")).isEqualTo(2);
        assertThat(number(ask("rollout", table.with("millis", Value.of(300))), "games"))
                .isGreaterThan(2);
    }

    @Test
    void candidatesThatAreNamedAreComparedWithOthers() {
        Value.Fields table =
                begun("kassala", 0)
                        .with("millis", Value.of(0))
                        .with("candidates", Value.texts(List.of("end", "move TI 0303")));
        List<String> actions =
                items(ask("rollout", table), "candidates").stream()
                        .map(c -> ((Value.Text) ((Value.Fields) c).at("action")).text())
                        .toList();
        assertThat(actions).hasSize(4).contains("end", "move TI 0303");
    }

    @Test
    void whatIsNotAllowedIsNoCandidate() {
        Value.Fields table =
                begun("kassala", 0).with("candidates", Value.texts(List.of("move TI 0803")));
        assertThatThrownBy(() -> ask("rollout", table)).isInstanceOf(Refusal.class);
    }

    @Test
    void aTriedPlanIsJudged() {
        Value.Fields table = begun("kassala", 0);
        Value.Fields verdict = ask("judge", table.with("plan", Value.texts(List.of("end"))));
        assertThat(((Value.Real) verdict.at("loss")).number()).isPositive();
        assertThat(items(verdict, "better")).hasSizeGreaterThan(1);
        assertThat(items(verdict, "told")).isNotEmpty();
    }

    @Test
    void positionsOfAGameInProgressAreNotPlayedOutForWhoDoesNotPlayItAlone() {
        Value.Fields table = begun("kassala", 2);
        Value.Fields tried = table.with("plan", Value.texts(List.of("end")));
        assertThatThrownBy(() -> operations.answer(STRANGER, "rollout", table))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("once it is over");
        assertThatThrownBy(() -> operations.answer(STRANGER, "judge", tried))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("once it is over");
    }

    @Test
    void aCareerIsOfFinishedGamesAgainstOthers() {
        Value.Fields alone = begun("kassala", 2);
        Value.Fields against = ask("fork", alone.with("mine", Value.texts(List.of("moslem"))));
        Value.Fields table = Value.NO_FIELDS.with("table", against.at("table"));
        ask("say", alone.with("word", Value.of("resign")));
        ask("say", table.with("word", Value.of("resign")));
        CareerOperations careers =
                new CareerOperations(_ ->
                        Stream.of(alone, table)
                                .<Table<?, ?>>map(t ->
                                        operations
                                                .tables()
                                                .table(((Value.Text) t.at("table")).text()))
                                .toList());
        Value.Fields asked = Value.NO_FIELDS.with("millis", Value.of(5_000));
        Value.Fields told = careers.career().answer(ANNA, asked);
        assertThat(number(told, "of")).isEqualTo(1);
        assertThat(number(told, "done")).isEqualTo(1);
        assertThat(items(told, "sides"))
                .singleElement()
                .satisfies(line ->
                        assertThat(((Value.Fields) line).at("name"))
                                .isEqualTo(Value.of("kassala moslem")));
        assertThat(careers.career().answer(ANNA, asked)).isEqualTo(told);
    }

    /** The table of a game in which so much was chosen at random. */
    private Value.Fields begun(String game, int choices) {
        Value.Fields view =
                ask("new", Value.NO_FIELDS.with("game", Value.of(game)).with("seed", Value.of(7)));
        Value.Fields table = Value.NO_FIELDS.with("table", view.at("table"));
        SplitMix64 random = new SplitMix64(7);
        for (int i = 0; i < choices; i++) {
            List<Value> actions = items(ask("actions", table), "actions");
            ask("play", table.with("action", actions.get(random.below(actions.size()))));
        }
        return table;
    }

    private Value.Fields ask(String operation, Value.Fields given) {
        return operations.answer(ANNA, operation, given);
    }

    private static List<Value> items(Value.Fields fields, String name) {
        return ((Value.Items) fields.at(name)).items();
    }

    private static long number(Value.Fields fields, String name) {
        return ((Value.Whole) fields.at(name)).number();
    }
}
