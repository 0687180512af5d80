package zeriba.ascari.rules.general;

import static zeriba.board.Bits.*;

import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.rules.Rule;

/** Which leaders are with a unit, and what they do for it. Leaders go by bit, number n is bit n. */
@Rule("1.2")
public final class S1_Leaders {

    private S1_Leaders() {}

    /** The leaders of its own army in a unit's hex who lead it. */
    @Rule({"R-46", "R-47"})
    public static long proper(Ascari state, Counter unit) {
        long leading = state.battle().properLeaders(unit.number());
        return isEmpty(leading)
                ? leading
                : intersection(leading, state.leadersAt(state.at(unit), unit.army()));
    }

    /** Whether a proper leader keeps a MOVED, COMBAT or RETREAT marker off a unit just now. */
    @Rule({"1.2", "3.31", "R-48"})
    public static boolean keepMarkersOff(Ascari state, Counter unit) {
        return !isEmpty(proper(state, unit));
    }

    /** The best fire modifier of a unit's leaders. */
    @Rule({"R-50", "R-64"})
    public static int fire(Ascari state, Counter unit) {
        int best = 0;
        for (int number : each(proper(state, unit))) {
            Counter leader = state.leader(number);
            best = Math.max(best, counts(state, leader) ? leader.fire() : 0);
        }
        return best;
    }

    /** The best melee modifier of a unit's leaders. */
    @Rule("5.3")
    public static int melee(Ascari state, Counter unit) {
        int best = 0;
        for (int number : each(proper(state, unit))) {
            Counter leader = state.leader(number);
            best = Math.max(best, counts(state, leader) ? leader.melee() : 0);
        }
        return best;
    }

    private static boolean counts(Ascari state, Counter leader) {
        return state.options().reducedLeaders()
                || !state.has(zeriba.ascari.state.Mark.REDUCED, leader.number());
    }
}
