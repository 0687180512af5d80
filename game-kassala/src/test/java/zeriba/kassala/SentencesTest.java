package zeriba.kassala;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.Sentences;

/** No sentence of the booklet is without its paragraph and its test. */
final class SentencesTest {

    @Test
    void everySentenceHasItsParagraphAndItsTest() {
        Sentences.check(KassalaGame.class, SentencesTest.class, Set.of("S"));
    }
}
