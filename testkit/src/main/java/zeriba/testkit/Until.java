package zeriba.testkit;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Waits for what another thread or process is to do, never for some time: a test that sleeps is too
 * slow on a quiet machine and wrong on a busy one.
 */
public final class Until {

    private static final Duration LONGEST = Duration.ofMinutes(1);
    private static final long BETWEEN_LOOKS_MILLIS = 2;

    private Until() {}

    /** Something that is to come true. */
    @FunctionalInterface
    public interface Condition<X extends Exception> {
        boolean holds() throws X;
    }

    /**
     * Returns as soon as the condition holds.
     *
     * @param what is waited for, as a failure tells it
     * @throws AssertionError when it has not come true in a minute
     */
    public static <X extends Exception> void holds(String what, Condition<X> condition)
            throws X, InterruptedException {
        holds(what, LONGEST, condition);
    }

    /**
     * The same, of what others may keep from coming true for a while.
     *
     * @throws AssertionError when it has not come true in so long a time
     */
    public static <X extends Exception> void holds(
            String what, Duration longest, Condition<X> condition) throws X, InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        while (!condition.holds()) {
            Claim.that(System.nanoTime() - end < 0, "waited in vain until %s", what);
            TimeUnit.MILLISECONDS.sleep(BETWEEN_LOOKS_MILLIS);
        }
    }
}
