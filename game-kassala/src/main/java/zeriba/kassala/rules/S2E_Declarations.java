package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;

/** Section II.E. Combat: all attacks that may be declared, where no cannon has a say of its own. */
public final class S2E_Declarations {

    private S2E_Declarations() {}

    /** Lists them. */
    @Rule({"II.E.5", "G-1", "G-2"})
    static void list(Front front, Attacks attacks) {
        extend(front, attacks, 0, 0, -1);
    }

    /** Lists the attacks on these targets and one or more from {@code next} on. */
    private static void extend(Front front, Attacks attacks, int next, int targets, int common) {
        for (int i = next; i < front.count; i++) {
            int attackers = common & front.line(i);
            if (attackers != 0) {
                int more = targets | 1 << i;
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
    private static boolean listOn(Front front, Attacks attacks, int targets, int common) {
        int rest = 0;
        boolean choosy = false;
        for (int i = 0; i < front.count; i++) {
            if ((targets >>> i & 1) == 0) {
                rest |= front.line(i);
                choosy |= (front.line(i) & ~common) == 0;
            }
        }
        int must = front.due & ~rest;
        if ((must & ~common) != 0) {
            return false;
        }
        long hexes = front.hexes(targets);
        if (!choosy) {
            attacks.add(hexes, must, common & ~must);
            return true;
        }
        int may = common & ~must;
        for (int k = must == 0 ? 1 : 0; k < 1 << Integer.bitCount(may); k++) {
            int attackers = must | Integer.expand(k, may);
            if (S2E_Obligations.leavesTheRest(front, attackers, targets)) {
                attacks.add(hexes, attackers, 0);
            }
        }
        return true;
    }
}
