package zeriba.kassala.rules;

import java.util.Arrays;
import zeriba.board.Places64;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/**
 * The battles that are left in a combat portion, as a graph: the hexes that must still be attacked,
 * and for each the units that may still attack it. With the option, cannon ({@code guns}) are told
 * apart from the line; without it there are none, and cannon fight in line.
 */
final class Front {

    /** The hexes that must still be attacked. */
    final Places64 targets;

    /** Units that must still attack. */
    final Units due;

    /** Cannon that may attack by section IV.A. */
    final Units guns;

    private final Places64 shared;
    private final Units[] line;
    private final Units[] gunsNear;
    private final Units[] gunsInRange;

    private Front(Kassala state) {
        Contacts contacts = state.contacts();
        this.targets = contacts.targets();
        this.shared = contacts.shared();
        this.due = contacts.due();
        this.guns =
                state.parameters().cannon()
                        ? due.union(contacts.free()).intersection(Units.CANNON)
                        : Units.NONE;
        this.line = nobody(targets.size());
        this.gunsNear = guns.isEmpty() ? line : nobody(targets.size());
        this.gunsInRange = guns.isEmpty() ? line : nobody(targets.size());
        KassalaMap map = state.map();
        for (Unit unit : due.minus(guns)) {
            mark(line, S2E_Combat.attackable(map, state.place(unit)), unit);
        }
        for (Unit gun : guns) {
            mark(gunsNear, S2E_Combat.attackable(map, state.place(gun)), gun);
            mark(gunsInRange, S4A_Cannon.attackable(map, state.place(gun)), gun);
        }
    }

    private static Units[] nobody(int targets) {
        Units[] nobody = new Units[targets];
        Arrays.fill(nobody, Units.NONE);
        return nobody;
    }

    private void mark(Units[] who, Places64 hexes, Unit unit) {
        for (int target : hexes.intersection(targets)) {
            int i = targets.indexOf(target);
            who[i] = who[i].with(unit);
        }
    }

    /** The front of the combat portion that {@code state} is in. */
    static Front of(Kassala state) {
        return new Front(state);
    }

    /** Units next to a target that fight in line. */
    Units line(int target) {
        return line[targets.indexOf(target)];
    }

    /** Cannon next to a target. */
    Units gunsNear(int target) {
        return guns.isEmpty() ? Units.NONE : gunsNear[targets.indexOf(target)];
    }

    /** Cannon within two hexes of a target. */
    Units gunsInRange(int target) {
        return guns.isEmpty() ? Units.NONE : gunsInRange[targets.indexOf(target)];
    }

    /** Whether a target began next to two units or more. */
    boolean isShared(int target) {
        return shared.contains(target);
    }
}
