package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class LazyTest {

    @Test
    void aValueIsMadeWhenItIsFirstAskedForAndNeverAgain() {
        AtomicInteger made = new AtomicInteger();
        Lazy<Integer> once = new Lazy<>(made::incrementAndGet);

        assertThat(made.get()).isZero();
        assertThat(once.get()).isEqualTo(1);
        assertThat(once.get()).isEqualTo(1);
    }
}
