package zeriba.server.http;

import java.util.concurrent.TimeUnit;

/** So many at once, and then so many in a second: what is spent comes back with time. */
final class Bucket {

    /**
     * How much a bucket lets through.
     *
     * @param atOnce how many without waiting
     * @param perSecond how many come back in a second
     */
    record Size(double atOnce, double perSecond) {}

    private static final double NANOS = 1e9;

    private final Size size;
    private double left;
    private long counted;

    /** A full bucket. */
    Bucket(Size size, long now) {
        this.size = size;
        this.left = size.atOnce();
        this.counted = now;
    }

    private void refill(long now) {
        left = Math.min(size.atOnce(), left + (now - counted) / NANOS * size.perSecond());
        counted = now;
    }

    /** Takes one at time {@code now}, in nanoseconds; false where none is left. */
    synchronized boolean take(long now) {
        refill(now);
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }

    /** Whether one is left, without taking it. */
    synchronized boolean hasOne(long now) {
        refill(now);
        return left >= 1;
    }

    /** Takes one; how long the taker has to wait for it, in milliseconds. */
    synchronized long takeLater(long now) {
        refill(now);
        left--;
        return left >= 0
                ? 0
                : (long) Math.ceil(-left / size.perSecond() * TimeUnit.SECONDS.toMillis(1));
    }

    /** Whether it is as if nobody had ever taken anything. */
    synchronized boolean isFull(long now) {
        refill(now);
        return left >= size.atOnce();
    }
}
