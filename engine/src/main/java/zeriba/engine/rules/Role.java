package zeriba.engine.rules;

/**
 * A chair at the table: one commander of a side. Where a side has a single commander, the role has
 * the side's name. Role names are unique in a game and open the lines of its records.
 */
public record Role(String name, Side side) {

    /** The only commander of {@code side}. */
    public static Role of(Side side) {
        return new Role(side.name(), side);
    }

    @Override
    public String toString() {
        return name;
    }
}
