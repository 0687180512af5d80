package zeriba.server.admission;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;

/** How fast the connections of one network are let through, by a clock that is set by hand. */
class PacingTest {

    private static final Network CROWD = new Network("203.0.113.1");
    private static final Network OTHER = new Network("203.0.113.2");

    private record Due(long at, Runnable work) {}

    private long now = 0;
    private final PriorityQueue<Due> due = new PriorityQueue<>(Comparator.comparingLong(Due::at));
    private final List<String> passed = new ArrayList<>();
    private final Pacing pacing =
            new Pacing(
                    new Pacing.Pace(3, 10),
                    () -> now,
                    (work, after) -> due.add(new Due(now + after.toNanos(), work)));

    private final class Line implements Pacing.Waiter {
        private final String name;
        private boolean isOpen = true;

        Line(String name) {
            this.name = name;
        }

        @Override
        public boolean isOpen() {
            return isOpen;
        }

        @Override
        public void pass() {
            passed.add(name);
        }
    }

    private Line come(Network from, String name) {
        Line line = new Line(name);
        pacing.await(from, line);
        return line;
    }

    private void wait(Duration time) {
        long end = now + time.toNanos();
        while (!due.isEmpty() && due.element().at() <= end) {
            Due next = due.remove();
            now = next.at();
            next.work().run();
        }
        now = end;
    }

    @Test
    void someComeAtOnceAndTheOthersOneAfterTheOther() {
        for (int i = 1; i <= 6; i++) {
            come(CROWD, "line " + i);
        }
        assertThat(passed).containsExactly("line 1", "line 2", "line 3");
        wait(Duration.ofMillis(100));
        assertThat(passed).endsWith("line 3", "line 4");
        wait(Duration.ofMillis(200));
        assertThat(passed).endsWith("line 4", "line 5", "line 6");
        assertThat(pacing.waiting()).isZero();
    }

    @Test
    void whoComesFromElsewhereDoesNotWaitBehindACrowd() {
        for (int i = 1; i <= 100; i++) {
            come(CROWD, "line " + i);
        }
        come(OTHER, "another's");
        assertThat(passed).endsWith("another's");
    }

    @Test
    void whoComesLaterDoesNotOvertake() {
        for (int i = 1; i <= 4; i++) {
            come(CROWD, "line " + i);
        }
        now += Duration.ofMillis(150).toNanos();
        come(CROWD, "line 5");
        wait(Duration.ofMillis(100));
        assertThat(passed).endsWith("line 3", "line 4", "line 5");
    }

    @Test
    void whoIsGoneTakesNobodysTurn() {
        List<Line> lines = new ArrayList<>();
        for (int i = 1; i <= 1_003; i++) {
            lines.add(come(CROWD, "line " + i));
        }
        lines.subList(3, 1_002).forEach(line -> line.isOpen = false);
        wait(Duration.ofMillis(100));
        assertThat(passed).endsWith("line 3", "line 1003");
        assertThat(pacing.waiting()).isZero();
    }

    @Test
    void whoHasBeenAwayHasAsManyAtOnceAgain() {
        for (int i = 1; i <= 3; i++) {
            come(CROWD, "line " + i);
        }
        wait(Duration.ofSeconds(1));
        pacing.sweep();
        for (int i = 4; i <= 6; i++) {
            come(CROWD, "line " + i);
        }
        assertThat(passed).endsWith("line 4", "line 5", "line 6");
    }
}
