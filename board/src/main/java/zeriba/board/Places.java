package zeriba.board;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of the places of one board, one bit a place, in words of 64. Sets are equal when
 * they have the same capacity and members; members come in the order of their numbers.
 */
public final class Places implements Iterable<Integer> {

    private final int capacity;
    final long[] words;

    /** Takes the words over: they must not be written to any more. */
    Places(int capacity, long[] words) {
        this.capacity = capacity;
        this.words = words;
    }

    /** The empty set of a board with {@code capacity} place numbers. */
    public static Places none(int capacity) {
        return new Places(capacity, new long[wordsFor(capacity)]);
    }

    /** The set of these places. */
    public static Places of(int capacity, int... places) {
        long[] words = new long[wordsFor(capacity)];
        for (int place : places) {
            words[checked(place, capacity) >> 6] |= 1L << place;
        }
        return new Places(capacity, words);
    }

    /** The set of the places that pass a test. */
    public static Places where(int capacity, IntPredicate test) {
        long[] words = new long[wordsFor(capacity)];
        for (int place = 0; place < capacity; place++) {
            if (test.test(place)) {
                words[place >> 6] |= 1L << place;
            }
        }
        return new Places(capacity, words);
    }

    /** The set whose members are the bits of a word, for boards of up to 64 places. */
    public static Places ofBits(int capacity, long bits) {
        if (capacity > 64 || (capacity < 64 && bits >>> capacity != 0)) {
            throw new IllegalArgumentException("these bits do not fit " + capacity + " places");
        }
        return new Places(capacity, new long[] {bits});
    }

    /** The members as the bits of one word; only on boards of up to 64 places. */
    public long bits() {
        if (capacity > 64) {
            throw new IllegalStateException(capacity + " places do not fit into 64 bits");
        }
        return words[0];
    }

    /** The number of place numbers of the board, members or not. */
    public int capacity() {
        return capacity;
    }

    /** Whether a place of the board, 0 to before the capacity, is in it. */
    public boolean contains(int place) {
        return (words[place >> 6] >>> place & 1) != 0;
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** How many members there are. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The places that are in this set or in the other. */
    public Places union(Places other) {
        long[] both = sameBoard(other).words.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] |= words[i];
        }
        return new Places(capacity, both);
    }

    /** The places that are in both sets. */
    public Places intersection(Places other) {
        long[] both = sameBoard(other).words.clone();
        for (int i = 0; i < both.length; i++) {
            both[i] &= words[i];
        }
        return new Places(capacity, both);
    }

    /** The places of this set that are not in the other. */
    public Places minus(Places other) {
        long[] left = words.clone();
        long[] gone = sameBoard(other).words;
        for (int i = 0; i < left.length; i++) {
            left[i] &= ~gone[i];
        }
        return new Places(capacity, left);
    }

    /** This set and one place more. */
    public Places with(int place) {
        long[] more = words.clone();
        more[checked(place, capacity) >> 6] |= 1L << place;
        return new Places(capacity, more);
    }

    /** This set less one place. */
    public Places without(int place) {
        long[] left = words.clone();
        left[checked(place, capacity) >> 6] &= ~(1L << place);
        return new Places(capacity, left);
    }

    /** Whether the sets have a place in common. */
    public boolean intersects(Places other) {
        long[] others = sameBoard(other).words;
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & others[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether every place of the other set is in this one. */
    public boolean containsAll(Places other) {
        long[] others = sameBoard(other).words;
        for (int i = 0; i < words.length; i++) {
            if ((others[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The lowest member that is at least {@code from}, or -1 when there is none. */
    public int next(int from) {
        int word = from >> 6;
        if (word >= words.length) {
            return -1;
        }
        long rest = words[word] & -1L << from;
        while (rest == 0) {
            if (++word == words.length) {
                return -1;
            }
            rest = words[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** The n-th member in order, counted from 0, or -1 when there are not so many. */
    public int nth(int n) {
        int left = n;
        for (int i = 0; i < words.length; i++) {
            int here = Long.bitCount(words[i]);
            if (left < here) {
                return (i << 6) + nth(words[i], left);
            }
            left -= here;
        }
        return -1;
    }

    /** The n-th set bit of a word, counted from 0; 64 when it has not so many. */
    public static int nth(long bits, int n) {
        return Long.numberOfTrailingZeros(Long.expand(1L << n, bits));
    }

    /**
     * Goes through the members in order: {@code for (int place : places)} allocates nothing once it
     * is compiled.
     */
    @Override
    public Iterator<Integer> iterator() {
        return new Cursor(words);
    }

    private static final class Cursor implements Iterator<Integer> {

        private final long[] words;
        private int word;
        private long rest;

        Cursor(long[] words) {
            this.words = words;
            this.rest = words[0];
            skip();
        }

        /** On to the next word that has members left. */
        private void skip() {
            while (rest == 0 && ++word < words.length) {
                rest = words[word];
            }
        }

        @Override
        public boolean hasNext() {
            return rest != 0;
        }

        @Override
        public Integer next() {
            if (rest == 0) {
                throw new NoSuchElementException("no more places");
            }
            int place = (word << 6) + Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            skip();
            return place;
        }
    }

    /** The members, in order. */
    public int[] toArray() {
        int[] all = new int[size()];
        int count = 0;
        for (int place = next(0); place >= 0; place = next(place + 1)) {
            all[count++] = place;
        }
        return all;
    }

    /** The members, in order. */
    public IntStream stream() {
        return Arrays.stream(toArray());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Places that
                && capacity == that.capacity
                && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /** The numbers of the members; boards know their labels. */
    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }

    static int wordsFor(int capacity) {
        return Math.max(1, (capacity + 63) >> 6);
    }

    private Places sameBoard(Places other) {
        if (capacity != other.capacity) {
            throw new IllegalArgumentException(
                    "sets of boards with " + capacity + " and " + other.capacity + " places");
        }
        return other;
    }

    private static int checked(int place, int capacity) {
        if (place < 0 || place >= capacity) {
            throw new IllegalArgumentException("no place " + place + " among " + capacity);
        }
        return place;
    }
}
