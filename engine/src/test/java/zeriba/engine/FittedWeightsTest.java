package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class FittedWeightsTest {

    private static final List<String> NAMES = List.of("ONE", "LEAD");

    @Test
    void aTargetIsForetoldByTheWeightsOfItsKind() {
        FittedWeights weights =
                new FittedWeights(
                        NAMES, List.of("# head", "late\tscore\tONE\t1", "late\tscore\tLEAD\t-0.5"));

        assertThat(weights.foretell("late", "score", new double[] {1, 2}).orElseThrow())
                .isCloseTo(0.5, within(1e-12));
        assertThat(weights.knows("late")).isTrue();
        assertThat(weights.knows("early")).isFalse();
        assertThat(weights.foretell("early", "score", new double[] {1, 2})).isEmpty();
        assertThat(weights.foretell("late", "town", new double[] {1, 2})).isEmpty();
    }

    @Test
    void aFeatureThatNobodyCountsIsRefused() {
        assertThatThrownBy(() -> new FittedWeights(NAMES, List.of("late\tscore\tLAG\t1")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("LAG");
    }
}
