package zeriba.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Veteran;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Form;

/** No player does again what it was seen to be foolish with; effort counts states, never time. */
class SuiteTest {

    /** Seeds of each case, from 1. */
    private static final int SEEDS = Form.pick(1, 1, 3, 3);

    private static final int FIRST = 3;
    private static final Level HASTY =
            new Veteran(new Veteran.Effort(8, 4, 2_000, 1, 30, 2_000, 1, 500));

    static Stream<Arguments> cases() {
        return Games.all().stream()
                .flatMap(game ->
                        Suite.of(game).cases().stream()
                                .flatMap(suite ->
                                        suite.levels().stream()
                                                .map(level ->
                                                        Arguments.of(
                                                                game,
                                                                suite,
                                                                suite.name(),
                                                                level))));
    }

    @ParameterizedTest(name = "{2}, {3}")
    @MethodSource("cases")
    void aPlayerIsNotFoolishAndSaysWhatItDoes(
            Game<?, ?> game, SuiteCase suite, String name, String level)
            throws UnknownLevelException, UnreadableException {
        for (long seed = 1; seed <= SEEDS; seed++) {
            tried(game, suite, level, seed);
        }
    }

    static List<Game<?, ?>> games() {
        return Games.all();
    }

    /** The first choices of both sides, by a player of small effort. */
    @ParameterizedTest
    @MethodSource("games")
    void adviceAgreesWithItselfFromTheBeginningOfEveryGame(Game<?, ?> game)
            throws UnreadableException {
        String scenario = game.about().scenarios().getFirst().id();
        SuiteCase start =
                new SuiteCase(
                        "start",
                        "",
                        scenario,
                        List.of(),
                        Value.NO_FIELDS,
                        List.of(),
                        List.of(),
                        FIRST,
                        List.of(),
                        List.of());
        List<? extends Advice<?>> advice = Trial.of(game, start, HASTY, 1).advice();
        assertThat(advice).isNotEmpty();
        advice.forEach(SuiteTest::theChosenActionIsTheBestOfThoseListed);
    }

    private static <S, A> void tried(Game<S, A> game, SuiteCase suite, String level, long seed)
            throws UnknownLevelException, UnreadableException {
        Trial<S, A> trial = Trial.of(game, suite, Levels.named(level), seed);
        assertThat(suite.fault(trial.chosen())).as("seed %d", seed).isEmpty();
        trial.advice().forEach(SuiteTest::theChosenActionIsTheBestOfThoseListed);
    }

    private static <A> void theChosenActionIsTheBestOfThoseListed(Advice<A> advice) {
        List<Double> shown = advice.shown().stream().map(Advice.Rated::chance).toList();
        assertThat(advice.line()).startsWith(advice.action());
        assertThat(shown)
                .allSatisfy(chance -> assertThat(chance).isLessThanOrEqualTo(advice.chance()));
    }
}
