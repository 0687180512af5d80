package zeriba.kasserine.rules.general;

import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** Section 15. Youks-les-Bains airfield. */
public final class S15_Airfield {

    private S15_Airfield() {}

    /** Whether a unit is one of those that the airfield brings: never in the mobile phase. */
    @Rule({"15.0", "R8"})
    public static boolean isFlownIn(Kasserine state, Unit unit) {
        return state.roster().trigger(unit).filter(Trigger.AIRFIELD::equals).isPresent();
    }
}
