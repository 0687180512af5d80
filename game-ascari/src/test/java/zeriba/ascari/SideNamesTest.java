package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.wording.Messages;

class SideNamesTest {

    private static final AscariGame GAME = new AscariGame();

    @ParameterizedTest
    @CsvSource({
        "s1, Italians, Dervishes",
        "s2, Italians, Dervishes",
        "s3, Italians, Tigreans",
        "s4, Italians, Ethiopians",
        "s5, Dervishes, Ethiopians"
    })
    void everyBattleNamesItsPeoples(String battle, String defender, String attacker) {
        assertThat(Messages.of(GAME, battle).names())
                .isEqualTo(Map.of("defender", defender, "attacker", attacker));
    }

    @Test
    void sentencesNameThePeoples() {
        Messages metemma = Messages.of(GAME, "s5");
        assertThat(metemma.sentence("began.window", List.of("3", "attacker")))
                .isEqualTo("The Ethiopians may fire.");
        assertThat(metemma.sentence("ended.won", List.of("defender", "", "4")))
                .startsWith("The battle is over: the Dervishes win.");
    }

    @Test
    void aPageIsToldTheWordingOfItsBattleAlone() {
        Map<String, String> all = Messages.of(GAME, "s3", Locale.ENGLISH).all();
        assertThat(all).containsEntry("changed.held", "The Tigreans hold {2}.");
        assertThat(all).containsEntry("side.attacker.told", "the Tigrean side");
        assertThat(all.keySet()).noneMatch(key -> key.contains("@"));
    }

    @Test
    void otherWordsStayAsTheyAre() {
        assertThat(Messages.of(GAME, "s1").name("0506")).isEqualTo("0506");
        assertThat(Messages.of(GAME, "s1").sentence("no.such", List.of("a")))
                .isEqualTo("no.such a");
    }

    @Test
    void wordsOfThePageThatABattleAloneHasAreItsOwn() {
        assertThat(Messages.of(Desk.GAME, "field").all())
                .containsEntry("words.verbs.historical", "Take the recommended set-up");
        assertThat(Messages.of(Desk.GAME, "s1").all()).doesNotContainKey("words.verbs.historical");
    }
}
