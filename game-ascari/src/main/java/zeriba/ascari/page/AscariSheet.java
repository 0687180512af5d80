package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.ascari.rules.ReactionOrders;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.RulesOptions;
import zeriba.board.Drawing;
import zeriba.board.HexGrid;
import zeriba.board.Point;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

/** The five maps and their counters for drawing. Lengths are in sides of a hex. */
public record AscariSheet(Battles battles) {

    /** The first battle's sheet, with those of all battles by id under {@code scenarios}. */
    public Value.Fields written() {
        Map<String, Value> sheets = new LinkedHashMap<>();
        for (Battle battle : battles.all()) {
            sheets.put(battle.id().word(), battle(battle));
        }
        Value.Fields sheet =
                sheets.values().iterator().next() instanceof Value.Fields first
                        ? first
                        : Value.NO_FIELDS;
        return sheet.with("scenarios", new Value.Fields(sheets));
    }

    private Value.Fields battle(Battle battle) {
        return Value.NO_FIELDS
                .with("game", Value.of("ascari"))
                .with("title", Value.of(battle.title()))
                .with("orientation", Value.of("flat"))
                .with("size", Value.of(1))
                .with("lastTurn", Value.of(battle.turns()))
                .with("hexes", Value.of(hexes(battle)))
                .with("sides", Value.of(List.of()))
                .with("lines", Value.of(paths(battle)))
                .with("water", Value.of(List.of()))
                .with("objectives", Value.texts(battle.grid().labels(battle.objectives())))
                .with("exits", exits(battle))
                .with("zones", zones(battle))
                .with("units", Value.of(battle.counters().stream().map(AscariSheet::unit).toList()))
                .with(
                        "boxes",
                        Value.texts(
                                List.of("eliminated", "reserve", "exited", "captured", "spiked")));
    }

    private List<Value> hexes(Battle battle) {
        HexGrid grid = battle.grid();
        Drawing drawing = new Drawing(grid);
        List<Value> hexes = new ArrayList<>();
        for (int hex : grid.hexes().toArray()) {
            Point centre = drawing.centre(hex);
            String terrain = battle.map().terrain(hex);
            hexes.add(
                    Value.NO_FIELDS
                            .with("id", Value.of(grid.label(hex)))
                            .with("x", Value.of(rounded(centre.x())))
                            .with("y", Value.of(rounded(centre.y())))
                            .with("terrain", Value.of(terrain))
                            .with("level", Value.of(battles.chart().terrain(terrain).level())));
        }
        return hexes;
    }

    private static double rounded(double length) {
        return Math.round(length * 10_000) / 10_000.0;
    }

    private static List<Value> paths(Battle battle) {
        HexGrid grid = battle.grid();
        return battle.map().lines("path").stream()
                .map(path ->
                        (Value)
                                Value.NO_FIELDS
                                        .with("kind", Value.of("path"))
                                        .with(
                                                "hexes",
                                                Value.texts(
                                                        path.stream().map(grid::label).toList())))
                .toList();
    }

    private static Value exits(Battle battle) {
        Value.Fields exits = Value.NO_FIELDS;
        for (Army army : Army.values()) {
            exits =
                    exits.with(
                            army.toString(), Value.texts(battle.grid().labels(battle.exits(army))));
        }
        return exits;
    }

    private static Value zones(Battle battle) {
        return Value.of(
                battle.zones().stream()
                        .map(zone ->
                                (Value)
                                        Value.NO_FIELDS
                                                .with(
                                                        "units",
                                                        Value.texts(
                                                                zone.members().stream()
                                                                        .map(Counter::id)
                                                                        .toList()))
                                                .with(
                                                        "hexes",
                                                        Value.texts(
                                                                battle.grid()
                                                                        .labels(zone.hexes()))))
                        .toList());
    }

    private static Value unit(Counter counter) {
        Value.Fields unit =
                Value.NO_FIELDS
                        .with("id", Value.of(counter.id()))
                        .with("side", Value.of(counter.army().toString()))
                        .with("name", Value.of(counter.name()))
                        .with("type", Value.of(counter.kind().word()))
                        .with("nation", Value.of(counter.people().word()))
                        .with("organisation", Value.of(counter.organisation()))
                        .with("steps", Value.of(counter.steps()))
                        .with("orders", Value.of(ReactionOrders.takes(counter)))
                        .with("factors", Value.texts(factors(counter)));
        return counter.steps() == 2 ? reduced(unit, counter) : unit;
    }

    /** With the factors of the other side; a leader's by an option are those of the first. */
    @Rule("R-64")
    private static Value.Fields reduced(Value.Fields unit, Counter counter) {
        Value.Fields reduced = unit.with("reduced", Value.texts(reducedFactors(counter)));
        return counter.isLeader()
                ? reduced.with("kept", Value.of(RulesOptions.REDUCED_LEADERS.id()))
                : reduced;
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
