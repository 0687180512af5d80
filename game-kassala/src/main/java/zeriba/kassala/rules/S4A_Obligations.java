package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Units;

/** Section IV.A. Cannon: an attack must leave every other battle possible, cannon included. */
public final class S4A_Obligations {

    private S4A_Obligations() {}

    /**
     * Whether all that must fight still can, once {@code attackers} have attacked {@code attacked}.
     * Each unit of the line needs an enemy of its own; an enemy that no unit of the line is left
     * for falls to the cannon, and a cannon that must fight can join any attack of the line within
     * its range.
     */
    @Rule({"G-2", "G-15"})
    static boolean leavesTheRest(Front front, int attackers, int attacked) {
        int line = 0;
        int joinable = 0;
        int forGuns = 0;
        for (int i = 0; i < front.count; i++) {
            if ((attacked >>> i & 1) == 0) {
                int left = front.line(i) & ~attackers;
                line |= left;
                joinable |= left == 0 ? 0 : front.gunsInRange(i);
                forGuns |= left == 0 ? 1 << i : 0;
            }
        }
        int due = front.due & ~attackers;
        return (due & ~Units.CANNON.bits() & ~line) == 0
                && canCover(front, forGuns, front.guns & ~attackers, due & front.guns & ~joinable);
    }

    /** The targets that would fall to the cannon, once others have attacked. */
    @Rule("G-15")
    static int leftToGuns(Front front, int attackers, int attacked) {
        int left = 0;
        for (int i = 0; i < front.count; i++) {
            boolean open = (attacked >>> i & 1) == 0 && (front.line(i) & ~attackers) == 0;
            left |= open ? 1 << i : 0;
        }
        return left;
    }

    /** Whether these cannon can attack all these targets, and none of {@code must} is left over. */
    @Rule({"IV.A.7.b", "IV.A.7.c"})
    private static boolean canCover(Front front, int targets, int guns, int must) {
        if (targets == 0) {
            return must == 0;
        }
        int i = Integer.numberOfTrailingZeros(targets);
        int others = targets & (targets - 1);
        for (int rest = front.gunsInRange(i) & guns; rest != 0; rest &= rest - 1) {
            int gun = rest & -rest;
            boolean bombards = S4A_Cannon.mayBombard(front, i, gun);
            if (bombards && canCover(front, others, guns & ~gun, must & ~gun)) {
                return true;
            }
        }
        return canAttackAlone(front, i, others, guns, must);
    }

    @Rule({"IV.A.7.c", "G-15"})
    private static boolean canAttackAlone(Front front, int i, int others, int guns, int must) {
        int near = front.gunsNear(i) & guns;
        for (int some = near; some != 0; some = (some - 1) & near) {
            if (canCover(front, others, guns & ~some, must & ~some)) {
                return true;
            }
        }
        for (int rest = near; rest != 0; rest &= rest - 1) {
            int gun = rest & -rest;
            int also = alsoNear(front, others, gun);
            for (int some = also; some != 0; some = (some - 1) & also) {
                if (canCover(front, others & ~some, guns & ~gun, must & ~gun)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int alsoNear(Front front, int targets, int gun) {
        int also = 0;
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            also |= (front.gunsNear(i) & gun) == 0 ? 0 : 1 << i;
        }
        return also;
    }
}
