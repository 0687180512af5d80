package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Units;

/**
 * The battles that are left in a combat portion, as a graph: the hexes that must still be attacked,
 * numbered from the lowest, and for each the units that may still attack it, bit n for unit n. With
 * the option, cannon ({@code guns}) are told apart from the line; without it there are none, and
 * cannon fight in line. A set of targets has bit i for target i.
 */
final class Front {

    private static final long[] NOBODY = new long[64];

    /** The number of targets. */
    final int count;

    /** Units that must still attack. */
    final long due;

    /** Cannon that may attack by section IV.A. */
    final long guns;

    private final long targets;
    private final long shared;
    private final long[] line;
    private final long[] gunsNear;
    private final long[] gunsInRange;

    private Front(Kassala state) {
        Contacts contacts = state.contacts();
        this.targets = contacts.targets();
        this.shared = contacts.shared();
        this.count = size(targets);
        this.due = contacts.due().bits();
        this.guns =
                state.parameters().cannon()
                        ? intersection(union(due, contacts.free().bits()), Units.CANNON.bits())
                        : NONE;
        this.line = new long[count];
        this.gunsNear = isEmpty(guns) ? NOBODY : new long[count];
        this.gunsInRange = isEmpty(guns) ? NOBODY : new long[count];
        KassalaMap map = state.map();
        for (long rest = union(due, guns); !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int place = state.place(unit);
            if (!contains(guns, unit)) {
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

    private void mark(long[] who, long hexes, int unit) {
        for (long rest = intersection(hexes, targets); !isEmpty(rest); rest = withoutFirst(rest)) {
            int hex = first(rest);
            int i = indexOf(targets, hex);
            who[i] = with(who[i], unit);
        }
    }

    /** Units next to target {@code i} that fight in line. */
    long line(int i) {
        return line[i];
    }

    /** Cannon next to target {@code i}. */
    long gunsNear(int i) {
        return gunsNear[i];
    }

    /** Cannon within two hexes of target {@code i}. */
    long gunsInRange(int i) {
        return gunsInRange[i];
    }

    /** Whoever may take part in an attack on target {@code i}. */
    long able(int i) {
        return union(line[i], gunsInRange[i]);
    }

    /** Whether target {@code i} began next to two units or more. */
    boolean isShared(int i) {
        return meet(shared, hexes(only(i)));
    }

    /** The targets that are not among these. */
    long others(long some) {
        return minus(below(count), some);
    }

    /** The hexes of these targets. */
    long hexes(long some) {
        return subset(targets, some);
    }

    /** The targets in these hexes. */
    long numbers(long hexes) {
        return subsetIndex(targets, hexes);
    }
}
