package zeriba.ascari.page;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ascari.rules.ReactionOrders;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.RulesOptions;
import zeriba.ascari.state.Special;
import zeriba.board.HexGrid;
import zeriba.board.map.Drawing;
import zeriba.board.map.Point;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.Schema;
import zeriba.engine.sheet.Centre;
import zeriba.engine.sheet.Edge;
import zeriba.engine.sheet.Head;
import zeriba.engine.sheet.Piece;
import zeriba.engine.text.Value;

/** The five maps and their counters for drawing. Lengths are in sides of a hex. */
public record AscariSheet(Battles battles, PrintedNames names) {

    /** A hex is so broad, by our maps' scale; north is up. */
    private static final String SCALE = "250 m";

    private static final int NORTH = 0;

    /** The first battle's sheet, with those of all battles by id. */
    private record Whole(@Unwrapped Sheet first, Map<String, Sheet> scenarios) {}

    /** What is written of a battle. */
    private record Sheet(
            @Unwrapped Head head,
            int lastTurn,
            List<Hex> hexes,
            List<Edge> sides,
            List<Line> lines,
            List<Line> water,
            List<String> objectives,
            Map<Army, List<String>> exits,
            List<Zone> zones,
            List<PrintedNames.Area> areas,
            String scale,
            int north,
            List<Unit> units,
            List<String> boxes) {}

    /** A hex, and how high it lies. */
    private record Hex(@Unwrapped Centre centre, int level) {}

    /** What runs from hex to hex. */
    private record Line(String kind, List<String> hexes) {}

    /** The hexes where units are set up. */
    private record Zone(List<String> units, List<String> hexes) {}

    /**
     * A counter with the factors of its sides.
     *
     * @param orders whether it takes orders of its own
     * @param kept the option by which its other side has the factors of the first
     */
    private record Unit(
            @Unwrapped Piece piece,
            String organisation,
            int steps,
            boolean orders,
            List<String> factors,
            Optional<List<String>> reduced,
            Optional<String> kept) {}

    /** The first battle's sheet, with those of all battles by id under {@code scenarios}. */
    public Value.Fields written() {
        Map<String, Sheet> sheets = new LinkedHashMap<>();
        for (Battle battle : battles.all()) {
            sheets.put(battle.id().word(), sheet(battle));
        }
        Whole whole = new Whole(sheets.values().iterator().next(), sheets);
        return new Schema(MethodHandles.lookup(), Map.of()).written(whole);
    }

    private Sheet sheet(Battle battle) {
        return new Sheet(
                Head.flat("ascari", battle.title()),
                battle.turns(),
                hexes(battle),
                List.of(),
                paths(battle),
                List.of(),
                battle.grid().labels(battle.objectives()),
                exits(battle),
                zones(battle),
                names.of(battle.id()),
                SCALE,
                NORTH,
                battle.counters().stream().map(AscariSheet::unit).toList(),
                boxes(battle));
    }

    private static List<String> boxes(Battle battle) {
        List<String> boxes = List.of("eliminated", "reserve", "exited", "captured", "spiked");
        return battle.has(Special.HIDDEN)
                ? Stream.concat(boxes.stream(), Stream.of("?")).toList()
                : boxes;
    }

    private List<Hex> hexes(Battle battle) {
        HexGrid grid = battle.grid();
        Drawing drawing = new Drawing(grid);
        List<Hex> hexes = new ArrayList<>();
        for (int hex : grid.hexes().toArray()) {
            Point at = drawing.centre(hex);
            String terrain = battle.map().terrain(hex);
            hexes.add(
                    new Hex(
                            new Centre(grid.label(hex), at.x(), at.y(), terrain),
                            battles.chart().terrain(terrain).level()));
        }
        return hexes;
    }

    private static List<Line> paths(Battle battle) {
        HexGrid grid = battle.grid();
        return battle.map().lines("path").stream()
                .map(path -> new Line("path", path.stream().map(grid::label).toList()))
                .toList();
    }

    private static Map<Army, List<String>> exits(Battle battle) {
        Map<Army, List<String>> exits = new EnumMap<>(Army.class);
        for (Army army : Army.values()) {
            exits.put(army, battle.grid().labels(battle.exits(army)));
        }
        return exits;
    }

    private static List<Zone> zones(Battle battle) {
        return battle.zones().stream()
                .map(zone ->
                        new Zone(
                                zone.members().stream().map(Counter::id).toList(),
                                battle.grid().labels(zone.hexes())))
                .toList();
    }

    /** A leader's other side has by an option the factors of the first. */
    @Rule("R-64")
    private static Unit unit(Counter counter) {
        boolean hasReduced = counter.steps() == 2;
        return new Unit(
                new Piece(
                        counter.id(),
                        counter.army().toString(),
                        counter.name(),
                        counter.kind().word(),
                        counter.people().word()),
                counter.organisation(),
                counter.steps(),
                ReactionOrders.takes(counter),
                factors(counter),
                hasReduced ? Optional.of(reducedFactors(counter)) : Optional.empty(),
                hasReduced && counter.isLeader()
                        ? Optional.of(RulesOptions.REDUCED_LEADERS.id())
                        : Optional.empty());
    }

    /** Strength and movement of a unit; what a leader adds to fire and melee, and movement. */
    private static List<String> factors(Counter counter) {
        return counter.isLeader()
                ? leaderFactors(counter, counter.fire(), counter.melee())
                : unitFactors(counter, counter.strength());
    }

    /** The same on the other side. */
    private static List<String> reducedFactors(Counter counter) {
        return counter.isLeader()
                ? leaderFactors(counter, 0, 0)
                : unitFactors(counter, counter.reduced());
    }

    private static List<String> leaderFactors(Counter leader, int fire, int melee) {
        return List.of("F+" + fire, "C+" + melee, Integer.toString(leader.movement()));
    }

    private static List<String> unitFactors(Counter unit, int strength) {
        return List.of(Integer.toString(strength), Integer.toString(unit.movement()));
    }
}
