package zeriba.board;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An immutable set of things that are numbered from 0 to 127: a {@link Set64} of two words.
 *
 * @param <E> what is in it
 * @param <S> the set itself
 */
public interface Set128<E, S extends Set128<E, S>> extends Iterable<E> {

    /** The members numbered from 0 to 63, bit n for number n. */
    long low();

    /** The members numbered from 64 to 127, bit n for number 64 and n. */
    long high();

    /** The set of the same kind whose members are these bits. */
    S ofBits(long low, long high);

    /** What a number stands for. */
    E member(int number);

    /** The number of a thing, 0 to 127. */
    int number(E member);

    /** Goes through the members of two words in order; a set says what the numbers stand for. */
    abstract class Cursor<E> implements Iterator<E> {

        private long rest;
        private long above;
        private int first;

        /** At the first of these bits. */
        protected Cursor(long low, long high) {
            this.rest = low;
            this.above = high;
        }

        /** What a number stands for. */
        protected abstract E of(int number);

        @Override
        public final boolean hasNext() {
            return (rest | above) != 0;
        }

        @Override
        public final E next() {
            if (rest == 0) {
                if (above == 0) {
                    throw new NoSuchElementException("no more members");
                }
                rest = above;
                above = 0;
                first = Long.SIZE;
            }
            int number = first + Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return of(number);
        }
    }

    /** Whether the thing of a number is in it; no number outside of 0 to 127 is. */
    default boolean has(int number) {
        long word = number < Long.SIZE ? low() : high();
        return number >>> 7 == 0 && (word >>> number & 1) != 0;
    }

    default boolean contains(E member) {
        return has(number(member));
    }

    /** Whether all of the others are in this set too. */
    default boolean containsAll(S others) {
        return ((others.low() & ~low()) | (others.high() & ~high())) == 0;
    }

    /** Whether the sets have a member in common. */
    default boolean meets(S others) {
        return ((low() & others.low()) | (high() & others.high())) != 0;
    }

    default boolean isEmpty() {
        return (low() | high()) == 0;
    }

    default int size() {
        return Long.bitCount(low()) + Long.bitCount(high());
    }

    /** This set and one more. */
    default S with(E member) {
        int number = number(member);
        return number < Long.SIZE
                ? ofBits(low() | 1L << number, high())
                : ofBits(low(), high() | 1L << number);
    }

    /** This set less one. */
    default S without(E member) {
        int number = number(member);
        return number < Long.SIZE
                ? ofBits(low() & ~(1L << number), high())
                : ofBits(low(), high() & ~(1L << number));
    }

    /** What is in this set or in the other. */
    default S union(S others) {
        return ofBits(low() | others.low(), high() | others.high());
    }

    /** What is in both sets. */
    default S intersection(S others) {
        return ofBits(low() & others.low(), high() & others.high());
    }

    /** What is in this set and not in the other. */
    default S minus(S others) {
        return ofBits(low() & ~others.low(), high() & ~others.high());
    }

    /** The member of the lowest number; refused for none. */
    default E first() {
        return iterator().next();
    }

    /** The members, in order. */
    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }
}
