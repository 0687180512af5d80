package zeriba.kassala.rules.general;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** Section IV.C. Mixed attacks, when the option is on. */
public final class S4C_MixedAttacks {

    private S4C_MixedAttacks() {}

    /** The columns to the right that an attack gains. */
    @Rule({"IV.C", "G-22"})
    public static int shift(Kassala state, Units attackers) {
        boolean mixed =
                meet(attackers.bits(), Units.INFANTRY.bits())
                        && meet(attackers.bits(), Units.CAVALRY.bits());
        return state.parameters().mixed() && mixed ? 1 : 0;
    }
}
