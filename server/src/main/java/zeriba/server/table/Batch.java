package zeriba.server.table;

import java.util.List;
import java.util.function.Supplier;
import zeriba.server.clock.Stamp;

/**
 * Entries to be kept together.
 *
 * @param first the number of the first of them
 * @param lines as the record has them
 * @param digest of the position after the last of them; may be empty
 * @param at when they were made
 * @param used how many milliseconds the first of them took that count for clocks; the others took
 *     none
 * @param due not before this moment of served time is somebody's time over; 0: nobody's will be;
 *     negative: nobody minds the time
 */
public record Batch(
        int first, List<String> lines, Supplier<String> digest, Stamp at, long used, long due) {
    public Batch {
        lines = List.copyOf(lines);
    }
}
