package zeriba.kasserine.page;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zeriba.board.Places;
import zeriba.board.map.Drawing;
import zeriba.board.map.HexMap;
import zeriba.board.map.Point;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.PlaceNames;
import zeriba.kasserine.state.Roster;
import zeriba.kasserine.state.Scenario;
import zeriba.kasserine.state.Strength;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** The map and the counters for drawing. Lengths are in sides of a hex. */
public record KasserineSheet(
        KasserineMap map, Roster roster, Charts charts, List<Scenario> scenarios) {

    private static final List<String> LINES = List.of("wadi", "trail", "road");

    /** The sheet. */
    public Answer sheet() {
        return new Sheet(
                "kasserine",
                "Kasserine",
                "flat",
                1,
                hexes(map.grid().hexes(), printed().area("objective")),
                sides(map.grid().hexes()),
                lines(),
                Unit.all().stream().map(this::counter).toList(),
                List.of(PlaceNames.ELIMINATED, PlaceNames.DUE),
                IntStream.rangeClosed(1, Charts.LAST_TURN).mapToObj(this::turn).toList(),
                entries(scenarios.getFirst()),
                Stream.of(Army.values()).map(this::supply).toList(),
                "4 km",
                parts());
    }

    /** The part of the map that a scenario is played on, where that is not all of it. */
    private Map<String, Sheet.Part> parts() {
        Map<String, Sheet.Part> parts = new LinkedHashMap<>();
        for (Scenario scenario : scenarios) {
            if (!scenario.hexes().equals(map.passable())) {
                parts.put(scenario.id(), part(scenario));
            }
        }
        return parts;
    }

    private Sheet.Part part(Scenario scenario) {
        Places objectives = map.grid().none();
        for (int hex : scenario.objectives()) {
            objectives = objectives.with(hex);
        }
        return new Sheet.Part(
                hexes(scenario.hexes(), objectives),
                scenario.turns(),
                sides(scenario.hexes()),
                entries(scenario));
    }

    /** The ends of the lines of communication of an army. */
    private Sheet.Area supply(Army army) {
        return new Sheet.Area("supply-" + army, list(map.supply(army)));
    }

    private static List<Integer> list(Places hexes) {
        return hexes.stream().boxed().toList();
    }

    /** Who comes by the same hexes at the same time, with those hexes. */
    private List<Sheet.Entry> entries(Scenario scenario) {
        Map<Sheet.Entry, List<Unit>> entries = new LinkedHashMap<>();
        for (Unit unit : Unit.all()) {
            if (scenario.places().get(unit.number()) == Kasserine.DUE) {
                entries.computeIfAbsent(entry(unit, List.of()), _ -> new ArrayList<>()).add(unit);
            }
        }
        return entries.values().stream().map(units -> entry(units.getFirst(), units)).toList();
    }

    private Sheet.Entry entry(Unit unit, List<Unit> units) {
        return new Sheet.Entry(
                unit.army(),
                list(roster.starts(unit)),
                roster.turn(unit),
                roster.trigger(unit).map(Trigger::id).orElse(""),
                units);
    }

    private HexMap printed() {
        return map.printed();
    }

    private List<Sheet.Hex> hexes(Places shown, Places objectives) {
        Drawing drawing = new Drawing(map.grid());
        Map<String, Places> marks = new TreeMap<>();
        marks.put("objective", objectives);
        marks.put("box", map.boxes());
        marks.put("town", printed().area("town"));
        return shown.stream().mapToObj(hex -> hex(drawing.centre(hex), hex, marks)).toList();
    }

    private Sheet.Hex hex(Point centre, int hex, Map<String, Places> marks) {
        return new Sheet.Hex(
                hex,
                rounded(centre.x()),
                rounded(centre.y()),
                printed().terrain(hex),
                printed().prints().getOrDefault(hex, ""),
                marks.entrySet().stream()
                        .filter(mark -> mark.getValue().contains(hex))
                        .map(Map.Entry::getKey)
                        .toList(),
                Stream.of(Army.ALLIES, Army.AXIS)
                        .filter(army -> map.supply(army).contains(hex))
                        .findFirst());
    }

    private static double rounded(double length) {
        return Math.round(length * 10_000) / 10_000.0;
    }

    private List<Sheet.Side> sides(Places shown) {
        return printed().sides("mine").sides().stream()
                .filter(side -> shown.contains(side.hex()) && shown.contains(side.other()))
                .map(side -> new Sheet.Side(side.hex(), side.other(), "mine"))
                .toList();
    }

    private List<Sheet.Line> lines() {
        return LINES.stream()
                .flatMap(kind ->
                        printed().lines(kind).stream().map(line -> new Sheet.Line(kind, line)))
                .toList();
    }

    private Sheet.Turn turn(int turn) {
        return new Sheet.Turn(
                turn,
                charts.date(turn),
                charts.allotment(Army.AXIS, turn),
                charts.allotment(Army.ALLIES, turn));
    }

    private Sheet.Counter counter(Unit unit) {
        boolean isTwoSided = contains(roster.twoSided(unit.army()), unit.bit());
        return new Sheet.Counter(
                unit,
                unit.army(),
                roster.name(unit),
                roster.identity(unit),
                roster.type(unit),
                roster.nation(unit),
                factors(unit, Strength.FULL),
                isTwoSided ? Optional.of(factors(unit, Strength.REDUCED)) : Optional.empty(),
                roster.turn(unit),
                roster.trigger(unit));
    }

    private List<String> factors(Unit unit, Strength strength) {
        boolean isReduced = strength == Strength.REDUCED;
        return Stream.of(
                        roster.attack(unit.number(), isReduced),
                        roster.defence(unit.number(), isReduced),
                        roster.movement(unit))
                .map(String::valueOf)
                .toList();
    }
}
