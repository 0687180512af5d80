package zeriba.fireandsword.rules.battle;

import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;

/**
 * A body of troops that enters a battle whole.
 *
 * @param name the unit's id, or the band's among the Dervishes
 * @param grade its training; of no effect for Dervishes
 * @param stands how many stands it has, at least 1
 * @param magazine whether it has magazine rifles
 */
public record Troop(String name, Arm arm, Grade grade, int stands, boolean magazine) {

    public Troop {
        if (stands < 1) {
            throw new IllegalArgumentException(name + " has no stand");
        }
    }

    /** A band of Dervishes, or their guns. */
    public static Troop dervish(String name, Arm arm, int stands) {
        return new Troop(name, arm, Grade.TRAINED, stands, false);
    }
}
