package zeriba.server.clock;

/**
 * This moment by the server's time.
 *
 * @param calendar on which dates the time was served
 */
public record Now(Stamp stamp, Calendar calendar) {

    /** A moment before which the server was never down, and no clock ever set. */
    public static Now of(long wall) {
        return new Now(Stamp.of(wall), Calendar.EVEN);
    }

    /** Milliseconds since 1970 by the wall clock. */
    public long wall() {
        return stamp.wall();
    }

    /** Milliseconds in which a server was running. */
    public long served() {
        return stamp.served();
    }
}
