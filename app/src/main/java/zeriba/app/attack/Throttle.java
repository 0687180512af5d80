package zeriba.app.attack;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Holds this process to a share of one core: whoever is to do more waits until there is time. */
final class Throttle {

    private static final long STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final double share;
    private final long begun = System.nanoTime();
    private final long before = used();
    private long looked = begun;
    private boolean isAhead = false;

    /**
     * @param share of one core, from now on
     */
    Throttle(double share) {
        this.share = share;
    }

    private static long used() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }

    /** Waits until less than the share was used. */
    void await() throws InterruptedException {
        while (isAhead()) {
            TimeUnit.NANOSECONDS.sleep(STEP_NANOS);
        }
    }

    private synchronized boolean isAhead() {
        long now = System.nanoTime();
        if (now - looked >= STEP_NANOS) {
            looked = now;
            isAhead = used() - before > share * (now - begun);
        }
        return isAhead;
    }

    /** The share that was used. */
    double measured() {
        return (double) (used() - before) / Math.max(1, System.nanoTime() - begun);
    }
}
