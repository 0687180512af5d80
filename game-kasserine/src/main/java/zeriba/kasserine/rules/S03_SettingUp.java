package zeriba.kasserine.rules;

import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Section 3. Setting up. */
public final class S03_SettingUp {

    private S03_SettingUp() {}

    /** The first state of a scenario: units on their hexes, all else still to come. */
    @Rule({"3.0", "19.0"})
    public static Kasserine begun(GameParameters parameters) {
        Kasserine state = Kasserine.empty(parameters, S04_Sequence.turn());
        for (Unit unit : Unit.all()) {
            state = state.put(unit, parameters.scenario().places().get(unit.number()));
        }
        return S04_Sequence.settled(state);
    }
}
