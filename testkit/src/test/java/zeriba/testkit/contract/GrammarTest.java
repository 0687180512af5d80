package zeriba.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of slips finds each of them, and leaves good sentences alone. */
class GrammarTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It rests for 1 more turns.",
                "Only 1 units may land.",
                "There are 3 unit in it.",
                "0 more units find room.",
                "it cannot move.",
                "It cannot move",
                "It cannot move..",
                "It cannot  move.",
                "It cannot go to .",
                "It cannot go to {1}.",
                "Alpha and Beta has moved.",
                "Alpha have moved."
            })
    void aSlipIsFound(String sentence) {
        assertThat(Grammar.faults(sentence, Locale.ENGLISH)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It rests for 1 more turn.",
                "0304 is no hex of the board.",
                "Alpha and Beta have moved.",
                "It needs 12 movement points and has 1 left."
            })
    void aGoodSentenceIsLeftAlone(String sentence) {
        assertThat(Grammar.faults(sentence, Locale.ENGLISH)).isEmpty();
    }

    @Test
    void italianHasItsOwnList() {
        assertThat(Grammar.faults("Le restano 1 punti.", Locale.ITALIAN)).isNotEmpty();
        assertThat(Grammar.faults("L'unità resta.", Locale.ITALIAN)).isNotEmpty();
        assertThat(Grammar.faults("Le resta 1 punto.", Locale.ITALIAN)).isEmpty();
    }
}
