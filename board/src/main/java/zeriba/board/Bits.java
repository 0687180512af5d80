package zeriba.board;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Sets of things that are numbered from 0 to 63 (bitboards), each the bits of one {@code long}: bit
 * n for number n. What rules say about the hexes of a small sheet or the units of an army is said
 * in these words, at the cost of the bare bits: {@code for (int unit : each(units))} allocates
 * nothing once it is compiled. {@link Set64} gives such a word a type of its own, {@link Places}
 * has any number of members.
 */
public final class Bits {

    /** The set without members. */
    public static final long NONE = 0;

    private Bits() {}

    /** The set with one member, 0 to 63. */
    public static long only(int number) {
        return 1L << number;
    }

    /** The numbers from 0 to before another one, which may be 64. */
    public static long below(int number) {
        return number == 0 ? 0 : -1L >>> (Long.SIZE - number);
    }

    /** Whether a number is in the set; numbers that no set can have never are. */
    public static boolean contains(long set, int number) {
        return number >>> 6 == 0 && (set >>> number & 1) != 0;
    }

    /** Whether every member of the second is in the first. */
    public static boolean containsAll(long whole, long part) {
        return (part & ~whole) == 0;
    }

    /** Whether the sets have a member in common. */
    public static boolean meet(long one, long other) {
        return (one & other) != 0;
    }

    /** Whether nothing is in the set. */
    public static boolean isEmpty(long set) {
        return set == 0;
    }

    /** How many members there are. */
    public static int size(long set) {
        return Long.bitCount(set);
    }

    /** The set and one number more. */
    public static long with(long set, int number) {
        return set | 1L << number;
    }

    /** The set less one number. */
    public static long without(long set, int number) {
        return set & ~(1L << number);
    }

    /** What is in one set or in the other. */
    public static long union(long one, long other) {
        return one | other;
    }

    /** What is in both sets. */
    public static long intersection(long one, long other) {
        return one & other;
    }

    /** What is in the set and not in the others. */
    public static long minus(long whole, long part) {
        return whole & ~part;
    }

    /** What is in the set and in neither of the others. */
    public static long minus(long whole, long part, long otherPart) {
        return whole & ~(part | otherPart);
    }

    /** The numbers one below those of the members; 0 has none below it. */
    public static long lowered(long set) {
        return set >>> 1;
    }

    /** The lowest member; 64 for none. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /**
     * The set less its lowest member. Where a loop runs millions of times a second: {@code for
     * (long rest = units; !isEmpty(rest); rest = withoutFirst(rest))} with {@code first(rest)} is
     * what {@link #each} comes to in the end, and what the compiler understands at once.
     */
    public static long withoutFirst(long set) {
        return set & (set - 1);
    }

    /** The n-th member in order, counted from 0; 64 where there are not so many. */
    public static int nth(long set, int n) {
        return Places.nth(set, n);
    }

    /** How many members are lower than a number: the place of a member in the order, from 0. */
    public static int indexOf(long set, int number) {
        return Long.bitCount(set & ((1L << number) - 1));
    }

    /**
     * How many sets can be made of the members, itself and the empty one included; at most 2^30.
     */
    public static int subsets(long set) {
        if (size(set) > 30) {
            throw new IllegalArgumentException(size(set) + " members have too many subsets");
        }
        return 1 << size(set);
    }

    /** The k-th of the subsets as a number counts up: 0 is empty, bit n of k is the n-th member. */
    public static long subset(long set, long k) {
        return Long.expand(k, set);
    }

    /** Which of the subsets one is: {@link #subset} the other way round; strangers do not count. */
    public static long subsetIndex(long set, long subset) {
        return Long.compress(subset, set);
    }

    /** The members that pass a test. */
    public static long where(long set, IntPredicate test) {
        long passed = NONE;
        for (long rest = set; !isEmpty(rest); rest = withoutFirst(rest)) {
            passed = test.test(first(rest)) ? with(passed, first(rest)) : passed;
        }
        return passed;
    }

    /** Whether any member passes a test. */
    public static boolean any(long set, IntPredicate test) {
        for (long rest = set; !isEmpty(rest); rest = withoutFirst(rest)) {
            if (test.test(first(rest))) {
                return true;
            }
        }
        return false;
    }

    /** The members, in order: {@code for (int unit : each(units))}. */
    public static Iterable<Integer> each(long set) {
        return () -> new Cursor(set);
    }

    /** The members, in order. */
    public static IntStream stream(long set) {
        return IntStream.iterate(
                first(set), n -> n < Long.SIZE, n -> first(minus(set, below(n + 1))));
    }

    private static final class Cursor implements Iterator<Integer> {

        private long rest;

        Cursor(long set) {
            this.rest = set;
        }

        @Override
        public boolean hasNext() {
            return rest != 0;
        }

        @Override
        public Integer next() {
            if (rest == 0) {
                throw new NoSuchElementException("no more members");
            }
            int member = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return member;
        }
    }
}
