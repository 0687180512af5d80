package zeriba.kasserine.rules.general;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

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
        return new Units(Army.ALLIES, state.roster().engineers(Army.ALLIES))
                .any(engineer ->
                        state.isOnMap(engineer)
                                && state.map().distance(state.place(engineer), state.place(unit))
                                        <= radius);
    }
}
