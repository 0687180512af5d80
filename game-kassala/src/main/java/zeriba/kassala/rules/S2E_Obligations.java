package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Kassala;

/** Section II.E. Combat: an attack must leave every other battle possible. */
public final class S2E_Obligations {

    private S2E_Obligations() {}

    /**
     * Whether all that must fight still can, once {@code attackers} have attacked {@code attacked}.
     */
    @Rule({"G-2", "II.E.3"})
    static boolean leavesTheRest(Front front, int attackers, int attacked) {
        if (front.guns != 0) {
            return S4A_Obligations.leavesTheRest(front, attackers, attacked);
        }
        int rest = 0;
        for (int i = 0; i < front.count; i++) {
            if ((attacked >>> i & 1) == 0) {
                int left = front.line(i) & ~attackers;
                if (left == 0) {
                    return false;
                }
                rest |= left;
            }
        }
        return (front.due & ~attackers & ~rest) == 0;
    }

    /** Whether all that is due in the present combat portion can be done. */
    @Rule("G-2")
    public static boolean canBeSettled(Kassala state) {
        return leavesTheRest(Front.of(state), 0, 0);
    }

    /** Who would be left without an enemy. */
    @Rule("G-2")
    static int strandedUnits(Front front, int attackers, int attacked) {
        int rest = 0;
        for (int i = 0; i < front.count; i++) {
            if ((attacked >>> i & 1) == 0) {
                rest |= front.line(i) | front.gunsInRange(i);
            }
        }
        return front.due & ~attackers & ~rest;
    }

    /** Which targets would be left without an attacker. */
    @Rule("G-2")
    static int strandedTargets(Front front, int attackers, int attacked) {
        int stranded = 0;
        for (int i = 0; i < front.count; i++) {
            int able = front.line(i) | front.gunsInRange(i);
            if ((attacked >>> i & 1) == 0 && (able & ~attackers) == 0) {
                stranded |= 1 << i;
            }
        }
        return stranded;
    }
}
