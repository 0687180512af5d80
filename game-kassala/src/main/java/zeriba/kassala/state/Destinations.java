package zeriba.kassala.state;

import java.util.Arrays;

/**
 * Where the units of the moving army can get to, each from where it began its movement portion.
 * Friends are not cut out yet: they may be passed, and they move. Follows from the places of the
 * units and is worked out once in a portion, because enemies stand still in it.
 */
public final class Destinations {

    /** Nobody is moving. */
    public static final Destinations NONE =
            new Destinations(Units.NONE, new long[Unit.all().size()]);

    private final long[] hexes;
    private final Units movable;

    /** Takes the array over: the units that get anywhere, and by number of each a set of hexes. */
    public Destinations(Units movable, long[] hexes) {
        this.movable = movable;
        this.hexes = hexes;
    }

    /** The units that get anywhere. */
    public Units movable() {
        return movable;
    }

    /** The hexes within reach of a unit. */
    public long of(Unit unit) {
        return hexes[unit.number()];
    }

    /** The hexes within reach of a unit, by its number. */
    public long of(int unit) {
        return hexes[unit];
    }

    @Override
    public String toString() {
        return Arrays.toString(hexes);
    }
}
