package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.kassala.naive.Naive;
import zeriba.testkit.Form;
import zeriba.testkit.Perft;

/**
 * How many lines of play there are to a given depth, choices and throws alike: counted by the game,
 * counted by the enumerator, and pinned. A difference is told first entry by first entry.
 */
final class PerftTest {

    /** The most lines that the slow enumerator counts; all of them, unless time is short. */
    private static final long MOST_COUNTED = Form.now() == Form.SHORT ? 10_000 : Long.MAX_VALUE;

    /** One line of {@code perft.tsv}. */
    record Count(String title, Composed position, int depth, long count) {
        @Override
        public String toString() {
            return title + " to depth " + depth;
        }
    }

    static Stream<Count> table() {
        return Composed.table("perft.tsv")
                .map(f ->
                        new Count(
                                f.get(0),
                                Composed.read(f.get(1), f.get(2), f.get(3)),
                                Integer.parseInt(f.get(4)),
                                Long.parseLong(f.get(5))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void countsWhatIsPinned(Count pinned) {
        Map<String, Long> divided = divide(pinned.position().desk(), pinned.depth());

        assertThat(sum(divided)).as("by first entry: %s", divided).isEqualTo(pinned.count());
    }

    static Stream<Count> tableForTheEnumerator() {
        return table().filter(count -> count.count() <= MOST_COUNTED);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tableForTheEnumerator")
    void countsWhatTheEnumeratorCounts(Count pinned) {
        Map<String, Long> divided = divide(pinned.position().desk(), pinned.depth());

        assertThat(divided).isEqualTo(divide(pinned.position().naive(), pinned.depth()));
    }

    @Test
    void goesToDepthThreeFromTheSetUpAndThreePositionsWithContact() {
        List<String> deep =
                table().filter(c -> c.depth() == 3).map(Count::title).distinct().toList();

        assertThat(deep).contains("printed set-up").hasSizeGreaterThanOrEqualTo(4);
    }

    private static long sum(Map<String, Long> divided) {
        return divided.values().stream().mapToLong(Long::longValue).sum();
    }

    private static Map<String, Long> divide(Desk desk, int depth) {
        return new TreeMap<>(
                new Perft<>(Desk.GAME).divide(desk.game().journal().position(), depth));
    }

    private static Map<String, Long> divide(Naive naive, int depth) {
        Map<String, Long> divided = new TreeMap<>();
        for (String text : naive.options()) {
            divided.put(text, count(after(naive, text), depth - 1));
        }
        return divided;
    }

    private static long count(Naive naive, int depth) {
        if (depth == 0) {
            return 1;
        }
        List<String> options = naive.options();
        return depth == 1 || options.isEmpty()
                ? Math.max(1, options.size())
                : options.stream().mapToLong(text -> count(after(naive, text), depth - 1)).sum();
    }

    private static Naive after(Naive naive, String text) {
        Naive after = naive.copy();
        after.play(text);
        return after;
    }
}
