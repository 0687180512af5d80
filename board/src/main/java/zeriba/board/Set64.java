package zeriba.board;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An immutable set of things that are numbered from 0 to 63, such as the units of an army, as a
 * type of its own, for actions and steps: a record over one word, bit n for number n, that says
 * what the numbers stand for. What is worked out on the way is worked out on the bare word, by
 * {@link Bits}.
 *
 * @param <E> what is in it
 * @param <S> the set itself
 */
public interface Set64<E, S extends Set64<E, S>> extends Iterable<E> {

    /** The members, bit n for number n: for tables alone, sentences have words. */
    long bits();

    /** The set of the same kind whose members are these bits. */
    S ofBits(long bits);

    /** What a number stands for. */
    E member(int number);

    /** The number of a thing, 0 to 63. */
    int number(E member);

    /** Whether the thing of a number is in it; no number outside of 0 to 63 is. */
    default boolean has(int number) {
        return Bits.contains(bits(), number);
    }

    default boolean contains(E member) {
        return has(number(member));
    }

    /** Whether all of the others are in this set too. */
    default boolean containsAll(S others) {
        return Bits.containsAll(bits(), others.bits());
    }

    /** Whether the sets have a member in common. */
    default boolean meets(S others) {
        return Bits.meet(bits(), others.bits());
    }

    default boolean isEmpty() {
        return bits() == 0;
    }

    default int size() {
        return Long.bitCount(bits());
    }

    /** This set and one more. */
    default S with(E member) {
        return ofBits(Bits.with(bits(), number(member)));
    }

    /** This set less one. */
    default S without(E member) {
        return ofBits(Bits.without(bits(), number(member)));
    }

    /** What is in this set or in the other. */
    default S union(S others) {
        return ofBits(bits() | others.bits());
    }

    /** What is in both sets. */
    default S intersection(S others) {
        return ofBits(bits() & others.bits());
    }

    /** What is in this set and not in the other. */
    default S minus(S others) {
        return ofBits(bits() & ~others.bits());
    }

    /** Those that pass a test. */
    default S where(Predicate<? super E> test) {
        return ofBits(Bits.where(bits(), number -> test.test(member(number))));
    }

    /** Whether any passes a test. */
    default boolean any(Predicate<? super E> test) {
        return Bits.any(bits(), number -> test.test(member(number)));
    }

    /** The member of the lowest number; refused for none. */
    default E first() {
        if (isEmpty()) {
            throw new NoSuchElementException("the set is empty");
        }
        return member(Long.numberOfTrailingZeros(bits()));
    }

    /** The n-th member in order, counted from 0. */
    default E nth(int n) {
        if (n < 0 || n >= size()) {
            throw new IndexOutOfBoundsException(n + " of " + size());
        }
        return member(Places.nth(bits(), n));
    }

    /**
     * How many members have lower numbers than this: the place of a member in the order, from 0.
     */
    default int indexOf(E member) {
        return Bits.indexOf(bits(), number(member));
    }

    /** The members, in order. */
    @Override
    default Iterator<E> iterator() {
        return new Iterator<>() {
            private long rest = bits();

            @Override
            public boolean hasNext() {
                return !Bits.isEmpty(rest);
            }

            @Override
            public E next() {
                if (Bits.isEmpty(rest)) {
                    throw new NoSuchElementException("no more members");
                }
                E next = member(Bits.first(rest));
                rest = Bits.withoutFirst(rest);
                return next;
            }
        };
    }

    /** The members, in order. */
    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }
}
