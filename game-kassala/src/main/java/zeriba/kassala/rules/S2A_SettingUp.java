package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Terms;
import zeriba.kassala.state.Unit;

/** Section II.A. Setting up the game. */
public final class S2A_SettingUp {

    private S2A_SettingUp() {}

    @Rule("II.A.1")
    public static Kassala historical(Terms terms) {
        Kassala state = Kassala.empty(terms, S2B_Sequence.turn());
        for (Unit unit : Unit.all()) {
            state = state.put(unit, terms.roster().start(unit));
        }
        return S2B_Sequence.entered(state);
    }
}
