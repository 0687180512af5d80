package zeriba.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EffectTest {

    @Test
    void theIntervalIsThatOfTheMeanOfDifferences() {
        Effect effect = Effect.of(List.of(1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0));
        assertThat(effect.mean()).isEqualTo(0.5);
        // deviation 0.5345, by the square root of 8, times 1.96
        assertThat(effect.high() - effect.mean()).isCloseTo(0.3704, within(0.005));
        assertThat(effect.isClear()).isTrue();
    }

    @Test
    void equalDifferencesAreNotCertain() {
        Effect effect = Effect.of(Collections.nCopies(60, 0.0));
        assertThat(effect.high()).isEqualTo(0.05);
        assertThat(effect.isClear()).isFalse();
    }

    @Test
    void oneRoundSaysNothing() {
        assertThat(Effect.of(List.of(1.0)).isClear()).isFalse();
    }

    @Test
    void aShareChangesByNoMoreThanAllOfIt() {
        Effect effect = Effect.of(List.of(1.0, -1.0));
        assertThat(effect.low()).isEqualTo(-1);
        assertThat(effect.high()).isEqualTo(1);
        assertThat(Effect.ofContrasts(List.of(2.0, -2.0)).low()).isEqualTo(-2);
    }
}
