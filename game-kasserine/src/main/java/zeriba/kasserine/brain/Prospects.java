package zeriba.kasserine.brain;

import static zeriba.board.Bits.*;

import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** What attacks promise before anybody has committed markers, in points of strength. */
final class Prospects {

    private static final double OWN_MARKER = 1.2;
    private static final double OTHER_MARKER = 1.0;
    private static final int CAP = 2;

    private Prospects() {}

    /** What one attack promises. */
    static double of(Kasserine state, Engagement engagement) {
        int own = Math.min(CAP, state.support().hand(engagement.army()).size());
        int others = Math.min(CAP, state.support().hand(engagement.army().enemy()).size());
        return Worth.expected(state, engagement, OWN_MARKER * own - OTHER_MARKER * others);
    }

    /**
     * What all attacks that an army could make promise, each enemy attacked by all that can and
     * have not been counted on yet.
     */
    static double of(Kasserine state, Army army) {
        long left = -1;
        double sum = 0;
        var held = state.hexes(army.enemy()).intersection(state.zone(army));
        for (int hex = held.next(0); hex >= 0; hex = held.next(hex + 1)) {
            Unit target = Unit.of(state.numberAt(hex));
            long able = intersection(S07_Combat.attackers(state, army, hex), left);
            if (!isEmpty(able) && !contains(state.activity().struck(), target.bit())) {
                double gain = of(state, Engagement.declared(new Units(army, able), target));
                if (gain > 0) {
                    sum += gain;
                    left = minus(left, able);
                }
            }
        }
        return sum;
    }
}
