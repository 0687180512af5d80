package zeriba.kassala.page;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import zeriba.board.Bits;
import zeriba.board.Hexside;
import zeriba.board.map.Drawing;
import zeriba.board.map.Point;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.Schema;
import zeriba.engine.sheet.Centre;
import zeriba.engine.sheet.Edge;
import zeriba.engine.sheet.Head;
import zeriba.engine.sheet.Piece;
import zeriba.engine.text.Value;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Roster;
import zeriba.kassala.state.Unit;
import zeriba.kassala.text.KassalaForm;

/** The map and the counters for drawing. Lengths are in sides of a hex. */
public record KassalaSheet(KassalaMap map, Roster roster) {

    /** What is written. */
    private record Sheet(
            @Unwrapped Head head,
            List<Hex> hexes,
            List<Side> sides,
            List<Line> lines,
            List<Water> water,
            List<Counter> units,
            List<String> boxes) {}

    /** A hex, with the name that is printed in it. */
    private record Hex(@Unwrapped Centre centre, Optional<String> label) {}

    /** A wadi side with the low hex, or a trench side with the one that has the barbs. */
    private record Side(@Unwrapped Edge edge, Optional<String> low, Optional<String> barbed) {}

    /** The deployment line, side by side as the two hexes that it parts. */
    private record Line(String kind, List<List<String>> sides) {}

    /** A river or lake along edges: each a hex and the compass direction of its edge. */
    private record Water(String kind, List<List<String>> edges) {}

    /** A counter with its two factors, combat and movement. */
    private record Counter(@Unwrapped Piece piece, List<String> factors) {}

    /** All of it. */
    public Value.Fields written() {
        Sheet sheet =
                new Sheet(
                        Head.flat("kassala", "Kassala"),
                        hexes(),
                        sides(),
                        List.of(deployment()),
                        water(),
                        Unit.all().stream().map(this::counter).toList(),
                        List.of(KassalaForm.ELIMINATED, KassalaForm.RESERVE));
        return new Schema(MethodHandles.lookup(), Map.of()).written(sheet);
    }

    private List<Hex> hexes() {
        Drawing drawing = new Drawing(map.grid());
        SortedMap<Integer, String> prints = map.printed().prints();
        List<Hex> hexes = new ArrayList<>();
        for (int hex : Bits.each(map.hexes())) {
            Point at = drawing.centre(hex);
            Centre centre = new Centre(map.label(hex), at.x(), at.y(), map.printed().terrain(hex));
            hexes.add(new Hex(centre, Optional.ofNullable(prints.get(hex))));
        }
        return hexes;
    }

    private List<Side> sides() {
        List<Side> sides = new ArrayList<>();
        for (Hexside side : map.printed().sides("wadi").sides()) {
            Edge edge = edge(side, "wadi");
            sides.add(new Side(edge, Optional.of(edge.a()), Optional.empty()));
        }
        for (Hexside side : map.printed().sides("trench").sides()) {
            Edge edge = edge(side, "trench");
            sides.add(new Side(edge, Optional.empty(), Optional.of(edge.a())));
        }
        return sides;
    }

    private Edge edge(Hexside side, String kind) {
        return new Edge(map.label(side.hex()), map.label(side.other()), kind);
    }

    private Line deployment() {
        List<List<String>> sides = new ArrayList<>();
        for (Hexside side : map.printed().sides("deployment").sides()) {
            sides.add(List.of(map.label(side.hex()), map.label(side.other())));
        }
        return new Line("deployment", sides);
    }

    private List<Water> water() {
        List<List<String>> river = new ArrayList<>(banks("river-west", "W"));
        river.addAll(banks("river-south", "S"));
        return List.of(new Water("river", river), new Water("lake", banks("lake-south", "S")));
    }

    private List<List<String>> banks(String area, String edge) {
        return map.printed().area(area).stream()
                .mapToObj(hex -> List.of(map.label(hex), edge))
                .toList();
    }

    private Counter counter(Unit unit) {
        return new Counter(
                new Piece(
                        unit.name(),
                        unit.army().toString(),
                        roster.name(unit),
                        unit.kind().name().toLowerCase(Locale.ROOT),
                        roster.nation(unit)),
                List.of(
                        Integer.toString(roster.combat(unit)),
                        Integer.toString(roster.movement(unit))));
    }
}
