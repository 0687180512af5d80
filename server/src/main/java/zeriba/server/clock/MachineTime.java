package zeriba.server.clock;

import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The machine's own clocks. Whether a monotonic clock stands while the machine sleeps depends on
 * the system, and none stands while a process is stopped: so what lies between two readings that
 * are further apart than a running server's ever are does not count.
 */
public final class MachineTime implements TimeSource {

    /** Somebody reads at least once a second while the process runs. */
    private static final long PAUSE_MILLIS = 5_000;

    /** Between the readings of two clocks a thread may have to wait for its turn. */
    private static final long AT_ONCE_MILLIS = 20;

    private static final int MOST_TRIES = 5;

    private final InstantSource wall;
    private final LongSupplier nanos;
    private long last;
    private long paused = 0;

    public MachineTime() {
        this(InstantSource.system(), System::nanoTime);
    }

    MachineTime(InstantSource wall, LongSupplier nanos) {
        this.wall = wall;
        this.nanos = nanos;
        this.last = monotonic();
    }

    @Override
    public synchronized Reading read() {
        long before = monotonic();
        long then = wall.millis();
        long after = monotonic();
        for (int i = 1; i < MOST_TRIES && after - before > AT_ONCE_MILLIS; i++) {
            before = after;
            then = wall.millis();
            after = monotonic();
        }
        if (after - last > PAUSE_MILLIS) {
            paused += after - last;
        }
        last = after;
        return new Reading(then, after - paused);
    }

    private long monotonic() {
        return TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong());
    }
}
