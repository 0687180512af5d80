package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Veteran;
import zeriba.app.games.Games;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** What a level plays is legal, in every scenario of every game, on either side. */
@Tag("long")
class LevelsInEveryGameTest {

    private static final Level HASTY =
            new Veteran(new Veteran.Effort(8, 4, 1_000, 1, 30, 1_000, 1, 500));

    static Stream<Arguments> scenarios() {
        return Games.all().stream()
                .flatMap(game ->
                        game.about().scenarios().stream()
                                .map(scenario -> Arguments.of(game, scenario.id())));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("scenarios")
    void aVeteranAndARegularPlayToTheEnd(Game<?, ?> game, String scenario)
            throws UnknownLevelException, UnreadableException {
        assertThat(rows(game, scenario)).isEqualTo(2);
    }

    private static <S, A> int rows(Game<S, A> game, String scenario)
            throws UnknownLevelException, UnreadableException {
        GameInfo about = game.about();
        Level regular = Levels.named("regular");
        List<Level> levels = List.of(HASTY, regular);
        return Arena.play(
                        new Batch<>(game, about.complete(Setup.of(scenario)), levels, 2, 1, true),
                        1,
                        new StopSignal(),
                        _ -> {})
                .rows()
                .size();
    }
}
