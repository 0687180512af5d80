package zeriba.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who has fallen silent, by a clock that is set by hand. */
final class SilenceTest {

    private static final long MILLI = 1_000_000;
    private static final long LONGEST = 1_500 * MILLI;
    private static final long TICK = 100 * MILLI;

    private final Silence silence = new Silence(LONGEST, 0);
    private long now = 0;

    /** So long that nobody remembers how it began. */
    private void hearForLong() {
        for (int i = 0; i < 20 * LONGEST / TICK; i++) {
            silence.expect("there", now);
            pass(TICK);
        }
        silence.heard("there", now);
    }

    private void pass(long nanos) {
        for (long end = now + nanos; now < end; now += TICK) {
            silence.silent(now);
        }
    }

    @Test
    void whoeverSaysNothingForTooLongIsSilentUntilItIsHeardAgain() {
        hearForLong();
        pass(LONGEST + 2 * TICK);
        assertThat(silence.silent(now)).isEmpty();
        pass(TICK);
        assertThat(silence.silent(now)).containsExactly("there");
        silence.heard("there", now);
        assertThat(silence.silent(now)).isEmpty();
    }

    @Test
    void whoeverHasBeenLateOfLateIsGivenMoreTime() {
        hearForLong();
        pass(5 * TICK);
        silence.heard("there", now);
        pass(LONGEST + 2 * 5 * TICK);
        assertThat(silence.silent(now)).isEmpty();
        pass(TICK);
        assertThat(silence.silent(now)).containsExactly("there");
    }

    @Test
    void whoeverHasOnlyBegunIsGivenMoreTime() {
        silence.expect("there", now);
        pass(3 * LONGEST);
        assertThat(silence.silent(now)).isEmpty();
        pass(TICK);
        assertThat(silence.silent(now)).containsExactly("there");
    }

    @Test
    void ofWhomNothingIsExpectedNobodySaysThatItIsSilent() {
        silence.heard("an earlier version", now);
        silence.expect("there", now);
        silence.forget("there");
        pass(10 * LONGEST);
        assertThat(silence.silent(now)).isEmpty();
    }

    @Test
    void whoeverWasStoppedItselfTakesNobodyForSilent() {
        hearForLong();
        pass(LONGEST / 2);
        now += 100 * LONGEST;
        assertThat(silence.silent(now)).isEmpty();
        pass(LONGEST + 3 * TICK);
        assertThat(silence.silent(now)).containsExactly("there");
    }
}
