package zeriba.kasserine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;
import zeriba.kasserine.Desk;
import zeriba.kasserine.naive.NaiveMap;
import zeriba.testkit.TestTable;

/** Every row of the tables of units, as it is printed: who comes, when, after what, and where. */
final class OrderOfBattleTest {

    private static final NaiveMap MAP = NaiveMap.printed();
    private static final String SET_UP = "set-up";

    /** Rows that are printed alike: a triple, so many times. */
    record Row(String rule, String when, String triple, String hexes, int count) {
        @Override
        public String toString() {
            return "%s: %s, %d of %s at %s".formatted(rule, when, count, triple, hexes);
        }

        String[] words() {
            return when.split(" ");
        }

        boolean isSetUp() {
            return when.equals(SET_UP);
        }

        /** The side to move. */
        String side() {
            return words()[0];
        }

        int turn() {
            return Integer.parseInt(words()[1]);
        }

        List<String> events() {
            return List.of(words()).subList(2, words().length);
        }
    }

    static Stream<Row> rows() {
        Map<List<String>, Long> printed =
                new TestTable(OrderOfBattleTest.class)
                        .lines("rows.tsv")
                        .collect(Collectors.groupingBy(row -> row, Collectors.counting()));
        return printed.entrySet().stream()
                .map(e ->
                        new Row(
                                e.getKey().get(0),
                                e.getKey().get(1),
                                e.getKey().get(2),
                                e.getKey().get(3),
                                Math.toIntExact(e.getValue())))
                .sorted(Comparator.comparing(Row::toString));
    }

    private static String triple(String unit) {
        return MAP.number(unit, "attack")
                + "-"
                + MAP.number(unit, "defence")
                + "-"
                + MAP.number(unit, "move");
    }

    /** The playable edge hexes from one end of a range to the other. */
    private static Set<String> within(String ranges) {
        Set<String> hexes = new TreeSet<>();
        for (String range : ranges.split(" ")) {
            String[] ends = range.split("-");
            String last = ends[ends.length - 1];
            MAP.hexes().stream()
                    .filter(hex -> !MAP.terrain(hex).equals("prohibited"))
                    .filter(hex -> isBetween(column(ends[0]), column(hex), column(last)))
                    .filter(hex -> isAlong(ends[0], hex, last))
                    .forEach(hexes::add);
        }
        return hexes;
    }

    private static int column(String hex) {
        return Integer.parseInt(hex.substring(0, 2));
    }

    private static int row(String hex) {
        return Integer.parseInt(hex.substring(2));
    }

    private static boolean isBetween(int one, int number, int other) {
        return one <= number && number <= other;
    }

    /** Down one edge, or along the upper or the lower one. */
    private static boolean isAlong(String from, String hex, String to) {
        if (column(from) == column(to)) {
            return isBetween(row(from), row(hex), row(to));
        }
        String below = "%02d%02d".formatted(column(hex), row(hex) + 1);
        return row(from) == 1 ? row(hex) == 1 : !MAP.hexes().contains(below);
    }

    private static Map<String, Value> after(List<String> events) {
        List<String> all = new ArrayList<>(events);
        if (all.contains("airfieldOpen")) {
            all.add("axisCapturedThalaOrTebessa");
        }
        return Map.of("events", Value.texts(all));
    }

    private static Desk waiting(Row row, String unit, int turn, List<String> events) {
        String axis = unit.equals("AX21") ? " AX20=" : " AX21=";
        boolean isAxis = row.side().equals("axis");
        String other = isAxis ? axis + "2520 AL01=2714" : " AL01=2520" + axis + "3020";
        return Desk.composed(turn, row.side() + " movement", unit + "=due" + other, after(events));
    }

    private static Set<String> entries(Desk desk, String unit) {
        return desk.options().stream()
                .filter(option -> option.startsWith("enter " + unit + " "))
                .map(option -> option.substring(option.lastIndexOf(' ') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The units of the row's triple that come where it says. */
    private static List<String> units(Row row) {
        Set<String> hexes = row.isSetUp() ? Set.of(row.hexes()) : within(row.hexes());
        Kasserine start = Desk.start("historical").state();
        return MAP.units().stream()
                .filter(unit -> triple(unit).equals(row.triple()))
                .filter(unit -> start.isOnMap(Unit.named(unit).orElseThrow()) == row.isSetUp())
                .filter(unit -> new TreeSet<>(MAP.starts(unit)).equals(hexes))
                .filter(unit -> row.isSetUp() || isOf(row, unit))
                .sorted()
                .toList();
    }

    private static boolean isOf(Row row, String unit) {
        String turn = MAP.trait(unit, "turn");
        boolean hasEvent = !MAP.trait(unit, "event").isEmpty();
        return MAP.trait(unit, "side").equals(row.side())
                && hasEvent == !row.events().isEmpty()
                && (hasEvent || turn.equals(row.words()[1]));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    @Rule({"11.0", "11.1", "11.3", "15.0", "19.0"})
    void everyRowComesWhenAndWhereItIsPrinted(Row row) {
        List<String> units = units(row);
        if (row.isSetUp()) {
            assertThat(units).hasSize(row.count());
            assertThat(Desk.start("historical").place(units.getFirst())).isEqualTo(row.hexes());
            return;
        }
        long coming =
                units.stream()
                        .filter(unit -> {
                            Desk now = waiting(row, unit, row.turn(), row.events());
                            return entries(now, unit).equals(within(row.hexes()));
                        })
                        .count();
        assertThat(coming).as("%s of %s", row, units).isEqualTo(row.count());
        for (String unit : units) {
            if (row.turn() > 1) {
                Desk early = waiting(row, unit, row.turn() - 1, row.events());
                assertThat(entries(early, unit)).as("a turn before").isEmpty();
            }
            if (!row.events().isEmpty()) {
                Desk without = waiting(row, unit, 10, List.of());
                assertThat(entries(without, unit)).as("without its event").isEmpty();
                assertThat(entries(waiting(row, unit, 10, row.events()), unit))
                        .as("in a later turn")
                        .isEqualTo(within(row.hexes()));
            }
        }
    }

    @Test
    @Rule({"11.1", "19.0"})
    void theRowsAreAllThatThereIs() {
        assertThat(rows().mapToInt(Row::count).sum()).isEqualTo(MAP.units().size());
        assertThat(rows().flatMap(row -> units(row).stream()).distinct())
                .hasSameElementsAs(MAP.units());
    }

    @Test
    @Rule("11.1")
    void theAxisIsGermanAndItalianAndTheAlliesAreAllOthers() {
        Map<String, Set<String>> nations = new TreeMap<>();
        for (String unit : MAP.units()) {
            nations.computeIfAbsent(MAP.trait(unit, "side"), _ -> new TreeSet<>())
                    .add(MAP.trait(unit, "nation"));
        }
        assertThat(nations.get("axis")).containsExactlyInAnyOrder("GE", "IT");
        assertThat(nations.get("allies")).contains("US").doesNotContain("GE", "IT");
    }

    @Test
    @Rule("19.0")
    void aUnitMayLeaveTheHexOfItsSetUpLikeAnyOther() {
        Desk desk = Desk.at(3, "allies movement", "AL05=2714 AL06=2814 AX01=3926");

        assertThat(desk.play("move AL05 2614", "move AL06 2714").place("AL06")).isEqualTo("2714");
    }
}
