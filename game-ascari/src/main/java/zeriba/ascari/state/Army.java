package zeriba.ascari.state;

import java.util.Locale;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;

/**
 * One of the two armies of a battle. The defender is the Italian army, and at Metemma the Dervishes
 * in their town; the attacker is the other.
 */
public enum Army {
    DEFENDER,
    ATTACKER;

    private final Side side = new Side(name().toLowerCase(Locale.ROOT));

    /** Its place in the order of these, from 0. */
    public int number() {
        return this == DEFENDER ? 0 : 1;
    }

    public Side side() {
        return side;
    }

    public Role role() {
        return Role.of(side);
    }

    public Army enemy() {
        return this == DEFENDER ? ATTACKER : DEFENDER;
    }

    /** The army of a side. */
    public static Army of(Side side) {
        return side.equals(DEFENDER.side) ? DEFENDER : ATTACKER;
    }

    @Override
    public String toString() {
        return side.name();
    }
}
