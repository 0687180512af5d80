package zeriba.kasserine.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A counter: 27 of the Axis, AX01 to AX27, and 40 of the Allies. Its factors are data. */
public final class Unit {

    /** The number of Axis counters; theirs are the numbers below it. */
    public static final int OF_AXIS = 27;

    /** The number of Allied counters. */
    public static final int OF_ALLIES = 40;

    private static final List<Unit> ALL =
            IntStream.range(0, OF_AXIS + OF_ALLIES).mapToObj(Unit::new).toList();

    private final int number;
    private final Army army;
    private final String id;

    private Unit(int number) {
        this.number = number;
        this.army = number < OF_AXIS ? Army.AXIS : Army.ALLIES;
        this.id = (number < OF_AXIS ? "AX%02d" : "AL%02d").formatted(bit() + 1);
    }

    /** All units, in the order of the data. */
    public static List<Unit> all() {
        return ALL;
    }

    /** The unit of this number, from 0. */
    public static Unit of(int number) {
        return ALL.get(number);
    }

    /** The unit of an army that has this bit in its sets, from 0. */
    public static Unit of(Army army, int bit) {
        return ALL.get(army == Army.AXIS ? bit : OF_AXIS + bit);
    }

    /** The unit of this id. */
    public static Optional<Unit> named(String id) {
        return ALL.stream().filter(unit -> unit.id.equals(id)).findFirst();
    }

    /** Its number in the order of the data, from 0, over both armies. */
    public int number() {
        return number;
    }

    /** Its number within its army, from 0: its bit in a set. */
    public int bit() {
        return number < OF_AXIS ? number : number - OF_AXIS;
    }

    public Army army() {
        return army;
    }

    /** How records call it. */
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
