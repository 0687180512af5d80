package zeriba.arena.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.SplitMix64;

/**
 * What games have seen so far, how often, and from where something was seen for the first time.
 *
 * @param <B> where a game can begin
 */
final class Seen<B> {

    private static final int MOST_BEGINNINGS = 256;

    private final Map<String, Integer> times = new HashMap<>();
    private final List<B> beginnings = new ArrayList<>();

    /** How often that was seen. */
    int times(String kind) {
        return times.getOrDefault(kind, 0);
    }

    /** That was seen once more; whether for the first time. */
    boolean add(String kind) {
        return times.merge(kind, 1, Integer::sum) == 1;
    }

    /** Something new was seen from here. */
    void keep(B beginning, SplitMix64 random) {
        if (beginnings.size() < MOST_BEGINNINGS) {
            beginnings.add(beginning);
        } else {
            beginnings.set(random.below(MOST_BEGINNINGS), beginning);
        }
    }

    List<B> beginnings() {
        return beginnings;
    }

    int kinds() {
        return times.size();
    }
}
