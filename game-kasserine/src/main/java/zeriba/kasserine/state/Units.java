package zeriba.kasserine.state;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import zeriba.engine.text.UnreadableException;

/** A set of units of one army, in the order of the data; bit n is unit n of that army. */
public record Units(Army army, long bits) implements Iterable<Unit> {

    /** No units of an army. */
    public static Units none(Army army) {
        return new Units(army, 0);
    }

    /** One unit. */
    public static Units of(Unit unit) {
        return new Units(unit.army(), unit.mask());
    }

    /** All the counters of an army. */
    public static Units all(Army army) {
        return new Units(army, (1L << (army == Army.AXIS ? Unit.OF_AXIS : Unit.OF_ALLIES)) - 1);
    }

    /** These units, if they are all of an army and none is named twice. */
    public static Units named(List<Unit> named, Army army) throws UnreadableException {
        Units units = none(army);
        for (Unit unit : named) {
            if (unit.army() != army || units.contains(unit)) {
                boolean twice = unit.army() == army;
                throw new UnreadableException(
                        "[" + named.lastIndexOf(unit) + "]",
                        unit + (twice ? " is named twice" : " is not of the " + army));
            }
            units = units.with(unit);
        }
        return units;
    }

    public boolean contains(Unit unit) {
        return unit.army() == army && (bits & unit.mask()) != 0;
    }

    public boolean containsAll(Units others) {
        return others.bits == 0 || (others.army == army && (others.bits & ~bits) == 0);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    /** These and one more of the same army. */
    public Units with(Unit unit) {
        return new Units(army, bits | unit.mask());
    }

    /** These but one. */
    public Units without(Unit unit) {
        return unit.army() == army ? new Units(army, bits & ~unit.mask()) : this;
    }

    /** These but some others of the same army. */
    public Units minus(long others) {
        return new Units(army, bits & ~others);
    }

    /** The first in the order of the data. */
    public Unit first() {
        if (bits == 0) {
            throw new NoSuchElementException("no units");
        }
        return Unit.of(army, Long.numberOfTrailingZeros(bits));
    }

    public Stream<Unit> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    /** Their ids, in order. */
    public List<String> names() {
        return stream().map(Unit::id).toList();
    }

    @Override
    public Iterator<Unit> iterator() {
        return new Iterator<>() {
            private long rest = bits;

            @Override
            public boolean hasNext() {
                return rest != 0;
            }

            @Override
            public Unit next() {
                Unit next = new Units(army, rest).first();
                rest &= rest - 1;
                return next;
            }
        };
    }

    /** The ids joined by plus signs. */
    @Override
    public String toString() {
        return stream().map(Unit::id).collect(Collectors.joining("+"));
    }
}
