package zeriba.kassala.state;

import static zeriba.kassala.state.Army.CHRISTIAN;
import static zeriba.kassala.state.Army.MOSLEM;
import static zeriba.kassala.state.Unit.Kind.CANNON;
import static zeriba.kassala.state.Unit.Kind.CAVALRY;
import static zeriba.kassala.state.Unit.Kind.INFANTRY;

import java.util.List;
import java.util.Optional;

/** A counter. Its name and factors are data: see {@link Roster}. */
public enum Unit {
    N1(MOSLEM, INFANTRY),
    N2(MOSLEM, INFANTRY),
    N3(MOSLEM, INFANTRY),
    ES(MOSLEM, INFANTRY),
    TI(MOSLEM, INFANTRY),
    TC(MOSLEM, CAVALRY),
    A1(MOSLEM, CAVALRY),
    A2(MOSLEM, CAVALRY),
    M1(MOSLEM, CAVALRY),
    M2(MOSLEM, CAVALRY),
    MC1(MOSLEM, CANNON),
    MC2(MOSLEM, CANNON),
    MC3(MOSLEM, CANNON),
    P1(CHRISTIAN, INFANTRY),
    P2(CHRISTIAN, INFANTRY),
    P3(CHRISTIAN, INFANTRY),
    CC1(CHRISTIAN, CANNON),
    CC2(CHRISTIAN, CANNON),
    RES(CHRISTIAN, CAVALRY),
    E1(CHRISTIAN, INFANTRY),
    E2(CHRISTIAN, INFANTRY),
    GE1(CHRISTIAN, INFANTRY),
    GE2(CHRISTIAN, INFANTRY);

    /** The three kinds of units. */
    public enum Kind {
        INFANTRY,
        CAVALRY,
        CANNON
    }

    private static final List<Unit> ALL = List.of(values());

    private final Army army;
    private final Kind kind;

    Unit(Army army, Kind kind) {
        this.army = army;
        this.kind = kind;
    }

    /** All units, in the order of the data. */
    public static List<Unit> all() {
        return ALL;
    }

    /** The unit of this number, from 0. */
    public static Unit of(int number) {
        return ALL.get(number);
    }

    /** The unit of this name. */
    public static Optional<Unit> named(String name) {
        return ALL.stream().filter(unit -> unit.name().equals(name)).findFirst();
    }

    /** Its number in the order of the data, from 0: its bit in a set of units. */
    @SuppressWarnings("EnumOrdinal") // the order of the data is what the number means
    public int number() {
        return ordinal();
    }

    public Army army() {
        return army;
    }

    public Kind kind() {
        return kind;
    }

    public boolean isCannon() {
        return kind == CANNON;
    }

    public boolean isCavalry() {
        return kind == CAVALRY;
    }
}
