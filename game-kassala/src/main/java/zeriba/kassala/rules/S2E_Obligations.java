package zeriba.kassala.rules;

import zeriba.board.Places64;
import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: an attack must leave every other battle possible. */
public final class S2E_Obligations {

    private S2E_Obligations() {}

    /**
     * Whether all that must fight still can, once {@code attackers} have attacked {@code attacked}.
     */
    @Rule({"G-2", "II.E.3"})
    static boolean leavesTheRest(Front front, Units attackers, Places64 attacked) {
        if (!front.guns.isEmpty()) {
            return S4A_Obligations.leavesTheRest(front, attackers, attacked);
        }
        Units busy = Units.NONE;
        for (int target : front.targets.minus(attacked)) {
            Units left = front.line(target).minus(attackers);
            if (left.isEmpty()) {
                return false;
            }
            busy = busy.union(left);
        }
        return busy.containsAll(front.due.minus(attackers));
    }

    /** Whether all that is due in the present combat portion can be done. */
    @Rule("G-2")
    public static boolean canBeSettled(Kassala state) {
        return leavesTheRest(Front.of(state), Units.NONE, Places64.NONE);
    }

    /** Who would be left without an enemy. */
    @Rule("G-2")
    static Units strandedUnits(Front front, Units attackers, Places64 attacked) {
        Units busy = Units.NONE;
        for (int target : front.targets.minus(attacked)) {
            busy = busy.union(front.line(target)).union(front.gunsInRange(target));
        }
        return front.due.minus(attackers).minus(busy);
    }

    /** Which targets would be left without an attacker. */
    @Rule("G-2")
    static Places64 strandedTargets(Front front, Units attackers, Places64 attacked) {
        return front.targets
                .minus(attacked)
                .where(target ->
                        attackers.containsAll(front.line(target).union(front.gunsInRange(target))));
    }
}
