package zeriba.kasserine.rules.general;

import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Section 17. Prohibited movement, and the penny packets. */
public final class S17_PennyPackets {

    private S17_PennyPackets() {}

    /** Whether Allied units in the west are frozen in this turn. */
    @Rule("17.1")
    public static boolean isInForce(Kasserine state, Army army) {
        return army == Army.ALLIES && state.turn() <= number(state, "penny-turns");
    }

    /** Whether a hex is so far west that units in it are frozen. */
    @Rule({"17.1", "R3"})
    public static boolean freezes(Kasserine state, int hex) {
        return state.map().column(hex) < number(state, "penny-column");
    }

    /** The hexes in which a unit that comes from the east stops. */
    @Rule({"17.1", "R17"})
    public static Places stops(Kasserine state, Unit unit) {
        return isInForce(state, unit.army())
                ? state.parameters().west()
                : state.map().grid().none();
    }

    /** The hexes that nobody may enter. */
    @Rule("17.0")
    public static boolean isProhibited(Kasserine state, int hex) {
        return !state.map().passable().contains(hex);
    }

    private static int number(Kasserine state, String name) {
        return state.parameters().charts().number(name);
    }
}
