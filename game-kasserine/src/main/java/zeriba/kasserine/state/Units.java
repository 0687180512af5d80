package zeriba.kasserine.state;

import java.util.List;
import java.util.stream.Collectors;
import zeriba.board.Bits;
import zeriba.board.Set64;
import zeriba.engine.text.UnreadableException;

/** A set of units of one army, in the order of the data; bit n is unit n of that army. */
public record Units(Army army, long bits) implements Set64<Unit, Units> {

    /** No units of an army. */
    public static Units none(Army army) {
        return new Units(army, Bits.NONE);
    }

    /** One unit. */
    public static Units of(Unit unit) {
        return none(unit.army()).with(unit);
    }

    /** All the counters of an army. */
    public static Units all(Army army) {
        return new Units(army, Bits.below(army == Army.AXIS ? Unit.OF_AXIS : Unit.OF_ALLIES));
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

    @Override
    public Units ofBits(long units) {
        return new Units(army, units);
    }

    @Override
    public Unit member(int number) {
        return Unit.of(army, number);
    }

    @Override
    public int number(Unit unit) {
        return unit.bit();
    }

    @Override
    public boolean contains(Unit unit) {
        return unit.army() == army && has(unit.bit());
    }

    @Override
    public boolean containsAll(Units others) {
        return others.isEmpty() || (others.army == army && Bits.containsAll(bits, others.bits));
    }

    @Override
    public Units without(Unit unit) {
        return unit.army() == army ? ofBits(Bits.without(bits, unit.bit())) : this;
    }

    /** These but some others of the same army. */
    public Units minus(long others) {
        return ofBits(Bits.minus(bits, others));
    }

    /** Their ids, in order. */
    public List<String> names() {
        return stream().map(Unit::id).toList();
    }

    /** The ids joined by plus signs. */
    @Override
    public String toString() {
        return stream().map(Unit::id).collect(Collectors.joining("+"));
    }
}
