package zeriba.arena.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.arena.experiment.Trial.fields;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.arena.experiment.Chair;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.Trial;
import zeriba.arena.experiment.Variant;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

final class ExperimentReaderTest {

    private static final Value THREE =
            Value.of(
                    List.of(
                            fields("option", Value.of("omens")),
                            fields("option", Value.of("weather")),
                            fields(
                                    "option", Value.of("turns"),
                                    "values",
                                            Value.of(
                                                    List.of(
                                                            Value.of(3),
                                                            Value.of(2),
                                                            Value.of(4),
                                                            Value.of(5))))));

    private static List<List<Integer>> levels(String design) throws UnreadableException {
        return Trial.usual()
                .with("vary", THREE)
                .with("variants", Value.of(5))
                .with("design", Value.of(design))
                .read()
                .variants()
                .stream()
                .map(Variant::levels)
                .toList();
    }

    @Test
    void oneAtATimeLeavesAllOthersAsTheyAre() throws UnreadableException {
        assertThat(levels("one-at-a-time"))
                .containsExactly(
                        List.of(0, 0, 0),
                        List.of(1, 0, 0),
                        List.of(0, 1, 0),
                        List.of(0, 0, 1),
                        List.of(0, 0, 2),
                        List.of(0, 0, 3));
    }

    @Test
    void oneStepGoesNoFurtherThanTheNextTwo() throws UnreadableException {
        assertThat(levels("one-step")).doesNotContain(List.of(0, 0, 3)).hasSize(5);
    }

    @Test
    void aGridHasEveryCombinationAndTheBaseFirst() throws UnreadableException {
        assertThat(levels("grid")).hasSize(16).doesNotHaveDuplicates().startsWith(List.of(0, 0, 0));
    }

    @Test
    void randomCombinationsAreTheSameForTheSameSeed() throws UnreadableException {
        assertThat(levels("random"))
                .hasSize(5)
                .doesNotHaveDuplicates()
                .startsWith(List.of(0, 0, 0))
                .isEqualTo(levels("random"));
    }

    @Test
    void playersOfDifferentLevelsChangeSides() throws UnreadableException {
        Experiment experiment =
                Trial.usual().with("players", Trial.players("recruit", "random")).read();
        assertThat(experiment.seatings()).isEqualTo(2);
        assertThat(experiment.seated(1))
                .extracting(Chair::name)
                .containsExactly("random", "recruit");
        assertThat(experiment.games()).isEqualTo(12);
    }

    @Test
    void aBudgetMakesAnotherPlayer() throws UnreadableException {
        Value half = fields("level", Value.of("regular"), "budget", Value.of(0.5));
        Experiment experiment = Trial.usual().with("players", fields("league", half)).read();
        assertThat(experiment.players())
                .extracting(Chair::name)
                .containsExactly("regular*0.5", "regular");
    }

    @Test
    void whatDoesNotDecideHowGamesGoLeavesTheFingerprint() throws UnreadableException {
        String print = Trial.usual().read().fingerprint();
        assertThat(
                        Trial.usual()
                                .with("question", Value.of("Really?"))
                                .with("comment", Value.of("Yes."))
                                .with("stop", fields("games", Value.of(60)))
                                .read()
                                .fingerprint())
                .isEqualTo(print);
        assertThat(Trial.usual().with("seed", Value.of(2)).read().fingerprint())
                .isNotEqualTo(print);
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of("gam", Value.of("parley"), "gam: is not known here"),
                Arguments.of("game", Value.of("chess"), "game: no game is called \"chess\""),
                Arguments.of("scenario", Value.of("x"), "scenario: no scenario x"),
                Arguments.of(
                        "options",
                        fields("turns", Value.of(9)),
                        "options.turns: must be a whole number from 2 to 6"),
                Arguments.of(
                        "players", fields("north", Value.NO_FIELDS), "players.north: is no side"),
                Arguments.of(
                        "players",
                        fields("guard", fields("level", Value.of("genius"))),
                        "players.guard.level: there is no level"),
                Arguments.of(
                        "players",
                        fields("guard", fields("level", Value.of("engine:other"))),
                        "players.guard.level: other programs play in ./zeriba experiment alone"),
                Arguments.of(
                        "players",
                        fields(
                                "guard",
                                fields(
                                        "level", Value.of("engine:other"),
                                        "budget", Value.of(0.5))),
                        "players.guard.level: another program has no budget here"),
                Arguments.of("side", Value.of("north"), "side: no side of parley"),
                Arguments.of("design", Value.of("some"), "design: must be one-at-a-time or grid"),
                Arguments.of(
                        "measures", Trial.words("lead", "luck"), "measures[1]: there is no such"),
                Arguments.of(
                        "vary",
                        Value.of(List.of(fields("option", Value.of("fog")))),
                        "vary[0].option: no option of parley is called \"fog\""),
                Arguments.of(
                        "vary",
                        Value.of(
                                List.of(
                                        fields(
                                                "option", Value.of("turns"),
                                                "values",
                                                        Value.of(
                                                                List.of(
                                                                        Value.of(3),
                                                                        Value.of(7)))))),
                        "vary[0].values[1]: must be a whole number from 2 to 6"),
                Arguments.of(
                        "vary",
                        Value.of(
                                List.of(fields("restrict", fields("forbid", Value.of("storm ("))))),
                        "vary[0].restrict.forbid: is no regular expression"),
                Arguments.of(
                        "data",
                        fields("/map/unit/X/combat", Value.of(3)),
                        "data./map/unit/X/combat: the data of parley stand as they are"),
                Arguments.of("stop", fields("width", Value.of(2)), "stop.width: must be a number"),
                Arguments.of(
                        "stop",
                        fields("sprt", fields("gain", Value.of(0))),
                        "stop.sprt.gain: must not be 0"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void whatIsWrongIsToldWithItsPath(String field, Value value, String told) {
        assertThatThrownBy(() -> Trial.usual().with(field, value).read())
                .isInstanceOf(UnreadableException.class)
                .hasMessageStartingWith(told);
    }
}
