package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;

/** Section IV.A. Cannon: all attacks that may be declared where cannon have a say. */
public final class S4A_Declarations {

    private S4A_Declarations() {}

    /** Lists the combined and the individual attacks. */
    @Rule({"G-1", "IV.A.7.a", "IV.A.7.c"})
    static void list(Front front, Attacks attacks) {
        extend(front, attacks, 0, 0, -1, -1);
    }

    private static void extend(
            Front front, Attacks attacks, int next, int targets, int line, int guns) {
        for (int i = next; i < front.count; i++) {
            int lineHere = line & front.line(i);
            int gunsHere = guns & front.gunsNear(i);
            if ((lineHere | gunsHere) != 0) {
                int more = targets | 1 << i;
                listOn(front, attacks, more, lineHere, gunsHere);
                extend(front, attacks, i + 1, more, lineHere, gunsHere);
            }
        }
    }

    /** Attacks on exactly these targets: the line with guns in range of any, or guns alone. */
    private static void listOn(Front front, Attacks attacks, int targets, int line, int guns) {
        int able = line == 0 ? guns : line | inRangeOfAny(front, targets);
        for (int k = 1; k < 1 << Integer.bitCount(able); k++) {
            int attackers = Integer.expand(k, able);
            boolean fits = (attackers & line) != 0 || (attackers & ~guns) == 0;
            if (fits && S4A_Obligations.leavesTheRest(front, attackers, targets)) {
                attacks.add(front.hexes(targets), attackers, 0);
            }
        }
    }

    @Rule({"IV.A.5", "IV.A.7.a"})
    static int inRangeOfAny(Front front, int targets) {
        int guns = 0;
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            guns |= front.gunsInRange(Integer.numberOfTrailingZeros(rest));
        }
        return guns;
    }

    /** Lists the bombardments, by hex, then by cannon. */
    @Rule({"IV.A.7.b", "G-2"})
    static void listBombardments(Front front, Attacks attacks) {
        for (int i = 0; i < front.count; i++) {
            for (int rest = front.gunsInRange(i); rest != 0; rest &= rest - 1) {
                int gun = rest & -rest;
                if (S4A_Cannon.mayBombard(front, i, gun)
                        && S4A_Obligations.leavesTheRest(front, gun, 1 << i)) {
                    attacks.add(front.hexes(1 << i), gun, 0);
                }
            }
        }
    }
}
