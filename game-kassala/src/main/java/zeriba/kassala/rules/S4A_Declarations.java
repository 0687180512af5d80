package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Units;

/** Section IV.A. Cannon: all attacks that may be declared where cannon have a say. */
public final class S4A_Declarations {

    private S4A_Declarations() {}

    /** Lists the combined and the individual attacks. */
    @Rule({"G-1", "IV.A.7.a", "IV.A.7.c"})
    static void list(Front front, Attacks attacks) {
        extend(front, attacks, 0, NONE, Units.ALL.bits(), Units.ALL.bits());
    }

    private static void extend(
            Front front, Attacks attacks, int next, long targets, long line, long guns) {
        for (int i = next; i < front.count; i++) {
            long lineHere = intersection(line, front.line(i));
            long gunsHere = intersection(guns, front.gunsNear(i));
            if (!isEmpty(union(lineHere, gunsHere))) {
                long more = with(targets, i);
                listOn(front, attacks, more, lineHere, gunsHere);
                extend(front, attacks, i + 1, more, lineHere, gunsHere);
            }
        }
    }

    /** Attacks on exactly these targets: the line with guns in range of any, or guns alone. */
    private static void listOn(Front front, Attacks attacks, long targets, long line, long guns) {
        long able = isEmpty(line) ? guns : union(line, inRangeOfAny(front, targets));
        for (int k = 1; k < subsets(able); k++) {
            long attackers = subset(able, k);
            boolean fits = meet(attackers, line) || containsAll(guns, attackers);
            if (fits && S4A_Obligations.leavesTheRest(front, attackers, targets)) {
                attacks.add(front.hexes(targets), attackers, NONE);
            }
        }
    }

    @Rule({"IV.A.5", "IV.A.7.a"})
    static long inRangeOfAny(Front front, long targets) {
        long guns = NONE;
        for (int target : each(targets)) {
            guns = union(guns, front.gunsInRange(target));
        }
        return guns;
    }

    /** Lists the bombardments, by hex, then by cannon. */
    @Rule({"IV.A.7.b", "G-2"})
    static void listBombardments(Front front, Attacks attacks) {
        for (int i = 0; i < front.count; i++) {
            for (int gun : each(front.gunsInRange(i))) {
                if (S4A_Cannon.mayBombard(front, i, gun)
                        && S4A_Obligations.leavesTheRest(front, only(gun), only(i))) {
                    attacks.add(front.hexes(only(i)), only(gun), NONE);
                }
            }
        }
    }
}
