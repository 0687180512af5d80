package zeriba.app.load;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** When what is done over one socket of a table is heard of on the other. */
final class Sightings {

    /**
     * Something that is to be heard of.
     *
     * @param socket where
     * @param entry the last entry before it
     * @param due when it was to be done, in nanoseconds
     */
    private record Awaited(int socket, int entry, long due) {}

    private final Queue<Awaited> awaited = new ConcurrentLinkedQueue<>();

    /** Something is done, of which {@code socket} is to hear. */
    void asked(int socket, int entry, long due) {
        awaited.add(new Awaited(socket, entry, due));
    }

    /** How many microseconds each took of which {@code socket} hears by {@code message}. */
    List<Long> heard(int socket, String message) {
        long now = System.nanoTime();
        List<Long> seen = new ArrayList<>();
        if (message.contains("\"entry\":")) {
            int entry = Wire.entry(message);
            Iterator<Awaited> each = awaited.iterator();
            while (each.hasNext()) {
                Awaited one = each.next();
                if (one.socket() == socket && one.entry() < entry) {
                    each.remove();
                    seen.add((now - one.due()) / 1_000);
                }
            }
        }
        return seen;
    }

    /** Nobody hears of what was done before. */
    void clear() {
        awaited.clear();
    }
}
