package zeriba.kassala.rules;

import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Units;

/**
 * The battles that are left in a combat portion, as a graph: the hexes that must still be attacked,
 * numbered from the lowest, and for each the units that may still attack it, bit n for unit n. With
 * the option, cannon ({@code guns}) are told apart from the line; without it there are none, and
 * cannon fight in line. A set of targets is an {@code int} here, bit i for target i.
 */
final class Front {

    private static final int[] NOBODY = new int[64];

    /** The number of targets. */
    final int count;

    /** Units that must still attack. */
    final int due;

    /** Cannon that may attack by section IV.A. */
    final int guns;

    private final long targets;
    private final long shared;
    private final int[] line;
    private final int[] gunsNear;
    private final int[] gunsInRange;

    private Front(Kassala state) {
        Contacts contacts = state.contacts();
        this.targets = contacts.targets();
        this.shared = contacts.shared();
        this.count = Long.bitCount(targets);
        this.due = contacts.due().bits();
        this.guns =
                state.parameters().cannon()
                        ? (due | contacts.free().bits()) & Units.CANNON.bits()
                        : 0;
        this.line = new int[count];
        this.gunsNear = guns == 0 ? NOBODY : new int[count];
        this.gunsInRange = guns == 0 ? NOBODY : new int[count];
        KassalaMap map = state.map();
        for (int rest = due | guns; rest != 0; rest &= rest - 1) {
            int unit = Integer.numberOfTrailingZeros(rest);
            int place = state.place(unit);
            if ((guns >>> unit & 1) == 0) {
                mark(line, S2E_Combat.attackable(map, place), unit);
            } else {
                mark(gunsNear, S2E_Combat.attackable(map, place), unit);
                mark(gunsInRange, S4A_Cannon.attackable(map, place), unit);
            }
        }
    }

    /** The front of the combat portion that {@code state} is in. */
    static Front of(Kassala state) {
        return new Front(state);
    }

    private void mark(int[] who, long hexes, int unit) {
        for (long rest = hexes & targets; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            who[Long.bitCount(targets & (bit - 1))] |= 1 << unit;
        }
    }

    /** Units next to target {@code i} that fight in line. */
    int line(int i) {
        return line[i];
    }

    /** Cannon next to target {@code i}. */
    int gunsNear(int i) {
        return gunsNear[i];
    }

    /** Cannon within two hexes of target {@code i}. */
    int gunsInRange(int i) {
        return gunsInRange[i];
    }

    /** Whether target {@code i} began next to two units or more. */
    boolean isShared(int i) {
        return (shared & hexes(1 << i)) != 0;
    }

    /** All targets. */
    int all() {
        return (1 << count) - 1;
    }

    /** The hexes of these targets. */
    long hexes(int some) {
        return Long.expand(some, targets);
    }

    /** The targets in these hexes. */
    int numbers(long hexes) {
        return (int) Long.compress(hexes, targets);
    }
}
