package zeriba.server.pace;

import java.util.concurrent.TimeUnit;

/** Where the server has the time from. */
public interface TimeSource {

    /** The machine's own. */
    TimeSource SYSTEM =
            new TimeSource() {
                @Override
                public long wall() {
                    return System.currentTimeMillis();
                }

                @Override
                public long steady() {
                    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
                }
            };

    /** Milliseconds since 1970. */
    long wall();

    /** Milliseconds from some moment on, in which a machine that sleeps does not count. */
    long steady();
}
