package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;

/** Section II.A. Setting up the game. */
public final class S2A_SettingUp {

    private S2A_SettingUp() {}

    /** The state in which all units stand as printed. */
    @Rule("II.A.1")
    public static Kassala historical(GameParameters parameters) {
        Kassala state = Kassala.empty(parameters, S2B_Sequence.turn());
        for (Unit unit : Unit.all()) {
            state = state.put(unit, parameters.roster().start(unit));
        }
        return S2B_Sequence.entered(state);
    }
}
