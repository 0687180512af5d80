package zeriba.ai.level;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ai.Worth;

/** Who did better over the same dice, and whether luck alone may say so. */
class CandidateTest {

    private static Candidate<String> tried(double... worths) {
        Candidate<String> candidate = new Candidate<>("plan", Worth.certain(0.5), 30);
        for (double worth : worths) {
            candidate.tried(Worth.certain(worth));
        }
        return candidate;
    }

    @Test
    void whoDidALittleBetterWithAllDiceIsClearlyAhead() {
        Candidate<String> better = tried(0.9, 0.2, 0.6, 0.4);
        Candidate<String> other = tried(0.8, 0.1, 0.5, 0.3);
        assertThat(better.isClearlyAhead(other)).isTrue();
        assertThat(other.isClearlyAhead(better)).isFalse();
    }

    @Test
    void whoDidMuchBetterWithSomeDiceAloneIsNotClearlyAhead() {
        Candidate<String> lucky = tried(1, 0, 1, 0);
        Candidate<String> other = tried(0, 0.9, 0, 0.9);
        assertThat(lucky.mean()).isGreaterThan(other.mean());
        assertThat(lucky.isClearlyAhead(other)).isFalse();
    }

    @Test
    void oneTrialSaysNothing() {
        assertThat(tried(1).isClearlyAhead(tried(0))).isFalse();
    }
}
