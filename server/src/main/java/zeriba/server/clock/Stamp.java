package zeriba.server.clock;

/**
 * When an entry was made, by the server's time.
 *
 * @param wall milliseconds since 1970 by the wall clock, that of the database where servers share
 *     one
 * @param served milliseconds in which a server was running, counted by monotonic clocks; they began
 *     as the wall clock when the database was made
 */
public record Stamp(long wall, long served) {

    /** No moment yet. */
    public static final Stamp NEVER = new Stamp(0, 0);

    /** A moment before which the server was never down. */
    public static Stamp of(long wall) {
        return new Stamp(wall, wall);
    }
}
