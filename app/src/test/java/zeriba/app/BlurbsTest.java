package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.app.games.Games;
import zeriba.engine.Blurb;
import zeriba.engine.Game;
import zeriba.engine.GameInfo.Scenario;

/** What every game says of itself to whoever has not played it. */
class BlurbsTest {

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?](?= |$)");

    static Stream<Game<?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameTellsItsHistoryInTwoSentencesAndWhatEveryScenarioIs(Game<?, ?> game) {
        List<String> scenarios = game.about().scenarios().stream().map(Scenario::id).toList();
        for (Locale language : List.of(Locale.ENGLISH, Locale.ITALIAN)) {
            Blurb blurb = game.blurb(language);
            assertThat(SENTENCE_END.matcher(blurb.history()).results().count()).isEqualTo(2);
            assertThat(blurb.length()).isNotBlank();
            assertThat(blurb.players()).isNotBlank();
            assertThat(blurb.complexity()).isBetween(1, Blurb.MOST);
            assertThat(blurb.scenarios().keySet()).containsExactlyInAnyOrderElementsOf(scenarios);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void itSaysTheSameInAnotherLanguageAndEnglishWhereItSpeaksNone(Game<?, ?> game) {
        Blurb english = game.blurb(Locale.ENGLISH);
        Blurb italian = game.blurb(Locale.ITALIAN);
        assertThat(italian.complexity()).isEqualTo(english.complexity());
        assertThat(italian.history()).isNotEqualTo(english.history());
        assertThat(italian.scenarios().values())
                .doesNotContainAnyElementsOf(english.scenarios().values());
        assertThat(game.blurb(Locale.JAPANESE)).isEqualTo(english);
    }
}
