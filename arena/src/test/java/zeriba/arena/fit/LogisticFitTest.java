package zeriba.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class LogisticFitTest {

    private static final double HARDLY = 1e-6;
    private static final FeatureRow WITHOUT = FeatureRow.of(1, 0, 5);
    private static final FeatureRow WITH = FeatureRow.of(1, 2, 5);

    @Test
    void sharesOfTwoKindsAreForetoldAsTheyCame() {
        double[] weights =
                LogisticFit.weights(
                        List.of(WITHOUT, WITHOUT, WITHOUT, WITHOUT, WITH, WITH, WITH, WITH),
                        new double[] {1, 0, 0, 0, 1, 1, 1, 0},
                        HARDLY);

        assertThat(weights[0]).isCloseTo(-Math.log(3), within(1e-4));
        assertThat(weights[1]).isCloseTo(Math.log(3), within(1e-4));
        assertThat(weights[2]).as("what never varies says nothing").isZero();
    }

    @Test
    void whatIsForetoldWithoutAMissKeepsFiniteWeights() {
        double[] weights = LogisticFit.weights(List.of(WITHOUT, WITH), new double[] {0, 1}, HARDLY);

        assertThat(weights[0] + 2 * weights[1]).isGreaterThan(3).isFinite();
        assertThat(weights[0]).isLessThan(-3).isFinite();
    }

    @Test
    void aRidgeDrawsAllButTheFirstTowardsNothing() {
        double[] weights =
                LogisticFit.weights(List.of(WITHOUT, WITH), new double[] {0.5, 1}, 1_000);

        assertThat(weights[1]).isBetween(0.0, 0.01);
        assertThat(weights[0]).isCloseTo(Math.log(3), within(0.05));
    }
}
