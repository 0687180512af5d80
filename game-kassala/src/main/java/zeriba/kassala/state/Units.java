package zeriba.kassala.state;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zeriba.board.Set64;

/** A set of units, in the order of the data. */
public record Units(long bits) implements Set64<Unit, Units> {

    public static final Units NONE = new Units(0);
    public static final Units ALL = all(_ -> true);
    public static final Units MOSLEM = all(unit -> unit.army() == Army.MOSLEM);
    public static final Units CHRISTIAN = all(unit -> unit.army() == Army.CHRISTIAN);
    public static final Units INFANTRY = all(unit -> unit.kind() == Unit.Kind.INFANTRY);
    public static final Units CAVALRY = all(unit -> unit.kind() == Unit.Kind.CAVALRY);
    public static final Units CANNON = all(unit -> unit.kind() == Unit.Kind.CANNON);

    /** One unit. */
    public static Units of(Unit unit) {
        return NONE.with(unit);
    }

    public static Units of(Unit... units) {
        return of(List.of(units));
    }

    public static Units of(Collection<Unit> units) {
        Units all = NONE;
        for (Unit unit : units) {
            all = all.with(unit);
        }
        return all;
    }

    /** All units of an army. */
    public static Units of(Army army) {
        return army == Army.MOSLEM ? MOSLEM : CHRISTIAN;
    }

    private static Units all(Predicate<Unit> filter) {
        return of(Unit.all().stream().filter(filter).toList());
    }

    @Override
    public Units ofBits(long units) {
        return new Units(units);
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

    @Override
    public Iterator<Unit> iterator() {
        return new Cursor<>(bits) {
            @Override
            protected Unit of(int number) {
                return Unit.of(number);
            }
        };
    }

    /** The ids joined by plus signs. */
    @Override
    public String toString() {
        return stream().map(Unit::name).collect(Collectors.joining("+"));
    }
}
