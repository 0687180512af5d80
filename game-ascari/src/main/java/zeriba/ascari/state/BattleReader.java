package zeriba.ascari.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.board.Places;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;
import zeriba.board.map.MapUnit;
import zeriba.engine.rules.Rule;

/**
 * Reads a battle from its data file: the rows of a {@link HexMap} and, beside them,
 *
 * <pre>{@code
 * battle    S1  title  victory=raid  defender=italian  attacker=dervish  first=attacker  sets-up-first=...  turns=10
 * special   dawn   cartridges                special rules in force
 * value     step-exited  1  design           a figure of the scenario and where it comes from
 * zone      1   D-J1 D-J2                    who is set up in the area zone-1
 * hold      2   E-AR1 E-AR2  always          who may not move before a turn; staggered: by option
 * list      guards  D-S1 D-S2                counters that a rule of the scenario speaks of
 * limit     at-most  1  outpost  IV-ISS      how many of these are set up in an area
 * }</pre>
 *
 * <p>Whatever cannot be so is refused with the line.
 */
final class BattleReader {

    private static final Set<String> OWN =
            Set.of("battle", "special", "value", "zone", "hold", "list", "limit");
    private static final int MOST_UNITS = 64;
    private static final int STRONGEST = 9;
    private static final int MOST_HITS = 99;

    private final MapText text;
    private final HexMap map;
    private final MapRow head;
    private final List<Counter> counters = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private int units;

    private BattleReader(MapText text) {
        this.text = text;
        this.map =
                HexMap.of(
                        new MapText(
                                text.file(),
                                text.rows().stream()
                                        .filter(row -> !OWN.contains(row.word()))
                                        .toList()));
        this.head =
                rows("battle").findFirst().orElseThrow(() -> text.fault("there is no row battle"));
    }

    /** The battle of a text, its terrains checked against the chart. */
    static Battle read(MapText text, TerrainChart chart) {
        return new BattleReader(text).battle(chart);
    }

    private Stream<MapRow> rows(String word) {
        return text.rows().stream().filter(row -> row.word().equals(word));
    }

    private Battle battle(TerrainChart chart) {
        map.grid().hexes().forEach(hex -> chart.terrain(map.terrain(hex)));
        readCounters();
        Map<Army, People> peoples =
                Map.of(
                        Army.DEFENDER, people(Army.DEFENDER),
                        Army.ATTACKER, people(Army.ATTACKER));
        return new Battle(
                word(head, Battle.Id.values(), head.field(1, "the id")),
                head.field(2, "the title"),
                peoples,
                army(head, head.trait("first")),
                army(head, head.trait("sets-up-first")),
                within(head, "turns", 1, 99),
                word(head, Victory.values(), head.trait("victory")),
                head.find("stances").orElseGet(() -> head.fields().get(1)),
                map,
                new BattleContent(
                        counters,
                        units,
                        starts,
                        zones(),
                        holds(),
                        values(),
                        lists(),
                        limits(),
                        specials()));
    }

    private People people(Army army) {
        return word(head, People.values(), head.trait(army.toString()));
    }

    private static Army army(MapRow row, String word) {
        return word(row, Army.values(), word);
    }

