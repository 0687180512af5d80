package zeriba.kasserine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.board.Drawing;
import zeriba.board.HexMap;
import zeriba.board.Hexside;
import zeriba.board.Places;
import zeriba.board.Point;
import zeriba.engine.text.Value;

/** The map and the counters for drawing. Lengths are in sides of a hex. */
record KasserineSheet(KasserineMap map, Roster roster, Charts charts, List<Scenario> scenarios) {

    private static final List<String> LINES = List.of("wadi", "trail", "road");

    Value.Fields written() {
        return Value.NO_FIELDS
                .with("game", Value.of("kasserine"))
                .with("title", Value.of("Kasserine"))
                .with("orientation", Value.of("flat"))
                .with("size", Value.of(1))
                .with("hexes", Value.of(hexes(map.grid().hexes(), printed().area("objective"))))
                .with("sides", Value.of(sides(map.grid().hexes())))
                .with("lines", Value.of(lines()))
                .with("units", Value.of(Unit.all().stream().map(this::unit).toList()))
                .with("boxes", Value.texts(List.of(PlaceNames.ELIMINATED, PlaceNames.DUE)))
                .with("turns", Value.of(turns()))
                .with("entries", Value.of(entries(scenarios.getFirst())))
                .with("areas", Value.of(areas()))
                .with("scale", Value.of("4 km"))
                .with("maps", maps());
    }

    /** The part of the map that a scenario is played on, where that is not all of it. */
    private Value.Fields maps() {
        Value.Fields maps = Value.NO_FIELDS;
        for (Scenario scenario : scenarios) {
            if (!scenario.hexes().equals(map.passable())) {
                Places objectives = map.grid().none();
                for (int hex : scenario.objectives()) {
                    objectives = objectives.with(hex);
                }
                maps =
                        maps.with(
                                scenario.id(),
                                Value.NO_FIELDS
                                        .with(
                                                "hexes",
                                                Value.of(hexes(scenario.hexes(), objectives)))
                                        .with("lastTurn", Value.of(scenario.turns()))
                                        .with("sides", Value.of(sides(scenario.hexes())))
                                        .with("entries", Value.of(entries(scenario))));
            }
        }
        return maps;
    }

    /** The ends of the lines of communication, by side. */
    private List<Value> areas() {
        List<Value> areas = new ArrayList<>();
        for (Army army : Army.values()) {
            areas.add(
                    Value.NO_FIELDS
                            .with("kind", Value.of("supply-" + army))
                            .with("hexes", Value.texts(map.labels(map.supply(army)))));
        }
        return areas;
    }

    /** Who comes by the same hexes at the same time, with those hexes. */
    private List<Value> entries(Scenario scenario) {
        Map<Entry, List<String>> entries = new LinkedHashMap<>();
        for (Unit unit : Unit.all()) {
            if (scenario.places().get(unit.number()) == Kasserine.DUE) {
                String event = roster.trigger(unit).map(Trigger::id).orElse("");
                Entry entry = new Entry(unit.army(), roster.starts(unit), roster.turn(unit), event);
                entries.computeIfAbsent(entry, e -> new ArrayList<>()).add(unit.id());
            }
        }
        List<Value> written = new ArrayList<>();
        entries.forEach((entry, units) -> written.add(entry.written(map, units)));
        return written;
    }

    private record Entry(Army army, Places hexes, int turn, String event) {
        Value written(KasserineMap map, List<String> units) {
            return Value.NO_FIELDS
                    .with("side", Value.of(army.toString()))
                    .with("hexes", Value.texts(map.labels(hexes)))
                    .with("turn", Value.of(turn))
                    .with("event", Value.of(event))
                    .with("units", Value.texts(units));
        }
    }

    private HexMap printed() {
        return map.printed();
    }

