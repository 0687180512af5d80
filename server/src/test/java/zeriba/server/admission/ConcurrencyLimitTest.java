package zeriba.server.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zeriba.server.refusal.Refusal;
import zeriba.testkit.Until;

/** So much work at once, and fair to whoever waits. */
@Timeout(300)
class ConcurrencyLimitTest {

    private static final Network MALLORY = new Network("203.0.113.9");
    private static final Network ANNA = new Network("198.51.100.1");

    private final List<Network> done = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads = new ArrayList<>();

    private static ConcurrencyLimit turns(int atOnce, int ofOne, int waiting, int waitingOfOne) {
        return new ConcurrencyLimit(
                new ConcurrencyLimit.Size(
                        atOnce, ofOne, waiting, waitingOfOne, Duration.ofMinutes(1)));
    }

    /** Stands in the queue, and only then lets the next one come. */
    private void queue(ConcurrencyLimit turns, Network from) throws InterruptedException {
        int before = turns.waiting();
        threads.add(Thread.ofVirtual().start(() -> turns.inTurn(from, () -> done.add(from))));
        Until.holds("one more waits", () -> turns.waiting() != before);
    }

    private Thread hold(ConcurrencyLimit turns, Network from, CountDownLatch until)
            throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread =
                Thread.ofVirtual()
                        .start(() ->
                                turns.inTurn(
                                        from,
                                        () -> {
                                            begun.countDown();
                                            try {
                                                until.await();
                                            } catch (InterruptedException e) {
                                                throw new IllegalStateException(e);
                                            }
                                            return 0;
                                        }));
        begun.await();
        threads.add(thread);
        return thread;
    }

    private void awaitAll() throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void whoAsksForLittleStandsBeforeTheRestOfWhoAsksForMuch() throws InterruptedException {
        ConcurrencyLimit turns = turns(1, 1, 100, 100);
        CountDownLatch until = new CountDownLatch(1);
        hold(turns, MALLORY, until);
        for (int i = 0; i < 5; i++) {
            queue(turns, MALLORY);
        }
        queue(turns, ANNA);
        until.countDown();
        awaitAll();
        assertThat(done).startsWith(MALLORY, ANNA, MALLORY).hasSize(6);
        assertThat(turns.waiting()).isZero();
    }

    @Test
    void nobodyHasEveryPlace() throws InterruptedException {
        ConcurrencyLimit turns = turns(4, 3, 100, 100);
        CountDownLatch until = new CountDownLatch(1);
        for (int i = 0; i < 3; i++) {
            hold(turns, MALLORY, until);
        }
        queue(turns, MALLORY);
        assertThat(turns.inTurn(ANNA, () -> "at once")).isEqualTo("at once");
        assertThat(done).isEmpty();
        until.countDown();
        awaitAll();
        assertThat(done).containsExactly(MALLORY);
    }

    @Test
    void whoseQueueIsFullIsToldToComeLaterAndOthersStillWait() throws InterruptedException {
        ConcurrencyLimit turns = turns(1, 1, 3, 2);
        CountDownLatch until = new CountDownLatch(1);
        hold(turns, MALLORY, until);
        queue(turns, MALLORY);
        queue(turns, MALLORY);
        assertThatThrownBy(() -> turns.inTurn(MALLORY, () -> 0))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> {
                            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.BUSY);
                            assertThat(refusal.reason()).contains("try again in 60 seconds");
                        });
        queue(turns, ANNA);
        assertThatThrownBy(() -> turns.inTurn(ANNA, () -> 0)).isInstanceOf(Refusal.class);
        until.countDown();
        awaitAll();
        assertThat(done).containsExactlyInAnyOrder(MALLORY, MALLORY, ANNA);
    }

    @Test
    void aWaitEndsAndLeavesNoTrace() throws InterruptedException {
        ConcurrencyLimit turns =
                new ConcurrencyLimit(new ConcurrencyLimit.Size(1, 1, 10, 10, Duration.ofMillis(1)));
        CountDownLatch until = new CountDownLatch(1);
        hold(turns, MALLORY, until);
        assertThatThrownBy(() -> turns.inTurn(ANNA, () -> 0)).isInstanceOf(Refusal.class);
        assertThat(turns.waiting()).isZero();
        until.countDown();
        awaitAll();
        assertThat(turns.inTurn(ANNA, () -> 1)).isEqualTo(1);
    }

    @Test
    void workThatFailsGivesItsPlaceBack() {
        ConcurrencyLimit turns = turns(1, 1, 0, 0);
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() ->
                            turns.inTurn(
                                    ANNA,
                                    () -> {
                                        throw new IllegalStateException("broken");
                                    }))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(turns.inTurn(ANNA, () -> 1)).isEqualTo(1);
    }
}
