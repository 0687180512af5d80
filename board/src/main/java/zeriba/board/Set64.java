package zeriba.board;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An immutable set of things that are numbered from 0 to 63, such as the hexes of a small sheet or
 * the units of an army, in the order of their numbers: one word, bit n for number n. A game makes
 * one of it by a record that says what the numbers stand for, as {@link Places64} does; {@link
 * Places} holds any number of places.
 *
 * <p>{@code for (Unit unit : units)} allocates nothing once it is compiled: each record has a
 * {@link Cursor} of its own, which the compiler therefore knows and takes apart.
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

    /** Goes through the members of one word in order; a set says what the numbers stand for. */
    abstract class Cursor<E> implements Iterator<E> {

        private long rest;

        /** At the first of these bits. */
        protected Cursor(long bits) {
            this.rest = bits;
        }

        /** What a number stands for. */
        protected abstract E of(int number);

        @Override
        public final boolean hasNext() {
            return rest != 0;
        }

        @Override
        public final E next() {
            if (rest == 0) {
                throw new NoSuchElementException("no more members");
            }
            int number = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return of(number);
        }
    }

    /** Whether the thing of a number is in it; no number outside of 0 to 63 is. */
    default boolean has(int number) {
        return number >>> 6 == 0 && (bits() >>> number & 1) != 0;
    }

    default boolean contains(E member) {
        return has(number(member));
    }

    /** Whether all of the others are in this set too. */
    default boolean containsAll(S others) {
        return (others.bits() & ~bits()) == 0;
    }

    /** Whether the sets have a member in common. */
    default boolean meets(S others) {
        return (bits() & others.bits()) != 0;
    }

    default boolean isEmpty() {
        return bits() == 0;
    }

    default int size() {
        return Long.bitCount(bits());
    }

    /** This set and one more. */
    default S with(E member) {
        return ofBits(bits() | 1L << number(member));
    }

    /** This set less one. */
    default S without(E member) {
        return ofBits(bits() & ~(1L << number(member)));
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
        long passed = 0;
        for (long rest = bits(); rest != 0; rest &= rest - 1) {
            int number = Long.numberOfTrailingZeros(rest);
            passed |= test.test(member(number)) ? 1L << number : 0;
        }
        return ofBits(passed);
    }

    /** Whether any passes a test. */
    default boolean any(Predicate<? super E> test) {
        for (long rest = bits(); rest != 0; rest &= rest - 1) {
            if (test.test(member(Long.numberOfTrailingZeros(rest)))) {
                return true;
            }
        }
        return false;
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
        return Long.bitCount(bits() & ((1L << number(member)) - 1));
    }

    /**
     * How many sets can be made of its members, itself and the empty one included; at most 2^30.
     */
    default int subsets() {
        if (size() > 30) {
            throw new IllegalStateException(size() + " members have too many subsets");
        }
        return 1 << size();
    }

    /** The k-th of its subsets as a number counts up: 0 is empty, bit n of k is the n-th member. */
    default S subset(int k) {
        return ofBits(Long.expand(k, bits()));
    }

    /** The members, in order. */
    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }
}
