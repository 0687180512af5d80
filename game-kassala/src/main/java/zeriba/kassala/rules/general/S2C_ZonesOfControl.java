package zeriba.kassala.rules.general;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;

/** Section II.C. Zones of control. */
public final class S2C_ZonesOfControl {

    private S2C_ZonesOfControl() {}

    /** The hexes next to any unit of an army. */
    @Rule("II.C.1")
    public static long zone(Kassala state, Army army) {
        return state.map().neighbours(state.occupied(army));
    }
}
