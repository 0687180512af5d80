package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;

/** Section II.A. Setting up the game. */
public final class S2A_SettingUp {

    private S2A_SettingUp() {}

    /** The state in which all units stand as printed. */
    @Rule("II.A.1")
    public static Kassala historical(GameParameters parameters) {
        return S2B_Sequence.entered(
                Kassala.setUp(parameters, S2B_Sequence.turn(), parameters.roster()::start));
    }
}
