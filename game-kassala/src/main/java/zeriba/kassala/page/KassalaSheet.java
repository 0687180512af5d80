package zeriba.kassala.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import zeriba.board.Drawing;
import zeriba.board.HexMap;
import zeriba.board.Hexside;
import zeriba.board.Places;
import zeriba.board.Point;
import zeriba.engine.text.Value;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Roster;
import zeriba.kassala.state.Unit;
import zeriba.kassala.text.KassalaForm;

/** The map and the counters for drawing. Lengths are in sides of a hex. */
public record KassalaSheet(KassalaMap map, Roster roster) {

    /** All of it. */
    public Value.Fields written() {
        return Value.NO_FIELDS
                .with("game", Value.of("kassala"))
                .with("title", Value.of("Kassala"))
                .with("orientation", Value.of("flat"))
                .with("size", Value.of(1))
                .with("hexes", Value.of(hexes()))
                .with("sides", Value.of(sides()))
                .with("lines", Value.of(List.of(deployment())))
                .with("water", Value.of(water()))
                .with("units", Value.of(Unit.all().stream().map(this::unit).toList()))
                .with("boxes", Value.texts(List.of(KassalaForm.ELIMINATED, KassalaForm.RESERVE)));
    }

    private List<Value> hexes() {
        Drawing drawing = new Drawing(map.grid());
        SortedMap<Integer, String> prints = map.printed().prints();
        List<Value> hexes = new ArrayList<>();
        for (int hex : map.grid().hexes().toArray()) {
            Point centre = drawing.centre(hex);
            Value.Fields fields =
                    Value.NO_FIELDS
                            .with("id", Value.of(map.label(hex)))
                            .with("x", Value.of(rounded(centre.x())))
                            .with("y", Value.of(rounded(centre.y())))
                            .with("terrain", Value.of(map.printed().terrain(hex)));
            hexes.add(
                    prints.containsKey(hex)
                            ? fields.with("label", Value.of(prints.getOrDefault(hex, "")))
                            : fields);
        }
        return hexes;
    }

    private static double rounded(double length) {
        return Math.round(length * 10_000) / 10_000.0;
    }

    /** Wadi sides name the low hex, trench sides the one with the barbs. */
    private List<Value> sides() {
        List<Value> sides = new ArrayList<>();
        map.printed().sides("wadi").sides().forEach(side -> sides.add(side(side, "wadi", "low")));
        map.printed()
                .sides("trench")
                .sides()
                .forEach(side -> sides.add(side(side, "trench", "barbed")));
        return sides;
    }

    private Value side(Hexside side, String kind, String first) {
        return Value.NO_FIELDS
                .with("a", Value.of(map.label(side.hex())))
                .with("b", Value.of(map.label(side.other())))
                .with("kind", Value.of(kind))
                .with(first, Value.of(map.label(side.hex())));
    }

    private Value deployment() {
        List<Value> sides = new ArrayList<>();
        for (Hexside side : map.printed().sides("deployment").sides()) {
            sides.add(Value.texts(List.of(map.label(side.hex()), map.label(side.other()))));
        }
        return Value.NO_FIELDS.with("kind", Value.of("deployment")).with("sides", Value.of(sides));
    }

    private List<Value> water() {
        List<Value> river = new ArrayList<>(banks("river-west", "W"));
        river.addAll(banks("river-south", "S"));
        return List.of(water("river", river), water("lake", banks("lake-south", "S")));
    }

    private static Value water(String kind, List<Value> edges) {
        return Value.NO_FIELDS.with("kind", Value.of(kind)).with("edges", Value.of(edges));
    }

    private List<Value> banks(String area, String edge) {
        HexMap printed = map.printed();
        Places hexes = printed.area(area);
        List<Value> banks = new ArrayList<>();
        hexes.forEach(hex -> banks.add(Value.texts(List.of(map.label(hex), edge))));
        return banks;
    }

    private Value unit(Unit unit) {
        return Value.NO_FIELDS
                .with("id", Value.of(unit.name()))
                .with("side", Value.of(unit.army().toString()))
                .with("name", Value.of(roster.name(unit)))
                .with("type", Value.of(unit.kind().name().toLowerCase(Locale.ROOT)))
                .with("nation", Value.of(roster.nation(unit)))
                .with(
                        "factors",
                        Value.texts(
                                List.of(
                                        Integer.toString(roster.combat(unit)),
                                        Integer.toString(roster.movement(unit)))));
    }
}
