package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.text.Value;

/**
 * A game's sheet as the text map needs it: hexes in columns and half rows, sides, units.
 *
 * @param hexes by label
 * @param sides what runs along hexsides
 * @param units by id
 */
record TextSheet(Map<String, Cell> hexes, List<Edge> sides, Map<String, Counter> units) {

    /** A hex: its column, its place in half rows from the top, its terrain and printed name. */
    record Cell(String id, int column, int half, String terrain, String label) {}

    /** Something along the side between two hexes; {@code marked} is the low or barbed one. */
    record Edge(String a, String b, String kind, String marked) {}

    /** A counter: its side, type and first factor. */
    record Counter(String id, String side, String type, String name, String factor) {}

    /** The sheet of flat-topped hexes whose centres are given in units of its {@code size}. */
    static TextSheet of(Value.Fields sheet) {
        double size = number(sheet.at("size"), 1);
        Map<String, Cell> hexes = new LinkedHashMap<>();
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        for (Value.Fields hex : items(sheet.at("hexes"))) {
            left = Math.min(left, number(hex.at("x"), 0));
            top = Math.min(top, number(hex.at("y"), 0));
        }
        for (Value.Fields hex : items(sheet.at("hexes"))) {
            int column = (int) Math.round((number(hex.at("x"), 0) - left) / (1.5 * size));
            double step = size * Math.sqrt(3) / 2;
            int half = (int) Math.round((number(hex.at("y"), 0) - top) / step);
            String id = text(hex.at("id"));
            hexes.put(
                    id, new Cell(id, column, half, text(hex.at("terrain")), text(hex.at("label"))));
        }
        return new TextSheet(hexes, edges(sheet), counters(sheet));
    }

    private static List<Edge> edges(Value.Fields sheet) {
        List<Edge> edges = new ArrayList<>();
        for (Value.Fields side : items(sheet.at("sides"))) {
            String marked = text(side.at("low")) + text(side.at("barbed"));
            edges.add(
                    new Edge(
                            text(side.at("a")), text(side.at("b")), text(side.at("kind")), marked));
        }
        return edges;
    }

    private static Map<String, Counter> counters(Value.Fields sheet) {
        Map<String, Counter> counters = new LinkedHashMap<>();
        for (Value.Fields unit : items(sheet.at("units"))) {
            String factor =
                    unit.at("factors") instanceof Value.Items(List<Value> factors)
                                    && !factors.isEmpty()
                            ? text(factors.getFirst())
                            : "";
            String id = text(unit.at("id"));
            counters.put(
                    id,
                    new Counter(
                            id,
                            text(unit.at("side")),
                            text(unit.at("type")),
                            text(unit.at("name")),
                            factor));
        }
        return counters;
    }

    Optional<Cell> hex(String id) {
        return Optional.ofNullable(hexes.get(id));
    }

    private static List<Value.Fields> items(Value value) {
        List<Value.Fields> fields = new ArrayList<>();
        if (value instanceof Value.Items(List<Value> items)) {
            for (Value item : items) {
                if (item instanceof Value.Fields field) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    private static double number(Value value, double otherwise) {
        return switch (value) {
            case Value.Whole(long number) -> number;
            case Value.Real(double number) -> number;
            case Value.Text _, Value.Flag _, Value.Nothing _, Value.Items _, Value.Fields _ ->
                    otherwise;
        };
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Real _, Value.Flag _, Value.Nothing _, Value.Items _, Value.Fields _ -> "";
        };
    }
}
