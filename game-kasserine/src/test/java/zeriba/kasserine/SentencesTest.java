package zeriba.kasserine;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.Sentences;

/** No sentence of the rulebook is without a home. */
final class SentencesTest {

    @Test
    void everySentenceOfTheRulebookHasItsTest() {
        Sentences.check(KasserineGame.class, SentencesTest.class, Set.of("S"));
    }
}
