package zeriba.ascari;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.Sentences;

final class SentencesTest {

    @Test
    void everySentenceOfTheRulebookHasItsTests() {
        Sentences.check(AscariGame.class, SentencesTest.class, Set.of("S"));
    }
}
