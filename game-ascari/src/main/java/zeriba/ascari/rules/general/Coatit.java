package zeriba.ascari.rules.general;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.People;
import zeriba.ascari.state.Special;
import zeriba.engine.rules.Rule;

/** Special rules of Coatit. */
public final class Coatit {

    private Coatit() {}

    /** Whether the camp is still asleep: the first Italian player turn. */
    @Rule("S3.DAWN")
    public static boolean isAsleep(Ascari state, Army army) {
        return state.battle().has(Special.DAWN) && state.turn() == 1 && army == Army.ATTACKER;
    }

    /** Whether a firer is short of cartridges. */
    @Rule("S3.CARTRIDGES")
    public static boolean isShortOfCartridges(Ascari state, Counter firer) {
        return state.battle().has(Special.CARTRIDGES)
                && firer.people() == People.ETHIOPIAN
                && state.turn() >= state.battle().value("cartridges-from");
    }
}
