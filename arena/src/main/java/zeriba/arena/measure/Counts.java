package zeriba.arena.measure;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ObjDoubleConsumer;

/** How often each of several things was met. */
final class Counts {

    private final SortedMap<String, Long> counts = new TreeMap<>();

    void add(String key) {
        counts.merge(key, 1L, Long::sum);
    }

    void tell(ObjDoubleConsumer<String> facts) {
        counts.forEach((key, count) -> facts.accept(key, (double) count));
    }
}
