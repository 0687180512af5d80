package zeriba.kassala.naive;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import zeriba.engine.text.Value;
import zeriba.testkit.Json;

/** The printed board, units and table, read from a copy of the data and asked by plain loops. */
final class NaiveBoard {

    /** A counter as printed. */
    record Unit(String id, String side, String type, int combat, int movement, String hex) {
        boolean isCannon() {
            return type.equals("cannon");
        }

        boolean isCavalry() {
            return type.equals("cavalry");
        }
    }

    final List<String> hexes = new ArrayList<>();
    final Map<String, Unit> units = new LinkedHashMap<>();
    final Set<String> udaka = new HashSet<>();
    final Set<String> kassala = new HashSet<>();
    final Set<String> north = new HashSet<>();

    /** Low hex, high hex: attacking from the first to the second is attacking up. */
    private final Set<String> wadi = new HashSet<>();

    /** Barbed hex, other hex. */
    private final Set<String> trench = new HashSet<>();

    private final Map<String, List<String>> table = new HashMap<>();
    private final Map<String, List<String>> neighbours = new HashMap<>();

    NaiveBoard() {
        Value.Fields data = Json.read(resource("board.json"));
        hexes.addAll(texts(data.at("hexes")));
        udaka.addAll(texts(fields(data.at("towns")).at("udaka")));
        kassala.addAll(texts(fields(data.at("towns")).at("kassala")));
        north.addAll(texts(data.at("north_of_line")));
        for (Value side : items(data.at("wadi_hexsides"))) {
            wadi.add(text(side, "low") + text(side, "high"));
        }
        for (Value side : items(data.at("trench_hexsides"))) {
            trench.add(text(side, "barbed") + text(side, "other"));
        }
        for (Value unit : items(data.at("units"))) {
            units.put(text(unit, "id"), unit(unit));
        }
        fields(fields(data.at("combat_results_table")).at("rows"))
                .fields()
                .forEach((die, row) -> table.put(die, texts(row)));
        for (String hex : hexes) {
            neighbours.put(hex, around(hex).stream().filter(hexes::contains).toList());
        }
    }

    private static Unit unit(Value u) {
        return new Unit(
                text(u, "id"),
                text(u, "side"),
                text(u, "type"),
                number(u, "combat"),
                number(u, "movement"),
                text(u, "hex"));
    }

    Unit unit(String id) {
        return Objects.requireNonNull(units.get(id), id);
    }

    List<String> neighbours(String hex) {
        return Objects.requireNonNull(neighbours.get(hex), hex);
    }

    boolean isTown(String hex) {
        return udaka.contains(hex) || kassala.contains(hex);
    }

    boolean isWadi(String a, String b) {
        return wadi.contains(a + b) || wadi.contains(b + a);
    }

    boolean isTrench(String a, String b) {
        return trench.contains(a + b) || trench.contains(b + a);
    }

    /** What a unit in {@code from} loses when it attacks {@code to} across this side. */
    boolean attacksUp(String from, String to) {
        return wadi.contains(from + to);
    }

    boolean attacksFromBarbs(String from, String to) {
        return trench.contains(from + to);
    }

    String result(int column, int die) {
        return Objects.requireNonNull(table.get(Integer.toString(die))).get(column);
    }

    /** Whether two hexes are at most two apart, whatever lies between. */
    boolean withinTwo(String a, String b) {
        return a.equals(b)
                || around(a).contains(b)
                || around(a).stream().anyMatch(between -> around(between).contains(b));
    }

    /** The six hexes round this one, on the board or not; even columns stand half a hex higher. */
    private static List<String> around(String hex) {
        int c = Integer.parseInt(hex.substring(0, 2));
        int r = Integer.parseInt(hex.substring(2));
        int beside = c % 2 == 0 ? r - 1 : r;
        return List.of(
                label(c, r - 1),
                label(c + 1, beside),
                label(c + 1, beside + 1),
                label(c, r + 1),
                label(c - 1, beside + 1),
                label(c - 1, beside));
    }

    private static String label(int column, int row) {
        return "%02d%02d".formatted(column, row);
    }

    private static String resource(String name) {
        try (InputStream in = NaiveBoard.class.getResourceAsStream(name)) {
            byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Value.Fields fields(Value value) {
        return (Value.Fields) value;
    }

    private static List<Value> items(Value value) {
        return ((Value.Items) value).items();
    }

    private static List<String> texts(Value value) {
        return items(value).stream().map(v -> ((Value.Text) v).text()).toList();
    }

    private static String text(Value of, String name) {
        return ((Value.Text) fields(of).at(name)).text();
    }

    private static int number(Value of, String name) {
        return (int) ((Value.Whole) fields(of).at(name)).number();
    }
}
