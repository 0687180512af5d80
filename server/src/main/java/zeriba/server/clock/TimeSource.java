package zeriba.server.clock;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.LongSupplier;

/** Where the server has the time from. */
public interface TimeSource {

    /**
     * Both clocks at one moment.
     *
     * @param wall the wall clock: milliseconds since 1970, which may leap either way
     * @param steady the monotonic clock: milliseconds from some moment on, in which neither a
     *     machine that sleeps nor a process that is stopped counts
     */
    record Reading(long wall, long steady) {}

    Reading read();

    /** Milliseconds since 1970 by the wall clock. */
    default long wall() {
        return read().wall();
    }

    /** Milliseconds by the monotonic clock. */
    default long steady() {
        return read().steady();
    }

    /**
     * Milliseconds since 1970 by the clock of a database that several servers share.
     *
     * @param asked asks the database
     */
    default long ofDatabase(LongSupplier asked) {
        return asked.getAsLong();
    }

    /** What has a heart beat in this time; ended with that. */
    default ScheduledExecutorService beats() {
        return Executors.newScheduledThreadPool(
                2, Thread.ofPlatform().name("heart-", 0).daemon().factory());
    }
}
