package zeriba.kassala.rules;

import zeriba.board.Places64;
import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: all attacks that may be declared, where no cannon has a say of its own. */
public final class S2E_Declarations {

    private S2E_Declarations() {}

    /** Lists them. */
    @Rule({"II.E.5", "G-1", "G-2"})
    static void list(Front front, Attacks attacks) {
        extend(front, attacks, front.targets, Places64.NONE, Units.ALL);
    }

    /** Lists the attacks on these targets and one or more of the next. */
    private static void extend(
            Front front, Attacks attacks, Places64 next, Places64 targets, Units common) {
        Places64 left = next;
        for (int target : next) {
            left = left.without(target);
            Units attackers = common.intersection(front.line(target));
            if (!attackers.isEmpty()) {
                Places64 more = targets.with(target);
                if (listOn(front, attacks, more, attackers)) {
                    extend(front, attacks, left, more, attackers);
                }
            }
        }
    }

    /**
     * Lists the attacks on exactly these targets, which {@code common} are next to. False if no
     * attack on them and others can be right either, because somebody next to only some of them
     * would be left over.
     */
    private static boolean listOn(Front front, Attacks attacks, Places64 targets, Units common) {
        Units elsewhere = Units.NONE;
        boolean choosy = false;
        for (int target : front.targets.minus(targets)) {
            elsewhere = elsewhere.union(front.line(target));
            choosy |= common.containsAll(front.line(target));
        }
        Units must = front.due.minus(elsewhere);
        if (!common.containsAll(must)) {
            return false;
        }
        Units may = common.minus(must);
        if (!choosy) {
            attacks.add(targets, must, may);
            return true;
        }
        for (int k = must.isEmpty() ? 1 : 0; k < may.subsets(); k++) {
            Units attackers = must.union(may.subset(k));
            if (S2E_Obligations.leavesTheRest(front, attackers, targets)) {
                attacks.add(targets, attackers, Units.NONE);
            }
        }
        return true;
    }
}