    private static <T extends Enum<T>> T word(MapRow row, T[] all, String word) {
        return Arrays.stream(all)
                .filter(one -> one.name().replace('_', '-').equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(
                        () -> row.fault("\"" + word + "\" is none of " + Arrays.toString(all)));
    }

    private static int within(MapRow row, String trait, int from, int to) {
        int number = row.number(trait);
        if (number < from || number > to) {
            throw row.fault(trait + "=" + number + " is not within " + from + " to " + to);
        }
        return number;
    }

    /** Combat units first, defenders before attackers, each in the order of the text. */
    private void readCounters() {
        List<MapUnit> ordered =
                map.units().stream()
                        .sorted(
                                Comparator.comparing((MapUnit unit) ->
                                                unit.trait("kind").equals(Kind.LEADER.word()))
                                        .thenComparing(
                                                unit -> army(unit.row(), unit.trait("army"))))
                        .toList();
        for (MapUnit unit : ordered) {
            Counter counter = counter(counters.size(), unit);
            counters.add(counter);
            starts.add(unit.hex());
            units += counter.isLeader() ? 0 : 1;
        }
        if (units > MOST_UNITS) {
            throw text.fault(units + " combat units, at most " + MOST_UNITS);
        }
    }

    private Counter counter(int number, MapUnit unit) {
        MapRow row = unit.row();
        Kind kind = word(row, Kind.values(), unit.trait("kind"));
        Army army = army(row, unit.trait("army"));
        boolean leader = kind == Kind.LEADER;
        requireGunners(kind, army, row);
        if (unit.hex() < 0) {
            throw row.fault(unit.id() + " needs a hex in the historical set-up");
        }
        boolean twoSteps = leader ? within(row, "steps", 1, 2) == 2 : isTwoStep(row);
        int steps = kind == Kind.BOAT ? within(row, "steps", 1, MOST_HITS) : twoSteps ? 2 : 1;
        return new Counter(
                number,
                unit.id(),
                unit.trait("name"),
                army,
                people(army),
                kind,
                leader ? 0 : within(row, "strength", 0, STRONGEST),
                leader || !twoSteps ? 0 : within(row, "reduced", 0, STRONGEST),
                steps,
                within(row, "movement", 1, STRONGEST),
                unit.trait(leader ? "leads" : "organisation"),
                leader ? within(row, "fire", 0, 3) : 0,
                leader ? within(row, "melee", 0, 3) : 0);
    }

    @Rule({"R-16", "FIELD.FORCES"})
    private void requireGunners(Kind kind, Army army, MapRow row) {
        boolean field = word(head, Victory.values(), head.trait("victory")) == Victory.FIELD;
        if (kind == Kind.BATTERY && people(army) != People.ITALIAN && !field) {
            throw row.fault("by R-16 only Italians have artillery");
        }
    }

    private static boolean isTwoStep(MapRow row) {
        return !row.trait("reduced").equals("-");
    }

    private List<Battle.Zone> zones() {
        List<Battle.Zone> zones = new ArrayList<>();
        Set<String> placed = new HashSet<>();
        for (MapRow row : rows("zone").toList()) {
            Places hexes = map.area("zone-" + row.field(1, "the number of the zone"));
            List<Counter> members = counters(row, 2);
            for (Counter member : members) {
                if (!placed.add(member.id())) {
                    throw row.fault(member + " has two zones");
                }
                if (!hexes.contains(starts.get(member.number()))) {
                    throw row.fault(member + " stands outside its zone");
                }
            }
            zones.add(new Battle.Zone(members, hexes));
        }
        counters.stream()
                .filter(counter -> !counter.isLeader() && !placed.contains(counter.id()))
                .findFirst()
                .ifPresent(counter -> {
                    throw text.fault(counter + " has no zone");
                });
        return zones;
    }

    private List<BattleContent.Hold> holds() {
        return rows("hold")
                .map(row ->
                        new BattleContent.Hold(
                                number(row, 1),
                                counters(row, 2),
                                row.field(3, "always or staggered").equals("staggered")))
                .toList();
    }

    private Map<String, Integer> values() {
        Map<String, Integer> values = new HashMap<>();
        for (MapRow row : rows("value").toList()) {
            row.field(3, "where it comes from");
            if (values.put(row.field(1, "the word"), number(row, 2)) != null) {
                throw row.fault("the figure " + row.field(1, "the word") + " is given twice");
            }
        }
        return values;
    }

    private static int number(MapRow row, int field) {
        String word = row.field(field, "a whole number");
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw row.fault("\"" + word + "\" is not a whole number");
        }
    }

    private Map<String, List<Counter>> lists() {
        Map<String, List<Counter>> lists = new HashMap<>();
        rows("list").forEach(row -> lists.put(row.field(1, "the name"), counters(row, 2)));
        return lists;
    }

    private Set<Special> specials() {
        return rows("special")
                .flatMap(row ->
                        row.words(1, "special rules").stream()
                                .map(rule -> word(row, Special.values(), rule)))
                .collect(Collectors.toUnmodifiableSet());
    }

    private List<BattleContent.Limit> limits() {
        return rows("limit")
                .map(row ->
                        new BattleContent.Limit(
                                row.field(1, "at-least or at-most").equals("at-most"),
                                number(row, 2),
                                map.area(row.field(3, "the area")),
                                counters(row, 4)))
                .toList();
    }

    private List<Counter> counters(MapRow row, int field) {
        return row.words(field, "counters").stream()
                .map(id ->
                        counters.stream()
                                .filter(counter -> counter.id().equals(id))
                                .findFirst()
                                .orElseThrow(() -> row.fault("no counter is called " + id)))
                .toList();
    }
}
