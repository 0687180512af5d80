package zeriba.kassala.state;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A set of units, in the order of the data. Bit n stands for unit number n. */
public record Units(int bits) implements Iterable<Unit> {

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
        int bits = 0;
        for (Unit unit : units) {
            bits |= 1 << unit.number();
        }
        return new Units(bits);
    }

    /** All units of an army. */
    public static Units of(Army army) {
        return army == Army.MOSLEM ? MOSLEM : CHRISTIAN;
    }

    private static Units all(Predicate<Unit> filter) {
        return of(Unit.all().stream().filter(filter).toList());
    }

    public boolean contains(Unit unit) {
        return (bits >>> unit.number() & 1) != 0;
    }

    public boolean containsAll(Units others) {
        return (others.bits & ~bits) == 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    public Units with(Unit unit) {
        return new Units(bits | 1 << unit.number());
    }

    public Units union(Units others) {
        return new Units(bits | others.bits);
    }

    public Units minus(Units others) {
        return new Units(bits & ~others.bits);
    }

    public Units intersection(Units others) {
        return new Units(bits & others.bits);
    }

    /** The first in the order of the data. */
    public Unit first() {
        if (bits == 0) {
            throw new NoSuchElementException("no units");
        }
        return Unit.of(Integer.numberOfTrailingZeros(bits));
    }

    public Stream<Unit> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    /** Their ids, in order. */
    public List<String> names() {
        return stream().map(Unit::name).toList();
    }

    @Override
    public Iterator<Unit> iterator() {
        return new Iterator<>() {
            private int rest = bits;

            @Override
            public boolean hasNext() {
                return rest != 0;
            }

            @Override
            public Unit next() {
                Unit next = new Units(rest).first();
                rest &= rest - 1;
                return next;
            }
        };
    }

    /** The ids joined by plus signs. */
    @Override
    public String toString() {
        return stream().map(Unit::name).collect(Collectors.joining("+"));
    }
}