    private List<Value> hexes(Places shown, Places objectives) {
        Drawing drawing = new Drawing(map.grid());
        Map<String, Places> marks =
                Map.of("objective", objectives, "box", map.boxes(), "town", printed().area("town"));
        List<Value> hexes = new ArrayList<>();
        for (int hex : shown.toArray()) {
            Point centre = drawing.centre(hex);
            Value.Fields fields =
                    Value.NO_FIELDS
                            .with("id", Value.of(map.label(hex)))
                            .with("x", Value.of(rounded(centre.x())))
                            .with("y", Value.of(rounded(centre.y())))
                            .with("terrain", Value.of(printed().terrain(hex)));
            String name = printed().prints().getOrDefault(hex, "");
            fields = name.isEmpty() ? fields : fields.with("label", Value.of(name));
            List<String> own =
                    marks.keySet().stream()
                            .sorted()
                            .filter(mark -> marks.getOrDefault(mark, map.boxes()).contains(hex))
                            .toList();
            fields = own.isEmpty() ? fields : fields.with("marks", Value.texts(own));
            for (Army army : Army.values()) {
                if (map.supply(army).contains(hex)) {
                    fields = fields.with("supply", Value.of(army.toString()));
                }
            }
            hexes.add(fields);
        }
        return hexes;
    }

    private static double rounded(double length) {
        return Math.round(length * 10_000) / 10_000.0;
    }

    private List<Value> sides(Places shown) {
        List<Value> sides = new ArrayList<>();
        for (Hexside side : printed().sides("mine").sides()) {
            if (!shown.contains(side.hex()) || !shown.contains(side.other())) {
                continue;
            }
            sides.add(
                    Value.NO_FIELDS
                            .with("a", Value.of(map.label(side.hex())))
                            .with("b", Value.of(map.label(side.other())))
                            .with("kind", Value.of("mine")));
        }
        return sides;
    }

    private List<Value> lines() {
        List<Value> lines = new ArrayList<>();
        for (String kind : LINES) {
            for (List<Integer> line : printed().lines(kind)) {
                lines.add(
                        Value.NO_FIELDS
                                .with("kind", Value.of(kind))
                                .with(
                                        "hexes",
                                        Value.texts(line.stream().map(map::label).toList())));
            }
        }
        return lines;
    }

    private List<Value> turns() {
        List<Value> turns = new ArrayList<>();
        for (int turn = 1; turn <= Charts.LAST_TURN; turn++) {
            turns.add(
                    Value.NO_FIELDS
                            .with("turn", Value.of(turn))
                            .with("date", Value.of(charts.date(turn)))
                            .with("axis", Value.of(charts.allotment(Army.AXIS, turn)))
                            .with("allies", Value.of(charts.allotment(Army.ALLIES, turn))));
        }
        return turns;
    }

    private Value unit(Unit unit) {
        Value.Fields fields =
                Value.NO_FIELDS
                        .with("id", Value.of(unit.id()))
                        .with("side", Value.of(unit.army().toString()))
                        .with("name", Value.of(roster.name(unit)))
                        .with("identity", Value.of(roster.identity(unit)))
                        .with("type", Value.of(roster.type(unit)))
                        .with("nation", Value.of(roster.nation(unit)))
                        .with("factors", factors(unit, roster.movement(unit), false));
        boolean two = (roster.twoSided(unit.army()) & unit.mask()) != 0;
        fields = two ? fields.with("reduced", factors(unit, roster.movement(unit), true)) : fields;
        fields = fields.with("turn", Value.of(roster.turn(unit)));
        return roster.trigger(unit).isPresent()
                ? fields.with("event", Value.of(roster.trigger(unit).orElseThrow().id()))
                : fields;
    }

    private Value factors(Unit unit, int movement, boolean isReduced) {
        return Value.texts(
                List.of(
                        Integer.toString(roster.attack(unit.number(), isReduced)),
                        Integer.toString(roster.defence(unit.number(), isReduced)),
                        Integer.toString(movement)));
    }
}
