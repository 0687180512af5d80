package zeriba.kasserine.state;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The charts: costs and offsets of the ground, combat results, turn record, pools, numbers. */
public final class Charts {

    /** The longest game that the turn record allows. */
    public static final int LAST_TURN = 12;

    /** The most markers of a side at a time, in hand and spent. */
    public static final int MOST_MARKERS = 15;

    private static final List<String> ROWS =
            List.of("ground", "columns", "die", "turn", "pool", "number");
    private static final int FACES = 6;

    private final MapText text;
    private final Map<String, MapRow> ground = new LinkedHashMap<>();
    private final Map<String, MapRow> turns = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<String, Markers> pools = new LinkedHashMap<>();
    private final CombatResults results;
    private final int[][] allotments = new int[2][LAST_TURN];

    /** The charts of a text; what cannot be right is refused with the line. */
    public Charts(MapText text) {
        this.text = text;
        for (MapRow row : text.rows()) {
            read(row);
        }
        this.results = readResults();
        for (int turn = 1; turn <= LAST_TURN; turn++) {
            MapRow row = turn(turn);
            allotments[0][turn - 1] = within(row, row.number("axis"), 0, MOST_MARKERS);
            allotments[1][turn - 1] = within(row, row.number("allies"), 0, MOST_MARKERS);
        }
    }

    private void read(MapRow row) {
        if (!ROWS.contains(row.word())) {
            throw row.fault("unknown row \"" + row.word() + "\"");
        }
        if (!List.of("S", "D", "G").contains(row.trait("prov"))) {
            throw row.fault("prov= must be S, D or G");
        }
        switch (row.word()) {
            case "ground" -> ground.put(row.field(1, "the ground"), row);
            case "turn" -> turns.put(row.field(1, "the turn"), row);
            case "pool" -> pools.put(row.field(1, "the side"), pool(row));
            case "number" -> numbers.put(row.field(1, "the name"), whole(row, row.field(2, "it")));
            default -> {}
        }
    }

    private static Markers pool(MapRow row) {
        List<String> counts = row.words(2, "how many of each value");
        if (counts.size() != Markers.HIGHEST) {
            throw row.fault("a pool has markers of the values 1 to " + Markers.HIGHEST);
        }
        Markers pool = Markers.NONE;
        for (int value = 1; value <= Markers.HIGHEST; value++) {
            int count = within(row, whole(row, counts.get(value - 1)), 0, MOST_MARKERS);
            for (int i = 0; i < count; i++) {
                pool = pool.plus(Markers.of(value));
            }
        }
        return pool;
    }

    private CombatResults readResults() {
        MapRow columns = one("columns", "");
        int[] least =
                columns.words(1, "the columns").stream().mapToInt(w -> whole(columns, w)).toArray();
        List<List<String>> rows =
                java.util.stream.IntStream.rangeClosed(1, FACES)
                        .mapToObj(face -> one("die", Integer.toString(face)))
                        .map(row -> row.words(2, "the results"))
                        .toList();
        if (rows.stream().anyMatch(row -> row.size() != least.length)) {
            throw columns.fault("every row of results needs " + least.length + " columns");
        }
        if (!Arrays.equals(least, Arrays.stream(least).sorted().toArray())) {
            throw columns.fault("the columns must ascend");
        }
        return new CombatResults(least, rows);
    }

    private MapRow one(String word, String id) {
        return text.rows().stream()
                .filter(row -> row.word().equals(word))
                .filter(row -> id.isEmpty() || row.field(1, "the number").equals(id))
                .findFirst()
                .orElseThrow(() -> text.fault("no row " + word + " " + id));
    }

    private static int whole(MapRow row, String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw row.fault(word + " is not a whole number");
        }
    }

    private static int within(MapRow row, int number, int from, int to) {
        if (number < from || number > to) {
            throw row.fault(number + " is not within " + from + " to " + to);
        }
        return number;
    }

    private MapRow turn(int turn) {
        MapRow row = turns.get(Integer.toString(turn));
        if (row == null) {
            throw text.fault("the turn record lacks turn " + turn);
        }
        return row;
    }

    /** A number of a ground's row, such as the cost for leg units in half points. */
    public int ground(String name, String trait) {
        MapRow row = ground.get(name);
        if (row == null) {
            throw text.fault("no ground " + name);
        }
        return within(row, row.number(trait), 0, Byte.MAX_VALUE);
    }

    /** The kinds of ground, as the chart lists them. */
    public List<String> grounds() {
        return List.copyOf(ground.keySet());
    }

    /** Whether a ground's row has such a number. */
    public boolean has(String name, String trait) {
        MapRow row = ground.get(name);
        return row != null && row.find(trait).isPresent();
    }

    /** A single number, such as the most markers in a combat. */
    public int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw text.fault("no number " + name);
        }
        return number;
    }

    /** All the markers of an army. */
    public Markers pool(Army army) {
        Markers pool = pools.get(army.toString());
        if (pool == null) {
            throw text.fault("no pool of the " + army);
        }
        return pool;
    }

    /** How many markers an army draws in a turn, 1 to {@link #LAST_TURN}, before losses. */
    public int allotment(Army army, int turn) {
        return allotments[army == Army.AXIS ? 0 : 1][turn - 1];
    }

    /** The day that a turn stands for. */
    public String date(int turn) {
        return turn(turn).trait("date");
    }

    public CombatResults results() {
        return results;
    }
}
