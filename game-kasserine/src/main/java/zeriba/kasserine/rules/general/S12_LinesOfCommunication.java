package zeriba.kasserine.rules.general;

import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;

/** Section 12. Lines of communication. */
public final class S12_LinesOfCommunication {

    private S12_LinesOfCommunication() {}

    /** The supply hexes of an army. */
    @Rule({"12.0", "R19", "R26"})
    public static Places hexes(Kasserine state, Army army) {
        return state.map().supply(army);
    }

    /** How many markers an army loses from a draw: one for each supply hex an enemy is in. */
    @Rule({"12.0", "R19", "R23"})
    public static int losses(Kasserine state, Army army) {
        return hexes(state, army).intersection(state.hexes(army.enemy())).size();
    }
}
