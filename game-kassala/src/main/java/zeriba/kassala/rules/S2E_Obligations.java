package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Kassala;

/** Section II.E. Combat: an attack must leave every other battle possible. */
public final class S2E_Obligations {

    private S2E_Obligations() {}

    /**
     * Whether all that must fight still can, once {@code attackers} have attacked {@code attacked}.
     */
    @Rule({"G-2", "II.E.3"})
    static boolean leavesTheRest(Front front, long attackers, long attacked) {
        if (!isEmpty(front.guns)) {
            return S4A_Obligations.leavesTheRest(front, attackers, attacked);
        }
        long rest = NONE;
        for (long open = front.others(attacked); !isEmpty(open); open = withoutFirst(open)) {
            int i = first(open);
            long left = minus(front.line(i), attackers);
            if (isEmpty(left)) {
                return false;
            }
            rest = union(rest, left);
        }
        return containsAll(rest, minus(front.due, attackers));
    }

    /** Whether all that is due in the present combat portion can be done. */
    @Rule("G-2")
    public static boolean canBeSettled(Kassala state) {
        return leavesTheRest(Front.of(state), NONE, NONE);
    }

    /** Who would be left without an enemy. */
    @Rule("G-2")
    static long strandedUnits(Front front, long attackers, long attacked) {
        long rest = NONE;
        for (long open = front.others(attacked); !isEmpty(open); open = withoutFirst(open)) {
            int i = first(open);
            rest = union(rest, front.able(i));
        }
        return minus(front.due, attackers, rest);
    }

    /** Which targets would be left without an attacker. */
    @Rule("G-2")
    static long strandedTargets(Front front, long attackers, long attacked) {
        return where(front.others(attacked), i -> containsAll(attackers, front.able(i)));
    }
}
