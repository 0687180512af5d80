package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: all attacks that may be declared, where no cannon has a say of its own. */
public final class S2E_Declarations {

    private S2E_Declarations() {}

    /** Lists them. */
    @Rule({"II.E.5", "G-1", "G-2"})
    static void list(Front front, Attacks attacks) {
        extend(front, attacks, 0, NONE, Units.ALL.bits());
    }

    /** Lists the attacks on these targets and one or more from {@code next} on. */
    private static void extend(Front front, Attacks attacks, int next, long targets, long common) {
        for (int i = next; i < front.count; i++) {
            long attackers = intersection(common, front.line(i));
            if (!isEmpty(attackers)) {
                long more = with(targets, i);
                if (listOn(front, attacks, more, attackers)) {
                    extend(front, attacks, i + 1, more, attackers);
                }
            }
        }
    }

    /**
     * Lists the attacks on exactly these targets, which {@code common} are next to. False if no
     * attack on them and others can be right either, because somebody next to only some of them
     * would be left over.
     */
    private static boolean listOn(Front front, Attacks attacks, long targets, long common) {
        long rest = NONE;
        boolean choosy = false;
        for (long left = front.others(targets); !isEmpty(left); left = withoutFirst(left)) {
            int i = first(left);
            rest = union(rest, front.line(i));
            choosy = choosy || containsAll(common, front.line(i));
        }
        long must = minus(front.due, rest);
        if (!containsAll(common, must)) {
            return false;
        }
        long may = minus(common, must);
        long hexes = front.hexes(targets);
        if (!choosy) {
            attacks.add(hexes, must, may);
            return true;
        }
        for (int k = isEmpty(must) ? 1 : 0; k < subsets(may); k++) {
            long attackers = union(must, subset(may, k));
            if (S2E_Obligations.leavesTheRest(front, attackers, targets)) {
                attacks.add(hexes, attackers, NONE);
            }
        }
        return true;
    }
}
