package zeriba.kasserine.rules;

import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Section 16. US engineers. */
public final class S16_Engineers {

    private S16_Engineers() {}

    /** Whether an Allied unit is near enough to an engineer to count as fortified. */
    @Rule({"16.0", "R15", "R16"})
    public static boolean fortifies(Kasserine state, Unit unit) {
        if (unit.army() != Army.ALLIES) {
            return false;
        }
        int radius = state.parameters().charts().number("engineer-radius");
        for (long rest = state.roster().engineers(Army.ALLIES); rest != 0; rest &= rest - 1) {
            Unit engineer = Unit.of(Army.ALLIES, Long.numberOfTrailingZeros(rest));
            if (state.isOnMap(engineer)
                    && state.map().distance(state.place(engineer), state.place(unit)) <= radius) {
                return true;
            }
        }
        return false;
    }
}
