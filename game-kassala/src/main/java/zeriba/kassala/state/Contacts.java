package zeriba.kassala.state;

import static zeriba.board.Bits.*;

import zeriba.engine.schema.As.Of;

/**
 * What a combat portion still has to settle. All of it was fixed when the portion began; units and
 * hexes leave it as they attack and are attacked.
 *
 * @param due units that began next to an enemy and have not attacked yet: they must
 * @param free cannon that began next to no enemy and have not attacked yet: they may, at two hexes
 * @param targets hexes of enemies that began next to a friend and have not been attacked yet: they
 *     must be
 * @param shared those of the targets that began next to two friendly units or more
 * @param attacked hexes that have been attacked
 */
public record Contacts(
        Units due,
        Units free,
        @Of("hexes") long targets,
        @Of("hexes") long shared,
        @Of("hexes") long attacked) {

    /** Nothing to settle. */
    public static final Contacts NONE = new Contacts(Units.NONE, Units.NONE, 0, 0, 0);

    /** Whether no battle is left to fight. */
    public boolean isSettled() {
        return isEmpty(targets) && due.isEmpty();
    }

    /** What is left once some units have attacked some hexes. */
    public Contacts without(Units attackers, long hexes) {
        return new Contacts(
                due.minus(attackers),
                free.minus(attackers),
                minus(targets, hexes),
                minus(shared, hexes),
                union(attacked, hexes));
    }
}
