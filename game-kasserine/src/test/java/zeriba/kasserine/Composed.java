package zeriba.kasserine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.engine.text.Value;
import zeriba.testkit.TestTable;

/**
 * A position as the tables in the test resources write it.
 *
 * @param options the options that are set; the lesson's scenario is named among them
 * @param phase the turn, then the side and the phase; {@code start} for the scenario's own set-up
 * @param units the units on the map or due, the others are gone
 * @param parts further parts: {@code hand axis 2 3}, {@code mired AX01}, {@code events NAME}
 * @param played what is played from there
 */
record Composed(
        List<String> options, String phase, String units, List<String> parts, List<String> played) {

    private static final TestTable TABLES = new TestTable(Composed.class);

    private static final String LESSON = "sidi-bou-zid";

    /** The position of the five fields of a table that follow the title. */
    static Composed read(List<String> fields) {
        return new Composed(
                TestTable.words(fields.get(1), " "),
                fields.get(2),
                fields.get(3),
                TestTable.words(fields.get(4), "; "),
                TestTable.words(fields.get(5), "; "));
    }

    /** The lines of a table as lists of fields, without blank lines and comments. */
    static Stream<List<String>> table(String name) {
        return TABLES.lines(name);
    }

    /** A text among the test resources of this package. */
    static String resource(String name) {
        return TABLES.text(name);
    }

    Desk desk() {
        return start().play(played.toArray(String[]::new));
    }

    private Desk start() {
        String[] set = options.stream().filter(o -> !o.equals(LESSON)).toArray(String[]::new);
        if (phase.equals("start")) {
            return Desk.start(options.contains(LESSON) ? LESSON : "historical", set);
        }
        String[] words = phase.split(" ", 2);
        return Desk.composed(Integer.parseInt(words[0]), words[1], units, written(), set);
    }

    private Map<String, Value> written() {
        Map<String, Value> written = new LinkedHashMap<>();
        for (String part : parts) {
            List<String> words = Arrays.asList(part.split(" "));
            if (words.getFirst().equals("hand")) {
                long[] values =
                        words.subList(2, words.size()).stream()
                                .mapToLong(Long::parseLong)
                                .toArray();
                written.putAll(Desk.hand(words.get(1), values));
            } else {
                written.put(words.getFirst(), Value.texts(words.subList(1, words.size())));
            }
        }
        return written;
    }
}
