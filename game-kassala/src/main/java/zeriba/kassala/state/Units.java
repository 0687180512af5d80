package zeriba.kassala.state;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zeriba.board.Set64;

/** A set of units, in the order of the data. Bit n stands for unit number n. */
public record Units(long bits) implements Set64<Unit, Units> {

    public static final Units NONE = new Units(0);
    public static final Units ALL = all(_ -> true);
    public static final Units MOSLEM = all(unit -> unit.army() == Army.MOSLEM);
    public static final Units CHRISTIAN = all(unit -> unit.army() == Army.CHRISTIAN);
    public static final Units INFANTRY = all(unit -> unit.kind() == Unit.Kind.INFANTRY);
    public static final Units CAVALRY = all(unit -> unit.kind() == Unit.Kind.CAVALRY);
    public static final Units CANNON = all(unit -> unit.kind() == Unit.Kind.CANNON);

    public static Units of(Unit... units) {
        return of(List.of(units));
    }

    public static Units of(Collection<Unit> units) {
        return units.stream().reduce(NONE, Units::with, Units::union);
    }

    /** All units of an army. */
    public static Units of(Army army) {
        return army == Army.MOSLEM ? MOSLEM : CHRISTIAN;
    }

    private static Units all(Predicate<Unit> filter) {
        return of(Unit.all().stream().filter(filter).toList());
    }

    @Override
    public Units ofBits(long bits) {
        return new Units(bits);
    }

    @Override
    public Unit member(int number) {
        return Unit.of(number);
    }

    @Override
    public int number(Unit unit) {
        return unit.number();
    }

    /** Their ids, in order. */
    public List<String> names() {
        return stream().map(Unit::name).toList();
    }

    /** The ids joined by plus signs. */
    @Override
    public String toString() {
        return stream().map(Unit::name).collect(Collectors.joining("+"));
    }
}
