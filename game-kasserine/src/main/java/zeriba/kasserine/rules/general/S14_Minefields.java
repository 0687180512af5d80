package zeriba.kasserine.rules.general;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Section 14. Minefields and fortified boxes. */
public final class S14_Minefields {

    private S14_Minefields() {}

    /** Whether an Axis unit that begins a phase in a hex may cross a mined side of it. */
    @Rule({"14.2", "R12"})
    public static boolean mayCross(Kasserine state, Unit unit, int from, int to) {
        return state.map().isMined(from, to)
                && state.map().passable().contains(to)
                && !state.hexes(unit.army().enemy()).contains(to)
                && !state.parameters().outside().contains(to)
                && !S06_ZonesOfControl.barsOverMines(state, unit, from, to);
    }

    /** Whether the minefield line holds for a combat: somebody of the Axis attacks across. */
    @Rule({"14.1", "14.2"})
    public static boolean isAcross(Kasserine state, Engagement engagement) {
        int target = state.place(engagement.defender());
        if (engagement.army() != Army.AXIS || !state.map().mined().contains(target)) {
            return false;
        }
        for (Unit unit : engagement.attackers()) {
            if (state.map().isMined(state.place(unit), target)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a retreating unit suffers by a step: over a mined side, or into a box. */
    @Rule({"14.2", "R11"})
    public static boolean harmsRetreat(Kasserine state, Unit unit, int from, int to) {
        return unit.army() == Army.AXIS
                && (state.map().isMined(from, to) || state.map().boxes().contains(to));
    }

    /** Whether a unit may ignore a retreat because it is in a box. */
    @Rule({"14.3", "R13", "R14"})
    public static boolean ignoresRetreats(Kasserine state, Unit unit) {
        boolean american = contains(state.roster().american(unit.army()), unit.bit());
        return american && state.map().boxes().contains(state.place(unit));
    }
}
