package zeriba.kasserine.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zeriba.engine.sheet.GameTable;
import zeriba.engine.sheet.GameTable.Row;
import zeriba.engine.sheet.GameTables;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.CombatResults;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Roster;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** The tables as the player aid card has them, from the charts that the rules use. */
public record KasserineTables(GameParameters parameters) {

    private static final int FACES = 6;
    private static final String NONE = "–";

    /** All of them. */
    public GameTables all() {
        return new GameTables(
                List.of(combat(), terrain(), support(), turns(), setUp(), reinforcements()));
    }

    /** Half points as whole ones. */
    static String points(int halves) {
        String half = halves % 2 == 0 ? "" : "½";
        return halves == 1 ? half : halves / 2 + half;
    }

    private Charts charts() {
        return parameters.charts();
    }

    private GameTable combat() {
        CombatResults results = charts().results();
        List<String> heads = new ArrayList<>(List.of("table.die"));
        List<Integer> columns = IntStream.range(0, results.columns()).boxed().toList();
        columns.forEach(column -> heads.add(results.heading(column)));
        List<Row> rows =
                IntStream.rangeClosed(1, FACES)
                        .mapToObj(die ->
                                Row.of(
                                        die,
                                        columns.stream()
                                                .map(c -> results.at(c, die).printed())
                                                .toArray()))
                        .toList();
        GameTable table = GameTable.of("combat", "7.6", heads, rows);
        for (CombatResult result : CombatResult.values()) {
            table = table.note(result.rule(), "result." + result.printed());
        }
        return table;
    }

    private GameTable terrain() {
        List<Row> rows =
                charts().grounds().stream()
                        .map(name ->
                                Row.of(
                                        "table.ground." + name,
                                        cost(name, "leg"),
                                        cost(name, "mobile"),
                                        offset(name)))
                        .toList();
        return GameTable.of(
                        "terrain",
                        "5.2",
                        List.of("table.ground", "table.leg", "table.mobile", "table.offset"),
                        rows)
                .note("14.1", "mine-allies", points(charts().ground("mine", "allies")))
                .note("14.2", "mine-axis");
    }

    private String cost(String ground, String mobility) {
        return charts().has(ground, mobility) ? points(charts().ground(ground, mobility)) : NONE;
    }

    private String offset(String ground) {
        boolean shelters = charts().has(ground, "offset") && charts().ground(ground, "offset") > 0;
        return shelters ? "−" + charts().ground(ground, "offset") : NONE;
    }

    private GameTable support() {
        List<String> heads = new ArrayList<>(List.of("table.side"));
        IntStream.rangeClosed(1, Markers.HIGHEST).forEach(value -> heads.add("+" + value));
        List<Row> rows =
                Stream.of(Army.values())
                        .map(army ->
                                Row.of(
                                        "side." + army,
                                        IntStream.rangeClosed(1, Markers.HIGHEST)
                                                .mapToObj(v -> charts().pool(army).count(v))
                                                .toArray()))
                        .toList();
        return GameTable.of("support", "8.0", heads, rows)
                .note("8.3", "markers", charts().number("markers-per-combat"));
    }

    private GameTable turns() {
        List<Row> rows =
                IntStream.rangeClosed(1, parameters.lastTurn())
                        .mapToObj(turn ->
                                Row.of(
                                        turn,
                                        charts().date(turn),
                                        charts().allotment(Army.AXIS, turn),
                                        charts().allotment(Army.ALLIES, turn)))
                        .toList();
        return GameTable.of(
                "turns",
                "8.1",
                List.of("table.turn", "table.date", "side.axis", "side.allies"),
                rows);
    }

    private GameTable setUp() {
        List<Row> rows =
                Unit.all().stream()
                        .filter(unit -> start(unit) >= 0)
                        .map(unit -> Row.of(unit.id(), factors(unit), label(start(unit))))
                        .toList();
        return GameTable.of(
                "set-up", "3.0", List.of("table.unit", "table.factors", "table.hex"), rows);
    }

    private GameTable reinforcements() {
        Roster roster = parameters.roster();
        List<Row> rows =
                Unit.all().stream()
                        .filter(unit -> start(unit) == Kasserine.DUE)
                        .sorted(Comparator.comparingInt(roster::turn))
                        .map(unit ->
                                Row.of(
                                        unit.id(),
                                        factors(unit),
                                        roster.turn(unit),
                                        roster.trigger(unit)
                                                .map(Trigger::id)
                                                .map(id -> "table.event." + id)
                                                .orElse(NONE),
                                        hexes(unit)))
                        .toList();
        return GameTable.of(
                "reinforcements",
                "11.0",
                List.of("table.unit", "table.factors", "table.turn", "table.event", "table.entry"),
                rows);
    }

    private int start(Unit unit) {
        return parameters.scenario().places().get(unit.number());
    }

    private String label(int hex) {
        return parameters.map().label(hex);
    }

    private String hexes(Unit unit) {
        List<String> labels = parameters.map().labels(parameters.roster().starts(unit));
        return labels.size() < 4
                ? String.join(", ", labels)
                : labels.getFirst() + " … " + labels.getLast();
    }

    private String factors(Unit unit) {
        Roster roster = parameters.roster();
        return roster.attack(unit.number(), false)
                + "-"
                + roster.defence(unit.number(), false)
                + "-"
                + roster.movement(unit);
    }
}
