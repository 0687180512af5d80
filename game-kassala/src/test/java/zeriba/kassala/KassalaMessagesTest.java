package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Kassala's words are complete in every language it speaks. */
final class KassalaMessagesTest {

    private static final KassalaGame GAME = new KassalaGame();

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");

    @Test
    void italianHasASentenceForEveryKeyWithTheSameArguments() {
        ResourceBundle english = GAME.messages(Locale.ENGLISH);
        ResourceBundle italian = GAME.messages(Locale.ITALIAN);

        assertThat(italian.getString("step.over")).isNotEqualTo(english.getString("step.over"));
        for (String key : english.keySet()) {
            // what a language lacks is the very text of English
            assertThat(italian.getString(key)).as(key).isNotSameAs(english.getString(key));
            assertThat(placeholders(italian.getString(key)))
                    .as(key)
                    .isEqualTo(placeholders(english.getString(key)));
        }
    }

    private static Set<String> placeholders(String sentence) {
        return PLACEHOLDER
                .matcher(sentence)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theRuleBookTellsEveryParagraphOfTheIndex(String language) {
        assertThat(GAME.ruleBook(Locale.of(language)).rules()).isEqualTo(RuleIndex.ids());
    }
}
