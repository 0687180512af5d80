package zeriba.kasserine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.board.Places;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/**
 * One thing to play.
 *
 * @param id its name in commands and records
 * @param title its title
 * @param turns its length, or 0 where the option says it
 * @param objectives the hexes that win it, in the order of the data
 * @param hexes the hexes that it is played on
 * @param places where every unit begins, by its number
 */
public record Scenario(
        String id,
        String title,
        int turns,
        List<Integer> objectives,
        Places hexes,
        List<Integer> places) {

    public Scenario {
        objectives = List.copyOf(objectives);
        places = List.copyOf(places);
    }

    /** The scenarios of a text. */
    public static List<Scenario> all(MapText text, HexMap map, Roster roster, Places passable) {
        List<Scenario> scenarios = new ArrayList<>();
        for (MapRow row : text.rows()) {
            switch (row.word()) {
                case "scenario" -> scenarios.add(read(text, row, map, roster, passable));
                case "place" -> row.withFields(4, "place scenario units hex");
                default -> throw row.fault("unknown row \"" + row.word() + "\"");
            }
        }
        return List.copyOf(scenarios);
    }

    private static Scenario read(
            MapText text, MapRow row, HexMap map, Roster roster, Places passable) {
        String id = row.field(1, "the id");
        List<Integer> objectives =
                row.words(2, "the objectives").stream().map(label -> hex(row, map, label)).toList();
        String area = row.trait("area");
        Places hexes = area.equals("all") ? passable : map.area(area).intersection(passable);
        boolean isWhole = row.trait("units").equals("all");
        Integer[] places = new Integer[Unit.all().size()];
        for (Unit unit : Unit.all()) {
            places[unit.number()] =
                    isWhole
                            ? (roster.isSetUp(unit) ? roster.starts(unit).next(0) : Kasserine.DUE)
                            : Kasserine.ELIMINATED;
        }
        text.rows().stream()
                .filter(r -> r.word().equals("place") && r.field(1, "the scenario").equals(id))
                .forEach(r -> place(r, map, places));
        return new Scenario(
                id, row.trait("title"), row.number("turns"), objectives, hexes, List.of(places));
    }

    private static void place(MapRow row, HexMap map, Integer[] places) {
        String where = row.field(3, "the hex or due");
        for (String id : row.words(2, "the units")) {
            Unit unit = Unit.named(id).orElseThrow(() -> row.fault("no unit is called " + id));
            places[unit.number()] = where.equals("due") ? Kasserine.DUE : hex(row, map, where);
        }
    }

    private static int hex(MapRow row, HexMap map, String label) {
        return map.grid().find(label).orElseThrow(() -> row.fault(label + " is no hex of the map"));
    }

    /** By id. */
    public static Map<String, Scenario> byId(List<Scenario> scenarios) {
        return scenarios.stream()
                .collect(java.util.stream.Collectors.toUnmodifiableMap(Scenario::id, s -> s));
    }
}
