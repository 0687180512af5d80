package zeriba.testkit.parley.state;

import zeriba.engine.schema.As.Within;

/**
 * How a unit stands.
 *
 * @param strength 1 or 2 on the map, 0 in the box
 */
public record Man(Place at, @Within(from = 1, to = 2) int strength) {

    public static final Man GONE = new Man(Place.GONE, 0);

    /** Whether it stands anywhere on the map. */
    public boolean isOnMap() {
        return at != Place.GONE;
    }

    /** The same elsewhere. */
    public Man at(Place place) {
        return new Man(place, strength);
    }

    /** One strength less; without any it is gone. */
    public Man hurt() {
        return strength > 1 ? new Man(at, strength - 1) : GONE;
    }
}
