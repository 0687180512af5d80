package zeriba.kassala.rules;

import zeriba.board.Places64;
import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section IV.A. Cannon: all attacks that may be declared where cannon have a say. */
public final class S4A_Declarations {

    private S4A_Declarations() {}

    /** Lists the combined and the individual attacks. */
    @Rule({"G-1", "IV.A.7.a", "IV.A.7.c"})
    static void list(Front front, Attacks attacks) {
        extend(front, attacks, front.targets, Places64.NONE, Units.ALL, Units.ALL);
    }

    /** Lists the attacks on these targets and one or more of the next, by whoever is near all. */
    private static void extend(
            Front front, Attacks attacks, Places64 next, Places64 targets, Units line, Units guns) {
        Places64 left = next;
        for (int target : next) {
            left = left.without(target);
            Units lineHere = line.intersection(front.line(target));
            Units gunsHere = guns.intersection(front.gunsNear(target));
            if (!lineHere.isEmpty() || !gunsHere.isEmpty()) {
                Places64 more = targets.with(target);
                listOn(front, attacks, more, lineHere, gunsHere);
                extend(front, attacks, left, more, lineHere, gunsHere);
            }
        }
    }

    /** Attacks on exactly these targets: the line with guns in range of any, or guns alone. */
    private static void listOn(
            Front front, Attacks attacks, Places64 targets, Units line, Units guns) {
        Units able = line.isEmpty() ? guns : line.union(inRangeOfAny(front, targets));
        for (int k = 1; k < able.subsets(); k++) {
            Units attackers = able.subset(k);
            boolean fits = attackers.meets(line) || guns.containsAll(attackers);
            if (fits && S4A_Obligations.leavesTheRest(front, attackers, targets)) {
                attacks.add(targets, attackers, Units.NONE);
            }
        }
    }

    @Rule({"IV.A.5", "IV.A.7.a"})
    static Units inRangeOfAny(Front front, Places64 targets) {
        Units guns = Units.NONE;
        for (int target : targets) {
            guns = guns.union(front.gunsInRange(target));
        }
        return guns;
    }

    /** Lists the bombardments, by hex, then by cannon. */
    @Rule({"IV.A.7.b", "G-2"})
    static void listBombardments(Front front, Attacks attacks) {
        for (int target : front.targets) {
            Places64 attacked = Places64.of(target);
            for (Unit gun : front.gunsInRange(target)) {
                if (S4A_Cannon.mayBombard(front, target, gun)
                        && S4A_Obligations.leavesTheRest(front, Units.of(gun), attacked)) {
                    attacks.add(attacked, Units.of(gun), Units.NONE);
                }
            }
        }
    }
}
