package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

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
    static boolean leavesTheRest(Front front, long attackers, long attacked) {
        long line = NONE;
        long joinable = NONE;
        long forGuns = leftToGuns(front, attackers, attacked);
        for (int i : each(minus(front.others(attacked), forGuns))) {
            line = union(line, minus(front.line(i), attackers));
            joinable = union(joinable, front.gunsInRange(i));
        }
        long due = minus(front.due, attackers);
        long must = minus(intersection(due, front.guns), joinable);
        return containsAll(line, minus(due, Units.CANNON.bits()))
                && canCover(front, forGuns, minus(front.guns, attackers), must);
    }

    /** The targets that would fall to the cannon, once others have attacked. */
    @Rule("G-15")
    static long leftToGuns(Front front, long attackers, long attacked) {
        return where(front.others(attacked), i -> containsAll(attackers, front.line(i)));
    }

    /** Whether these cannon can attack all these targets, and none of {@code must} is left over. */
    @Rule({"IV.A.7.b", "IV.A.7.c"})
    private static boolean canCover(Front front, long targets, long guns, long must) {
        if (isEmpty(targets)) {
            return isEmpty(must);
        }
        int i = first(targets);
        long others = without(targets, i);
        for (int gun : each(intersection(front.gunsInRange(i), guns))) {
            boolean bombards = S4A_Cannon.mayBombard(front, i, gun);
            if (bombards && canCover(front, others, without(guns, gun), without(must, gun))) {
                return true;
            }
        }
        return canAttackAlone(front, i, others, guns, must);
    }

    @Rule({"IV.A.7.c", "G-15"})
    private static boolean canAttackAlone(Front front, int i, long others, long guns, long must) {
        long near = intersection(front.gunsNear(i), guns);
        for (int k = subsets(near) - 1; k > 0; k--) {
            long some = subset(near, k);
            if (canCover(front, others, minus(guns, some), minus(must, some))) {
                return true;
            }
        }
        for (int gun : each(near)) {
            long also = where(others, other -> contains(front.gunsNear(other), gun));
            for (int k = subsets(also) - 1; k > 0; k--) {
                long left = minus(others, subset(also, k));
                if (canCover(front, left, without(guns, gun), without(must, gun))) {
                    return true;
                }
            }
        }
        return false;
    }
}
