package zeriba.kassala.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zeriba.board.Places64;

/**
 * Where the units of the moving army can get to, each from where it began its movement portion.
 * Friends are not cut out yet: they may be passed, and they move. Follows from the places of the
 * units and is worked out once in a portion, because enemies stand still in it.
 */
public final class Destinations {

    /** Nobody is moving. */
    public static final Destinations NONE = new Destinations(new Places64[Unit.all().size()]);

    private final @Nullable Places64[] hexes;

    /** Takes the array over: by number of the unit, a set of hexes; nothing for who stays. */
    public Destinations(@Nullable Places64[] hexes) {
        this.hexes = hexes;
    }

    /** The hexes within reach of a unit. */
    public Places64 of(Unit unit) {
        Places64 within = hexes[unit.number()];
        return within == null ? Places64.NONE : within;
    }

    @Override
    public String toString() {
        return Arrays.toString(hexes);
    }
}
