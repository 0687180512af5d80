package zeriba.kasserine.rules.general;

import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/** Section 6. Zones of control. */
public final class S06_ZonesOfControl {

    private S06_ZonesOfControl() {}

    /** The enemy's zone as far as it concerns a unit. */
    @Rule({"6.0", "13.1", "R18"})
    public static Places against(Kasserine state, Unit unit) {
        return state.roster().isCommando(unit)
                ? state.map().grid().none()
                : state.zone(unit.army().enemy());
    }

    /** Whether a hex is in an enemy zone that concerns a unit. */
    @Rule({"6.0", "13.1"})
    public static boolean holds(Kasserine state, Unit unit, int hex) {
        return !state.roster().isCommando(unit) && state.zone(unit.army().enemy()).contains(hex);
    }

    /** Whether a unit may not move in a phase because it begins it in an enemy zone. */
    @Rule("4.1")
    public static boolean locks(Kasserine state, Unit unit, Phase phase) {
        return phase == Phase.MOBILE
                && state.parameters().variants().zoneLock()
                && holds(state, unit, state.place(unit));
    }

    /** Whether a step over a mined side leads from one zone into another, which is forbidden. */
    @Rule({"6.1", "14.2"})
    public static boolean barsOverMines(Kasserine state, Unit unit, int from, int to) {
        return state.map().isMined(from, to) && holds(state, unit, from) && holds(state, unit, to);
    }

    /** Whether a retreat may not enter a hex because of an enemy zone. */
    @Rule({"6.2", "13.1"})
    public static boolean barsRetreat(Kasserine state, Unit unit, int to) {
        return holds(state, unit, to) && !state.hexes(unit.army()).contains(to);
    }
}
