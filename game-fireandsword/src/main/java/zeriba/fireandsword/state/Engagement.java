package zeriba.fireandsword.state;

import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;

/**
 * An engagement with Dervishes: who, where and why.
 *
 * @param force all Anglo-Egyptians who take part, commanders too
 * @param inside those of them who are besieged in the space
 * @param origin the space or box that the others came from
 */
public record Engagement(
        Cause cause,
        @Called("at") @Of("space") int space,
        Units force,
        Units inside,
        @Of("place") int origin) {

    /** What brought it about. */
    public enum Cause {
        MARCH,
        STEAM,
        SORTIE,
        RELIEF,
        CAMP,
        LANDING
    }

    /** Whether a siege is to be broken, from inside or outside. */
    public boolean isForSiege() {
        return cause == Cause.SORTIE || cause == Cause.RELIEF;
    }
}
