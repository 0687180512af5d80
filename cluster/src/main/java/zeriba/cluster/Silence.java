package zeriba.cluster;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Which of the others have fallen silent, of those that say something all the time. Whoever has
 * been late of late, because its machine is busy, is given more time. Whoever was stopped itself
 * has heard nobody meanwhile, and begins to count anew.
 */
final class Silence {

    /**
     * [design] Whoever looks later than this after it last looked was not running all the while.
     */
    private static final long LATE_NANOS = TimeUnit.MILLISECONDS.toNanos(600);

    /** [design] Its longest pause of late counts so often, beside what everybody is given. */
    private static final int PAUSES = 2;

    /** [design] A pause is forgotten in so many times its length. */
    private static final int MEMORY = 16;

    private final long longestNanos;
    private final Map<String, Heard> heard = new ConcurrentHashMap<>();
    private long lookedAt;

    /**
     * @param at when it was heard last
     * @param pause how long it has said nothing at a time of late
     */
    private record Heard(long at, long pause) {

        Heard again(long now) {
            long since = now - at;
            return new Heard(now, Math.max(since, pause - since / MEMORY));
        }

        boolean isSilent(long now, long longest) {
            return now - at > longest + PAUSES * pause;
        }
    }

    /**
     * @param longestNanos whoever says nothing for longer is silent
     * @param now by a steady clock, as in all that follows
     */
    Silence(long longestNanos, long now) {
        this.longestNanos = longestNanos;
        this.lookedAt = now;
    }

    /**
     * Something has come from an address, and from now on is expected to all the time. Whoever has
     * only begun is given as much time as one that was late.
     */
    void expect(String address, long now) {
        heard.merge(address, new Heard(now, longestNanos), (known, _) -> known.again(now));
    }

    /** Something has come from an address. */
    void heard(String address, long now) {
        heard.computeIfPresent(address, (_, known) -> known.again(now));
    }

    /** Nothing is expected from an address any more. */
    void forget(String address) {
        heard.remove(address);
    }

    /** Who is silent by now; asked several times a second. */
    synchronized Set<String> silent(long now) {
        if (now - lookedAt > LATE_NANOS) {
            heard.replaceAll((_, known) -> new Heard(now, known.pause()));
        }
        lookedAt = now;
        return heard.entrySet().stream()
                .filter(one -> one.getValue().isSilent(now, longestNanos))
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }
}
