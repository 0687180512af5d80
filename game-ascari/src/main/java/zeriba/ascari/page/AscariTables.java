package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battle.Formation;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.FireTables;
import zeriba.ascari.state.FireTables.Column;
import zeriba.ascari.state.FireTables.Modifier;
import zeriba.ascari.state.Mover;
import zeriba.ascari.state.Special;
import zeriba.ascari.state.Terrain;
import zeriba.engine.sheet.GameTable;
import zeriba.engine.sheet.GameTable.Row;
import zeriba.engine.sheet.GameTables;

/** The tables as the player aid card has them, from the data that the rules use. */
record AscariTables(Ascari state) {

    private static final String NONE = "–";

    GameTables all() {
        return new GameTables(List.of(fire(), modifiers(), melee(), terrain(), setUp()));
    }

    static String signed(int number) {
        return number == 0 ? NONE : number < 0 ? "−" + -number : "+" + number;
    }

    static String cost(int points) {
        return points == 0 ? NONE : String.valueOf(points);
    }

    private FireTables tables() {
        return state.parameters().tables();
    }

    private GameTable fire() {
        int farthest = Arrays.stream(Column.values()).mapToInt(tables()::range).max().orElseThrow();
        List<String> heads = new ArrayList<>(List.of("table.range"));
        IntStream.rangeClosed(1, farthest).mapToObj(String::valueOf).forEach(heads::add);
        List<Row> rows =
                Arrays.stream(Column.values())
                        .map(column ->
                                Row.of(
                                        "table.fire." + column.name().toLowerCase(Locale.ROOT),
                                        IntStream.rangeClosed(1, farthest)
                                                .mapToObj(range -> rolls(column, range))
                                                .toArray()))
                        .toList();
        return GameTable.of("fire", "4.5", heads, rows)
                .note("4.5", "fire-note")
                .note("4.5", "leader-hit", tables().leaderHit());
    }

    /** The least roll that hits, and after a stroke the least that hits twice. */
    private String rolls(Column column, int range) {
        if (range > tables().range(column)) {
            return NONE;
        }
        int twice = tables().twice(column, range);
        String hit = tables().hit(column, range) + "+";
        return twice == FireTables.NEVER ? hit : hit + " / " + twice + "+";
    }

    /** What is added to dice in this battle: on the field what formations count as well. */
    private GameTable modifiers() {
        List<Row> rows = new ArrayList<>();
        for (Modifier one : Modifier.values()) {
            if (holds(one)) {
                rows.add(modifier(one.word(), tables().modifier(one)));
            }
        }
        Formation formation = state.battle().formation();
        Map.of(
                        "charge",
                        formation.charge(),
                        "closed",
                        formation.closed(),
                        "loose",
                        formation.loose())
                .entrySet()
                .stream()
                .filter(one -> one.getValue() != 0)
                .sorted(Map.Entry.comparingByKey())
                .forEach(one -> rows.add(modifier(one.getKey(), one.getValue())));
        return GameTable.of("modifiers", "4.41", List.of("table.modifier", "table.to-die"), rows);
    }

    /** Whether a modifier may count in this battle. */
    private boolean holds(Modifier modifier) {
        return switch (modifier) {
            case BAYONET -> state.battle().has(Special.BAYONET);
            case CARTRIDGES -> state.battle().has(Special.CARTRIDGES);
            case OPPORTUNITY, OPPORTUNITY_GUNS, MOVED, COMBAT, SUPPORT, SIZE, RETREAT, HEIGHT ->
                    true;
        };
    }

    private static Row modifier(String word, int value) {
        return Row.of("table.modifier." + word, signed(value));
    }

    private GameTable melee() {
        List<Row> rows =
                List.of(
                        Row.of("0", "table.melee.tie"),
                        Row.of("1, 2", "table.melee.retreats"),
                        Row.of("3+", "table.melee.hit"),
                        Row.of("table.melee.double", "table.melee.overrun"));
        return GameTable.of("melee", "5.2", List.of("table.difference", "table.result"), rows)
                .note("5.1", "melee-note");
    }

    private GameTable terrain() {
        List<Row> rows =
                state.ground().grid().hexes().stream()
                        .mapToObj(state::terrain)
                        .distinct()
                        .sorted(Comparator.comparing(Terrain::name))
                        .map(AscariTables::terrain)
                        .toList();
        return GameTable.of(
                "terrain",
                "3.7",
                List.of(
                        "table.ground",
                        "table.infantry",
                        "table.cavalry",
                        "table.artillery",
                        "table.leader",
                        "table.target",
                        "table.in-melee",
                        "table.screens"),
                rows);
    }

    private static Row terrain(Terrain terrain) {
        return Row.of(
                "table.terrain." + terrain.name(),
                cost(terrain.cost(Mover.INFANTRY)),
                cost(terrain.cost(Mover.CAVALRY)),
                cost(terrain.cost(Mover.ARTILLERY)),
                cost(terrain.cost(Mover.LEADER)),
                signed(terrain.target()),
                signed(terrain.melee()),
                terrain.screens() ? "●" : NONE);
    }

    private GameTable setUp() {
        Battle battle = state.battle();
        List<Row> rows = battle.counters().stream().map(one -> setUp(battle, one)).toList();
        return GameTable.of(
                "set-up",
                "1.4",
                List.of("table.unit", "table.strength", "table.movement", "table.hex"),
                rows);
    }

    private static Row setUp(Battle battle, Counter counter) {
        int start = battle.start(counter);
        String factor =
                counter.isLeader()
                        ? "F+" + counter.fire() + " C+" + counter.melee()
                        : String.valueOf(counter.strength());
        return Row.of(
                counter.id(),
                factor,
                counter.movement(),
                start < 0 ? "table.later" : battle.grid().label(start));
    }
}
