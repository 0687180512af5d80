package zeriba.fireandsword;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.Sentences;

/** The sentences of the campaign rules, each held by a test. */
final class SentencesTest {

    @Test
    void everySentenceOfTheRulebookHasItsTests() {
        Sentences.check(FireAndSwordGame.class, SentencesTest.class, Set.of("S"));
    }
}
