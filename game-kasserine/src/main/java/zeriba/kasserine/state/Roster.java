package zeriba.kasserine.state;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zeriba.board.Bits;
import zeriba.board.Places;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapUnit;
import zeriba.engine.rules.Rule;

/** The factors of the units, and when and where they come, from the data. */
public final class Roster {

    private static final int MOST = 20;

    private final List<MapUnit> counters;
    private final int[] attack;
    private final int[] defence;
    private final int[] lessAttack;
    private final int[] lessDefence;
    private final int[] movement;
    private final int[] turn;
    private final List<Optional<Trigger>> triggers;
    private final long[] leg = new long[2];
    private final long[] twoSided = new long[2];
    private final long[] american = new long[2];
    private final long[] commandos = new long[2];
    private final long[] engineers = new long[2];

    public Roster(HexMap map) {
        this.counters = Unit.all().stream().map(unit -> counter(map, unit)).toList();
        this.attack = factors("attack");
        this.defence = factors("defence");
        this.lessAttack = reduced("reduced-attack");
        this.lessDefence = reduced("reduced-defence");
        this.movement = factors("move");
        this.turn = factors("turn");
        this.triggers = counters.stream().map(counter -> trigger(counter.row())).toList();
        for (Unit unit : Unit.all()) {
            MapRow row = counters.get(unit.number()).row();
            mark(leg, unit, row.trait("class").equals("leg"));
            mark(twoSided, unit, lessAttack[unit.number()] >= 0);
            mark(american, unit, row.trait("nation").equals("US"));
            mark(commandos, unit, row.find("trait").equals(Optional.of("commando")));
            mark(engineers, unit, row.find("trait").equals(Optional.of("engineer")));
        }
        checkNoOthers(map);
    }

    private static void checkNoOthers(HexMap map) {
        Set<String> known = Unit.all().stream().map(Unit::id).collect(Collectors.toSet());
        for (MapUnit counter : map.units()) {
            if (!known.contains(counter.id())) {
                throw counter.row().fault("the game has no unit " + counter.id());
            }
        }
    }

    private static MapUnit counter(HexMap map, Unit unit) {
        MapUnit counter =
                map.unit(unit.id())
                        .orElseThrow(() -> new IllegalStateException("no row for unit " + unit));
        MapRow row = counter.row();
        if (!row.trait("side").equals(unit.army().toString())) {
            throw row.fault(unit + " belongs to the " + unit.army());
        }
        if (!Set.of("leg", "mobile").contains(row.trait("class"))) {
            throw row.fault("class= must be leg or mobile");
        }
        if (counter.starts().isEmpty()) {
            throw row.fault("it must be said where " + unit + " is set up or arrives");
        }
        return counter;
    }

    private int[] factors(String name) {
        return counters.stream().mapToInt(counter -> factor(counter.row(), name)).toArray();
    }

    private int[] reduced(String name) {
        return counters.stream()
                .mapToInt(c -> c.row().find(name).isPresent() ? factor(c.row(), name) : -1)
                .toArray();
    }

    private static int factor(MapRow row, String name) {
        int factor = row.number(name);
        if (factor < 0 || factor > MOST) {
            throw row.fault(name + " must be 0 to " + MOST);
        }
        return factor;
    }

    private static Optional<Trigger> trigger(MapRow row) {
        Optional<String> word = row.find("event");
        if (word.isEmpty()) {
            return Optional.empty();
        }
        Optional<Trigger> trigger = Trigger.worded(word.get());
        if (trigger.isEmpty()) {
            throw row.fault("no event is called " + word.get());
        }
        return trigger;
    }

    private static void mark(long[] sets, Unit unit, boolean member) {
        sets[index(unit.army())] |= member ? Bits.only(unit.bit()) : Bits.NONE;
    }

    private static int index(Army army) {
        return army == Army.AXIS ? 0 : 1;
    }

    /** What the unit was, as far as it is known or guessed. */
    public String name(Unit unit) {
        return trait(unit, "name");
    }

    /** Whether the identity is inferred or a guess. */
    public String identity(Unit unit) {
        return trait(unit, "identity");
    }

    /** GE, IT, US, BR or FR. */
    public String nation(Unit unit) {
        return trait(unit, "nation");
    }

    /** The kind of troops, such as mech-infantry. */
    public String type(Unit unit) {
        return trait(unit, "type");
    }

    private String trait(Unit unit, String name) {
        return counters.get(unit.number()).trait(name);
    }

    /** The attack strength of a unit by its number, full or reduced. */
    public int attack(int unit, boolean isReduced) {
        return isReduced ? lessAttack[unit] : attack[unit];
    }

    /** The defence strength of a unit by its number, full or reduced. */
    public int defence(int unit, boolean isReduced) {
        return isReduced ? lessDefence[unit] : defence[unit];
    }

    /** The printed movement points. */
    public int movement(Unit unit) {
        return movement[unit.number()];
    }

    /** The units of an army that have a reduced side. */
    public long twoSided(Army army) {
        return twoSided[index(army)];
    }

    /** The units of an army that march. */
    public long leg(Army army) {
        return leg[index(army)];
    }

    /** The units of an army that are of the United States. */
    public long american(Army army) {
        return american[index(army)];
    }

    /** The commandos of an army. */
    public long commandos(Army army) {
        return commandos[index(army)];
    }

    /** The engineers of an army. */
    public long engineers(Army army) {
        return engineers[index(army)];
    }

    public boolean isLeg(Unit unit) {
        return Bits.contains(leg(unit.army()), unit.bit());
    }

    public boolean isCommando(Unit unit) {
        return Bits.contains(commandos(unit.army()), unit.bit());
    }

    /** Whether it begins on the map in the historical scenario. */
    public boolean isSetUp(Unit unit) {
        return turn[unit.number()] == 0;
    }

    /** The turn from which it may come. */
    public int turn(Unit unit) {
        return turn[unit.number()];
    }

    /** What must have happened before it comes, if anything must. */
    public Optional<Trigger> trigger(Unit unit) {
        return triggers.get(unit.number());
    }

    /** Where it is set up, or the hexes that it may arrive in. */
    @Rule("R4")
    public Places starts(Unit unit) {
        return counters.get(unit.number()).starts();
    }
}
