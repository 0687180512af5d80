package zeriba.ascari.state;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.board.map.HexMap;
import zeriba.engine.rules.Rule;

/**
 * One of the five battles, or one on the field, as its data tell it: map, forces, set-up, figures
 * of victory.
 */
public final class Battle {

    /** The ids of the battles, in the order of the rulebook. */
    public enum Id {
        S1,
        S2,
        S3,
        S4,
        S5,
        /** Made from a given order of battle and map. */
        FIELD;

        /** The five battles that come with the game, in the order of the rulebook. */
        public static List<Id> printed() {
            return List.of(S1, S2, S3, S4, S5);
        }

        /** Its word in positions and set-ups. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The battle of this word. */
        public static Optional<Id> named(String word) {
            return Stream.of(values()).filter(id -> id.word().equals(word)).findFirst();
        }
    }

    /** Counters and the hexes in which they are set up. */
    public record Zone(List<Counter> members, Places hexes) {
        public Zone {
            members = List.copyOf(members);
        }
    }

    /**
     * Some zones of an army put together.
     *
     * @param zones bit n for zone number n
     * @param hexes all their hexes
     */
    public record Quarters(long zones, Places hexes) {}

    /**
     * What formations count in a battle on the field; nothing in the five battles.
     *
     * @param closed added to the melee of closed ranks that are attacked
     * @param charge added to the melee of spears and horse that attack
     * @param loose added to fire at them from two hexes on
     */
    public record Formation(int closed, int charge, int loose, int contact) {}

    /**
     * How far one sees to fire at first, in hexes; without limit in the five battles.
     *
     * @param first in the first game turn
     * @param second in the second
     */
    public record Dawn(int first, int second) {

        private static final int FULL_DAY = 99;

        /** How far one sees in a game turn. */
        @Rule("FIELD.DAWN")
        public int sight(int turn) {
            int sight = turn == 1 ? first : turn == 2 ? second : 0;
            return sight == 0 ? FULL_DAY : sight;
        }
    }

    /**
     * A boat under fire: what hurts it, and who fires from it; nothing in battles without one.
     *
     * @param riflesWithin how near rifles have to be to hit it, in hexes
     * @param riflesNeed the lowest die by which rifles hit it
     * @param gunsNear up to how many hexes guns hit it more easily
     * @param gunsNeed the lowest die by which guns hit it up to there
     * @param gunsNeedFar the same beyond
     * @param gunHits how many hits a hit by guns is worth
     * @param aboard what the troops aboard add to its fire within the range of rifles
     */
    public record Boat(
            int riflesWithin,
            int riflesNeed,
            int gunsNear,
            int gunsNeed,
            int gunsNeedFar,
            int gunHits,
            int aboard) {}

    private final Id id;
    private final String title;
    private final Map<Army, People> peoples;
    private final Army first;
    private final Army setsUpFirst;
    private final int turns;
    private final Victory victory;
    private final String stances;
    private final HexMap map;
    private final BattleContent content;
    private final Map<String, Counter> byId = new HashMap<>();
    private final List<List<String>> riders = new ArrayList<>();
    private final long[] proper;

    /** By counter: the first that is like it in all that the set-up knows. */
    private final int[] alike;

    private final Counter[] counters;

    /** By counter: its zone, or -1. */
    private final int[] zoneOf;

    /** By counter: the first turn of its moves, with the option of a staggered arrival and not. */
    private final int[] movesStaggered;

    private final int[] movesAtOnce;

    /** By army: its combat units, bit n for unit number n; its leaders, by number among them. */
    private final long[] unitsOf = new long[Army.values().length];

    private final long[] leadersOf = new long[Army.values().length];

    /** By army: its counters, bit n of word m for number 64 m + n. */
    private final long[][] numbersOf = new long[Army.values().length][2];

    /** The combat units with rifles or guns of their own, bit n for unit number n. */
    private final long shooters;

    /** The special rules in force, bit n for rule number n. */
    private final long specials;

    private final Formation formation;
    private final Dawn dawn;
    private final Boat boat;
    private final boolean hasBoat;
    private final List<List<Counter>> countersOf = new ArrayList<>();
    private final List<List<Quarters>> quarters = new ArrayList<>();
    private final Places[] exits = new Places[Army.values().length];
    private final Places objectives;

