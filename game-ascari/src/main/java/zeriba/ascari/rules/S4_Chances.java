package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Path;
import zeriba.engine.rules.Rule;

/** Section 4. Fire combat: who could fire where, for those who ask before they move. */
@Rule("4.0")
public final class S4_Chances {

    private S4_Chances() {}

    /** The units that could hit a counter that enters a hex, by the rules of the window itself. */
    @Rule({"4.3", "4.33", "4.7"})
    public static List<Counter> firers(Ascari state, Counter mover, int hex) {
        if (state.holds(mover.army().enemy(), hex)) {
            return List.of();
        }
        Ascari gone = state.draft().lift(mover.number()).done();
        Moving moving = new Moving(mover.number(), 0, Path.from(hex), 0, false, false);
        return counters(state, S4_OpportunityFire.firers(gone, moving));
    }

    /** The units of an army that could hit some enemy's unit that enters a hex. */
    @Rule({"4.3", "4.33", "4.7"})
    public static List<Counter> firers(Ascari state, Army by, int hex) {
        return state.holds(by, hex)
                ? List.of()
                : counters(state, S4_OpportunityFire.firers(state, by, hex));
    }

    private static List<Counter> counters(Ascari state, long units) {
        List<Counter> counters = new ArrayList<>();
        for (int unit : each(units)) {
            counters.add(state.counter(unit));
        }
        return counters;
    }

    /** The hexes at which a unit could fire with some chance in its own phase. */
    @Rule({"4.4", "R-25"})
    public static List<Integer> targets(Ascari state, Counter firer) {
        if (!S4_FirePhase.isFree(state, firer)) {
            return List.of();
        }
        return S4_FirePhase.targets(state, firer.army().enemy()).stream()
                .map(state::at)
                .distinct()
                .filter(hex -> S4_FirePhase.mayShoot(state, firer, hex))
                .toList();
    }
}
