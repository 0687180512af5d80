package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.HandTime;
import zeriba.server.clock.TimeSource;
import zeriba.server.database.Database;
import zeriba.testkit.Until;

/** The heart beats on after errors, and bars no commit. */
class HeartbeatTest {

    private static final Duration LEAP = Duration.ofHours(1);

    /** Does what is to be done again and again only when it is told to. */
    private static final class ByHand extends ScheduledThreadPoolExecutor {

        private final List<Runnable> beats = new ArrayList<>();

        ByHand() {
            super(1);
        }

        @Override
        public ScheduledFuture<?> scheduleWithFixedDelay(
                Runnable command, long initialDelay, long delay, TimeUnit unit) {
            beats.add(command);
            return schedule(() -> {}, 0, unit);
        }
    }

    /** What fails, where it is asked for the time. */
    private final class Failing implements TimeSource {

        @Override
        public Reading read() {
            if (isFailing.get()) {
                throw new OutOfMemoryError("a fault of memory");
            }
            return time.read();
        }
    }

    private final HandTime time = new HandTime();
    private final AtomicBoolean isFailing = new AtomicBoolean();
    private final ByHand byHand = new ByHand();
    private final Database database;
    private final Heartbeat heart;

    HeartbeatTest(@TempDir Path folder) {
        database = Database.sqlite(folder);
        heart = new Heartbeat(database, new Failing(), byHand);
    }

    @AfterEach
    void stop() {
        isFailing.set(false);
        heart.close();
        database.close();
    }

    private void beat() {
        byHand.beats.forEach(beat ->
                assertThatCode(beat::run).as("would be its last").doesNotThrowAnyException());
    }

    private void leap() {
        time.pass(Duration.ofSeconds(5));
        time.set(LEAP);
    }

    private long noted() {
        return database.jdbi()
                .withHandle(handle ->
                        handle.select("select seen_at from service").mapTo(Long.class).one());
    }

    @Test
    void anErrorWhereTheTimeIsReadEndsNoBeat() {
        assertThat(byHand.beats).hasSize(2);
        isFailing.set(true);
        beat();
        isFailing.set(false);
        leap();
        beat();
        assertThat(noted()).isEqualTo(time.wall());
    }

    /**
     * SQLite refuses to write on from what was read, where another connection has written since.
     */
    @Test
    void aCommitThatIsUnderWayIsNotOvertakenByABeat() throws InterruptedException {
        leap();
        long before = noted();
        Thread beating = Thread.ofPlatform().unstarted(this::beat);
        database.writer()
                .useTransaction(handle -> {
                    read(handle);
                    beating.start();
                    Until.holds("the beat waits, or is over", () -> isStill(beating));
                    handle.execute("update service set served = served + 1");
                });
        beating.join();
        assertThat(noted()).isGreaterThan(before);
    }

    private static void read(Handle handle) {
        assertThat(handle.select("select count(*) from service").mapTo(Integer.class).one())
                .isEqualTo(1);
    }

    private static boolean isStill(Thread thread) {
        return switch (thread.getState()) {
            case TIMED_WAITING, TERMINATED -> true;
            case NEW, RUNNABLE, BLOCKED, WAITING -> false;
        };
    }
}
