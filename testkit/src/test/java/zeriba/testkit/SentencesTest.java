package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;

/** The list of sentences is held against the index and the tests, fault by fault. */
final class SentencesTest {

    private static final Set<String> INDEX = Set.of("1.1", "1.2");
    private static final String GOOD = "SentencesTest#aListWithoutFaultsHasNone";

    private static List<String> faults(Set<String> printed, List<List<String>> lines) {
        return Sentences.faults(INDEX, printed, lines, List.of(SentencesTest.class));
    }

    @Test
    @Rule("1.1")
    void aListWithoutFaultsHasNone() {
        assertThat(
                        faults(
                                Set.of("1.1"),
                                List.of(
                                        List.of("1.1 s1", "who begins", GOOD),
                                        List.of("1.1 s2", "who follows", GOOD + ", " + GOOD))))
                .isEmpty();
    }

    @Test
    void aPrintedParagraphWithoutSentenceIsNamed() {
        assertThat(faults(Set.of("1.1", "1.2"), List.of(List.of("1.1 s1", "who begins", GOOD))))
                .containsExactly("1.2 has no sentence");
    }

    @Test
    void aSentenceLeftOutOrGivenTwiceIsNamed() {
        assertThat(
                        faults(
                                Set.of(),
                                List.of(
                                        List.of("1.1 s1", "who begins", GOOD),
                                        List.of("1.1 s3", "who follows", GOOD),
                                        List.of("1.1 s3", "and again", GOOD))))
                .containsExactly("1.1 s3 stands where s2 is due");
    }

    @Test
    void aParagraphThatTheIndexLacksIsNamed() {
        assertThat(faults(Set.of(), List.of(List.of("1.9 s1", "who ends", GOOD))))
                .contains("1.9 is no paragraph of the index");
    }

    @Test
    void aTestThatThereIsNotOrThatCitesAnotherParagraphIsNamed() {
        assertThat(
                        faults(
                                Set.of(),
                                List.of(
                                        List.of("1.1 s1", "who begins", "SentencesTest#faults"),
                                        List.of("1.1 s2", "who follows", ""),
                                        List.of("1.2 s1", "who ends", GOOD))))
                .containsExactly(
                        "1.1 s1 names a test that there is not: SentencesTest#faults",
                        "1.1 s2 has no test: ''",
                        GOOD + " does not cite 1.2 by @Rule");
    }

    @Test
    void aLineThatIsNoSentenceIsNamed() {
        assertThat(faults(Set.of(), List.of(List.of("1.1", "who begins", GOOD))))
                .containsExactly("not a sentence: [1.1, who begins, " + GOOD + "]");
    }
}
