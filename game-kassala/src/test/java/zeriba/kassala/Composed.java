package zeriba.kassala;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zeriba.kassala.naive.Naive;
import zeriba.testkit.TestTable;

/**
 * A position as the tables in the test resources write it: the options in force ({@code free} for
 * the free deployment), the units on the board, and what is played from the Moslem movement on.
 * Without any units the scenario's own set-up stands.
 */
record Composed(List<String> options, Map<String, String> units, List<String> played) {

    private static final TestTable TABLES = new TestTable(Composed.class);

    /** The position of three fields of a table. */
    static Composed read(String options, String units, String played) {
        Map<String, String> places = new LinkedHashMap<>();
        for (String unit : TestTable.words(units, " ")) {
            int equals = unit.indexOf('=');
            places.put(unit.substring(0, equals), unit.substring(equals + 1));
        }
        return new Composed(TestTable.words(options, " "), places, TestTable.words(played, "; "));
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
        String[] set = options.stream().filter(o -> !o.equals("free")).toArray(String[]::new);
        Desk desk = units.isEmpty() ? Desk.start(scenario(), set) : Desk.composed(1, units, set);
        return desk.play(played.toArray(String[]::new));
    }

    Naive naive() {
        Set<String> parameters = Set.copyOf(options);
        Naive naive =
                units.isEmpty()
                        ? Naive.start(scenario(), parameters)
                        : Naive.composed(1, units, parameters);
        for (String text : played) {
            if (!naive.options().contains(text)) {
                throw new IllegalArgumentException(text + " is not among " + naive.options());
            }
            naive.play(text);
        }
        return naive;
    }

    private String scenario() {
        return options.contains("free") ? "free-deployment" : "historical";
    }
}