    Battle(
            Id id,
            String title,
            Map<Army, People> peoples,
            Army first,
            Army setsUpFirst,
            int turns,
            Victory victory,
            String stances,
            HexMap map,
            BattleContent content) {
        this.id = id;
        this.title = title;
        this.peoples = Map.copyOf(peoples);
        this.first = first;
        this.setsUpFirst = setsUpFirst;
        this.turns = turns;
        this.victory = victory;
        this.stances = stances;
        this.map = map;
        this.content = content;
        this.counters = content.counters().toArray(Counter[]::new);
        this.specials = BattleTables.numbers(content.specials());
        content.counters().forEach(counter -> byId.put(counter.id(), counter));
        for (int mask = 0; mask < subsets(below(leaders())); mask++) {
            riders.add(List.copyOf(namesOf(mask)));
        }
        this.zoneOf = BattleTables.zonesOf(counters, content.zones());
        this.movesStaggered = BattleTables.movesFrom(counters, content.holds());
        this.movesAtOnce =
                BattleTables.movesFrom(
                        counters, content.holds().stream().filter(h -> !h.optional()).toList());
        for (Counter counter : counters) {
            long[] numbers = numbersOf[counter.army().number()];
            int word = counter.number() >> 6;
            numbers[word] = with(numbers[word], counter.number() & 63);
            if (counter.isLeader()) {
                leadersOf[counter.army().number()] =
                        with(leadersOf[counter.army().number()], counter.number() - units());
            } else {
                unitsOf[counter.army().number()] =
                        with(unitsOf[counter.army().number()], counter.number());
            }
        }
        this.formation =
                new Formation(
                        valueIfAny("closed"),
                        valueIfAny("charge"),
                        valueIfAny("loose"),
                        valueIfAny("contact"));
        this.dawn = new Dawn(valueIfAny("dawn-first"), valueIfAny("dawn-second"));
        this.hasBoat = content.counters().stream().anyMatch(Counter::isBoat);
        this.boat =
                new Boat(
                        valueIfAny("rifles-within"),
                        valueIfAny("rifles-need"),
                        valueIfAny("guns-near"),
                        valueIfAny("guns-need"),
                        valueIfAny("guns-need-far"),
                        valueIfAny("gun-hits"),
                        valueIfAny("aboard"));
        this.shooters = BattleTables.shooters(content.counters());
        for (Army army : Army.values()) {
            countersOf.add(content.counters().stream().filter(one -> one.army() == army).toList());
        }
        this.alike = BattleTables.alike(counters, zoneOf);
        this.proper = new long[units()];
        for (int unit = 0; unit < proper.length; unit++) {
            for (int leader = 0; leader < leaders(); leader++) {
                if (counter(units() + leader).leads(counter(unit))) {
                    proper[unit] = with(proper[unit], leader);
                }
            }
        }
        this.objectives = area("objectives");
        for (Army army : Army.values()) {
            quarters.add(BattleTables.quarters(content.zones(), army, grid().none()));
            exits[army.number()] = area("exit-" + army);
        }
    }

    private List<String> namesOf(long mask) {
        List<String> names = new ArrayList<>();
        for (int leader : each(mask)) {
            names.add(counter(units() + leader).id());
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

    /** What it is judged by. */
    public Victory victory() {
        return victory;
    }

    /** What formations count. */
    public Formation formation() {
        return formation;
    }

    /** How far one sees to fire. */
    public Dawn dawn() {
        return dawn;
    }

    /** Whether one of its units is a boat; it is then the only one of its army. */
    public boolean hasBoat() {
        return hasBoat;
    }

    /** What hurts the boat, and who fires from it. */
    public Boat boat() {
        return boat;
    }

    /** The name of the stances that programs play it by. */
    public String stances() {
        return stances;
    }

    /** Whether a special rule is in force. */
    public boolean has(Special rule) {
        return contains(specials, rule.number());
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

    /** The counters of an army by number. */
    public List<Counter> counters(Army army) {
        return countersOf.get(army.number());
    }

    /** The counters of an army from number 64 times {@code word} on, bit n for the n-th of them. */
    long numbers(Army army, int word) {
        return numbersOf[army.number()][word];
    }

    /** The combat units with rifles or guns of their own, bit n for unit number n. */
    public long shooters() {
        return shooters;
    }

    public Counter counter(int number) {
        return counters[number];
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

    /** The combat units of an army, bit n for unit number n. */
    public long unitsOf(Army army) {
        return unitsOf[army.number()];
    }

    /** The leaders of an army, bit n for leader number n. */
    public long leadersOf(Army army) {
        return leadersOf[army.number()];
    }

    /** The ids of leaders, in order of the alphabet; bit n of the mask is leader number n. */
    public List<String> riders(long mask) {
        return riders.get((int) mask);
    }

    /** Where a counter stands in the historical set-up. */
    public int start(Counter counter) {
        return content.starts().get(counter.number());
    }

    public List<Zone> zones() {
        return content.zones();
    }

    /** Every choice of zones of an army, but none at all. */
    public List<Quarters> quarters(Army army) {
        return quarters.get(army.number());
    }

    /** The zone of a counter; leaders without one start with any unit that they lead. */
    public Optional<Zone> zone(Counter counter) {
        int zone = zoneOf[counter.number()];
        return zone < 0 ? Optional.empty() : Optional.of(content.zones().get(zone));
    }

    /** The number of the first counter that is like one in all that the set-up knows. */
    public int alike(Counter counter) {
        return alike[counter.number()];
    }

    /** The place of a counter's zone among the zones, or -1. */
    public int zoneNumber(Counter counter) {
        return zoneOf[counter.number()];
    }

    /** The hexes by which an army may leave the map. */
    public Places exits(Army army) {
        return exits[army.number()];
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
        return (options.staggered() ? movesStaggered : movesAtOnce)[counter.number()];
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
    public long properLeaders(int unit) {
        return proper[unit];
    }
}
