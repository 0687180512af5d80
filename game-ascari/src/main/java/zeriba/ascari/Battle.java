package zeriba.ascari;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.board.HexGrid;
import zeriba.board.HexMap;
import zeriba.board.Places;

/** One of the five battles as its data tell it: map, forces, set-up, figures of victory. */
public final class Battle {

    /** The ids of the battles, in the order of the rulebook. */
    public enum Id {
        S1,
        S2,
        S3,
        S4,
        S5
    }

    /** Counters and the hexes in which they are set up. */
    public record Zone(List<Counter> members, Places hexes) {
        public Zone {
            members = List.copyOf(members);
        }
    }

    private final Id id;
    private final String title;
    private final Map<Army, People> peoples;
    private final Army first;
    private final Army setsUpFirst;
    private final int turns;
    private final HexMap map;
    private final BattleContent content;
    private final Map<String, Counter> byId = new HashMap<>();
    private final List<List<String>> riders = new ArrayList<>();
    private final int[] proper;
    private final List<Places> exits = new ArrayList<>();
    private final Places objectives;

    Battle(
            Id id,
            String title,
            Map<Army, People> peoples,
            Army first,
            Army setsUpFirst,
            int turns,
            HexMap map,
            BattleContent content) {
        this.id = id;
        this.title = title;
        this.peoples = Map.copyOf(peoples);
        this.first = first;
        this.setsUpFirst = setsUpFirst;
        this.turns = turns;
        this.map = map;
        this.content = content;
        content.counters().forEach(counter -> byId.put(counter.id(), counter));
        for (int mask = 0; mask < 1 << leaders(); mask++) {
            riders.add(namesOf(mask));
        }
        this.proper = new int[units()];
        for (int unit = 0; unit < proper.length; unit++) {
            for (int leader = 0; leader < leaders(); leader++) {
                if (counter(units() + leader).leads(counter(unit))) {
                    proper[unit] |= 1 << leader;
                }
            }
        }
        this.objectives = area("objectives");
        for (Army army : Army.values()) {
            exits.add(area("exit-" + army));
        }
    }

    private List<String> namesOf(int mask) {
        List<String> names = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            names.add(counter(units() + Integer.numberOfTrailingZeros(rest)).id());
        }
        return names.stream().sorted().toList();
    }

    public Id id() {
        return id;
    }

    public String title() {
        return title;
    }

    public People people(Army army) {
        return army == Army.DEFENDER
                ? peoples.getOrDefault(Army.DEFENDER, People.ITALIAN)
                : peoples.getOrDefault(Army.ATTACKER, People.DERVISH);
    }

    /** Who has the first player turn. */
    public Army first() {
        return first;
    }

    public Army setsUpFirst() {
        return setsUpFirst;
    }

    /** How many game turns there are. */
    public int turns() {
        return turns;
    }

    public HexMap map() {
        return map;
    }

    public HexGrid grid() {
        return map.grid();
    }

    /** All counters by number: combat units, then leaders. */
    public List<Counter> counters() {
        return content.counters();
    }

    public Counter counter(int number) {
        return content.counters().get(number);
    }

    public Optional<Counter> named(String name) {
        return Optional.ofNullable(byId.get(name));
    }

    /** The number of the counter with this id, or -1. */
    public int number(String name) {
        Counter counter = byId.get(name);
        return counter == null ? -1 : counter.number();
    }

    /** How many combat units there are; they have the lowest numbers. */
    public int units() {
        return content.units();
    }

    /** How many leaders there are. */
    public int leaders() {
        return content.counters().size() - content.units();
    }

    /** The ids of leaders, in order of the alphabet; bit n of the mask is leader number n. */
    public List<String> riders(int mask) {
        return riders.get(mask);
    }

    /** Where a counter stands in the historical set-up. */
    public int start(Counter counter) {
        return content.starts().get(counter.number());
    }

    public List<Zone> zones() {
        return content.zones();
    }

    /** The zone of a counter; leaders without one start with any unit that they lead. */
    public Optional<Zone> zone(Counter counter) {
        return content.zones().stream().filter(z -> z.members().contains(counter)).findFirst();
    }

    /** The hexes by which an army may leave the map. */
    public Places exits(Army army) {
        return exits.get(army.number());
    }

    public Places objectives() {
        return objectives;
    }

    /** A named area; empty where the map has none of this name. */
    public Places area(String name) {
        return map.areas().contains(name) ? map.area(name) : grid().none();
    }

    /** A figure of the scenario, by its word. */
    public int value(String word) {
        Integer value = content.values().get(word);
        if (value == null) {
            throw new IllegalArgumentException(id + " has no figure " + word);
        }
        return value;
    }

    /** A figure of the scenario, or 0 where it has none of this word. */
    public int valueIfAny(String word) {
        return content.values().getOrDefault(word, 0);
    }

    /** The first game turn in which a counter may move by itself. */
    public int movesFrom(Counter counter, RulesOptions options) {
        for (BattleContent.Hold hold : content.holds()) {
            if (hold.who().contains(counter) && (!hold.optional() || options.staggered())) {
                return hold.turn();
            }
        }
        return 1;
    }

    /** The counters that a rule of the scenario speaks of; none where it has no such list. */
    public List<Counter> list(String word) {
        return content.lists().getOrDefault(word, List.of());
    }

    /** How many of which counters are set up where. */
    public List<BattleContent.Limit> limits() {
        return content.limits();
    }

    /** Whether Rifle markers are left behind: where Ethiopians fight. */
    public boolean hasRifleMarkers() {
        return people(Army.ATTACKER) == People.ETHIOPIAN;
    }

    /** The leaders who lead a combat unit, bit n for leader number n. */
    public int properLeaders(int unit) {
        return proper[unit];
    }
}
