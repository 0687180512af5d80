package zeriba.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import zeriba.server.clock.TimeSource.Reading;

/** A machine whose clocks a test sets. */
class MachineTimeTest {

    private long wall = 1_000_000;
    private long nanos = TimeUnit.MILLISECONDS.toNanos(500);

    /** How long the thread waits for its turn before each of the next readings of a clock. */
    private final Deque<Long> waits = new ArrayDeque<>();

    private final MachineTime time = new MachineTime(this::instant, this::nanos);

    private Instant instant() {
        await();
        return Instant.ofEpochMilli(wall);
    }

    private long nanos() {
        await();
        return nanos;
    }

    private void await() {
        if (!waits.isEmpty()) {
            pass(waits.remove());
        }
    }

    private void pass(long millis) {
        wall += millis;
        nanos += TimeUnit.MILLISECONDS.toNanos(millis);
    }

    @Test
    void bothClocksGoOnTogether() {
        Reading before = time.read();
        pass(1_000);
        assertThat(time.wall() - before.wall()).isEqualTo(1_000);
        assertThat(time.steady() - before.steady()).isEqualTo(1_000);
    }

    @Test
    void aWallClockThatIsSetMovesNoOther() {
        Reading before = time.read();
        wall -= TimeUnit.DAYS.toMillis(9);
        assertThat(time.steady()).isEqualTo(before.steady());
        assertThat(time.wall()).isEqualTo(wall);
    }

    @Test
    void whileTheMachineSleepsOrTheProcessIsStoppedNoTimePasses() {
        Reading before = time.read();
        pass(TimeUnit.HOURS.toMillis(8));
        assertThat(time.steady()).isEqualTo(before.steady());
        pass(1_000);
        assertThat(time.steady()).isEqualTo(before.steady() + 1_000);
    }

    @Test
    void aThreadThatWaitsBetweenTwoClocksMakesNoLeap() {
        Reading before = time.read();
        // after the first clock was read, and after the second
        waits.add(0L);
        waits.add(3_000L);
        waits.add(0L);
        waits.add(0L);
        waits.add(0L);
        Reading after = time.read();
        assertThat(after.steady() - before.steady()).isEqualTo(3_000);
        assertThat(after.wall() - before.wall()).isEqualTo(3_000);
        waits.add(0L);
        waits.add(0L);
        waits.add(3_000L);
        assertThat(time.wall() - time.steady()).isEqualTo(before.wall() - before.steady());
    }
}
