package zeriba.testkit.parley.state;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;

/** The units: one of each captain of the league, two of the guard. */
public enum Unit {
    A1(0, Seats.AMBER),
    B1(1, Seats.BIRCH),
    C1(2, Seats.CEDAR),
    G1(3, Seats.WARDEN),
    G2(4, Seats.WARDEN);

    /** The captains' units, in the order of their seats. */
    public static final List<Unit> LEAGUE = List.of(A1, B1, C1);

    /** The guard's units. */
    public static final List<Unit> GUARD = List.of(G1, G2);

    /** All units, in order. */
    public static final List<Unit> ALL = List.of(values());

    private final int number;
    private final Role role;

    Unit(int number, Role role) {
        this.number = number;
        this.role = role;
    }

    /** Its place in the order of units, from 0. */
    public int number() {
        return number;
    }

    /** The seat that commands it. */
    public Role role() {
        return role;
    }

    /** The side that it fights on. */
    public Side side() {
        return role.side();
    }

    /** Whether it fights on a side. */
    public boolean isOf(Side side) {
        return side().equals(side);
    }

    /** The unit of an id. */
    public static Optional<Unit> named(String id) {
        return ALL.stream().filter(unit -> unit.name().equals(id)).findFirst();
    }
}
