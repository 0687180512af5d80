package zeriba.server.pace;

/**
 * When an entry was made, by the server's time.
 *
 * @param wall milliseconds since 1970
 * @param served milliseconds since 1970, less those in which no server was running
 */
public record Stamp(long wall, long served) {

    /** No moment yet. */
    public static final Stamp NEVER = new Stamp(0, 0);

    /** A moment before which the server was never down. */
    public static Stamp of(long wall) {
        return new Stamp(wall, wall);
    }
}
