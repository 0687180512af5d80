package zeriba.kassala.rules;

import zeriba.board.Places64;
import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Unit;
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
    static boolean leavesTheRest(Front front, Units attackers, Places64 attacked) {
        Units line = Units.NONE;
        Units joinable = Units.NONE;
        for (int target : front.targets.minus(attacked)) {
            Units left = front.line(target).minus(attackers);
            line = line.union(left);
            joinable = left.isEmpty() ? joinable : joinable.union(front.gunsInRange(target));
        }
        Units due = front.due.minus(attackers);
        return line.containsAll(due.minus(Units.CANNON))
                && canCover(
                        front,
                        leftToGuns(front, attackers, attacked),
                        front.guns.minus(attackers),
                        due.intersection(front.guns).minus(joinable));
    }

    /** The targets that would fall to the cannon, once others have attacked. */
    @Rule("G-15")
    static Places64 leftToGuns(Front front, Units attackers, Places64 attacked) {
        return front.targets
                .minus(attacked)
                .where(target -> attackers.containsAll(front.line(target)));
    }

    /** Whether these cannon can attack all these targets, and none of {@code must} is left over. */
    @Rule({"IV.A.7.b", "IV.A.7.c"})
    private static boolean canCover(Front front, Places64 targets, Units guns, Units must) {
        if (targets.isEmpty()) {
            return must.isEmpty();
        }
        int target = targets.first();
        Places64 others = targets.without(target);
        for (Unit gun : front.gunsInRange(target).intersection(guns)) {
            boolean bombards = S4A_Cannon.mayBombard(front, target, gun);
            if (bombards && canCover(front, others, guns.without(gun), must.without(gun))) {
                return true;
            }
        }
        return canAttackAlone(front, target, others, guns, must);
    }

    @Rule({"IV.A.7.c", "G-15"})
    private static boolean canAttackAlone(
            Front front, int target, Places64 others, Units guns, Units must) {
        Units near = front.gunsNear(target).intersection(guns);
        for (int k = near.subsets() - 1; k > 0; k--) {
            Units some = near.subset(k);
            if (canCover(front, others, guns.minus(some), must.minus(some))) {
                return true;
            }
        }
        return near.any(gun -> canAttackSeveral(front, gun, others, guns, must));
    }

    /** Whether one cannon can attack some others beside together, and the rest covers the rest. */
    private static boolean canAttackSeveral(
            Front front, Unit gun, Places64 others, Units guns, Units must) {
        Places64 near = others.where(target -> front.gunsNear(target).contains(gun));
        for (int k = near.subsets() - 1; k > 0; k--) {
            Places64 rest = others.minus(near.subset(k));
            if (canCover(front, rest, guns.without(gun), must.without(gun))) {
                return true;
            }
        }
        return false;
    }
}
