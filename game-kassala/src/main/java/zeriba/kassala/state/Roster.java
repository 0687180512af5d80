package zeriba.kassala.state;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zeriba.board.Bits;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapUnit;

/**
 * The factors of the units, from the data. Strengths are kept as three planes of bits, so that the
 * strength of a set is three counts of bits.
 */
public final class Roster {

    private static final int MOST = 7;

    private final List<MapUnit> counters;
    private final int[] combat;
    private final int[] movement;
    private final long ones;
    private final long twos;
    private final long fours;

    public Roster(HexMap map) {
        this.counters = Unit.all().stream().map(unit -> counter(map, unit)).toList();
        this.combat = counters.stream().mapToInt(counter -> factor(counter, "combat")).toArray();
        this.movement =
                counters.stream().mapToInt(counter -> factor(counter, "movement")).toArray();
        this.ones = plane(0);
        this.twos = plane(1);
        this.fours = plane(2);
        Set<Unit> known = EnumSet.allOf(Unit.class);
        for (MapUnit counter : map.units()) {
            if (known.stream().noneMatch(unit -> unit.name().equals(counter.id()))) {
                throw counter.row().fault("the game has no unit " + counter.id());
            }
        }
    }

    private static MapUnit counter(HexMap map, Unit unit) {
        MapUnit counter =
                map.unit(unit.name())
                        .orElseThrow(() -> new IllegalStateException("no row for unit " + unit));
        String kind = unit.kind().name().toLowerCase(Locale.ROOT);
        if (!counter.trait("kind").equals(kind)) {
            throw counter.row().fault(unit + " is of the kind " + kind);
        }
        return counter;
    }

    private static int factor(MapUnit counter, String name) {
        int factor = counter.number(name);
        if (factor < 0 || factor > MOST) {
            throw counter.row().fault(name + " must be 0 to " + MOST);
        }
        return factor;
    }

    private long plane(int bit) {
        return Bits.where(Units.ALL.bits(), unit -> Bits.contains(combat[unit], bit));
    }

    /** The name in words, such as Turkish infantry. */
    public String name(Unit unit) {
        return counters.get(unit.number()).trait("name");
    }

    /** The people it was raised from. */
    public String nation(Unit unit) {
        return counters.get(unit.number()).trait("nation");
    }

    /** The printed combat strength. */
    public int combat(Unit unit) {
        return combat[unit.number()];
    }

    /** The printed movement points. */
    public int movement(Unit unit) {
        return movement[unit.number()];
    }

    /** The hex of the printed set-up. */
    public int start(Unit unit) {
        return counters.get(unit.number()).hex();
    }

    /** The printed combat strength of all these units together. */
    public int strength(Units units) {
        return strength(units.bits());
    }

    /** The printed combat strength of all these units together. */
    public int strength(long units) {
        return Long.bitCount(units & ones)
                + 2 * Long.bitCount(units & twos)
                + 4 * Long.bitCount(units & fours);
    }
}
