package zeriba.board;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where each counter of a fixed set stands, and who stands in a place. Counters are numbered from
 * 0, by the ordinal of an enum or the order of the counter list; a place is a place of the board,
 * or a number of the game's own for a box beside it. Immutable; equal when all counters stand
 * alike.
 *
 * <p>Places are packed into words, two bytes a counter or one. Nothing is kept by place: whoever
 * stands in one is found by comparing all counters of a word with it at once, so that the two
 * directions cannot disagree.
 */
public final class Placement {

    private static final long BYTES = 0x0101_0101_0101_0101L;
    private static final long SHORTS = 0x0001_0001_0001_0001L;

    private final int counters;
    private final Lane lane;
    private final long[] words;

    /** How a word is divided: into so many lanes, 2 to the power of {@code shift}. */
    private enum Lane {
        BYTE(3, BYTES),
        SHORT(2, SHORTS);

        private final int shift;
        private final int width;
        private final long each;
        private final long top;

        Lane(int shift, long each) {
            this.shift = shift;
            this.width = Long.SIZE >> shift;
            this.each = each;
            this.top = each << (width - 1);
        }

        private long of(int place) {
            if (place != place << (Integer.SIZE - width) >> (Integer.SIZE - width)) {
                throw new IllegalArgumentException("no place has the number " + place);
            }
            return place & (-1L >>> (Long.SIZE - width));
        }

        /** A bit for each lane of the word that equals those of the pattern. */
        private long matches(long word, long pattern) {
            long other = word ^ pattern;
            return Long.compress(~(((other & ~top) + ~top) | other) & top, top);
        }
    }

    private Placement(int counters, Lane lane, long[] words) {
        this.counters = counters;
        this.lane = lane;
        this.words = words;
    }

    /** So many counters, all in one place or box, on a board of any size. */
    public static Placement all(int counters, int place) {
        return all(counters, place, Lane.SHORT);
    }

    /** The same where all places and boxes have numbers from -128 to 127: half the words. */
    public static Placement small(int counters, int place) {
        return all(counters, place, Lane.BYTE);
    }

    private static Placement all(int counters, int place, Lane lane) {
        long[] words = new long[((counters - 1) >> lane.shift) + 1];
        Arrays.fill(words, lane.of(place) * lane.each);
        return new Placement(counters, lane, words);
    }

    /** The number of counters. */
    public int size() {
        return counters;
    }

    /** Where a counter stands. */
    public int of(int counter) {
        return lane == Lane.BYTE
                ? (byte) (words[counter >> 3] >>> (counter << 3))
                : (short) (words[counter >> 2] >>> (counter << 4));
    }

    /** The same with one counter elsewhere. */
    public Placement put(int counter, int place) {
        long[] moved = words.clone();
        write(moved, counter, place);
        return new Placement(counters, lane, moved);
    }

    private void write(long[] moved, int counter, int place) {
        int at = (counter * lane.width) & (Long.SIZE - 1);
        long change = ((moved[counter >> lane.shift] >>> at) ^ lane.of(place)) & lane.of(-1);
        moved[counter >> lane.shift] ^= change << at;
    }

    /** The same with several counters in one other place. */
    public Placement putAll(int[] moving, int place) {
        Series series = series();
        for (int counter : moving) {
            series.put(counter, place);
        }
        return series.done();
    }

    /** A series of changes, of which only the first copies anything. */
    public Series series() {
        return new Series(this);
    }

    /** A placement that is being changed. */
    public static final class Series {

        private Placement now;
        private boolean own;

        private Series(Placement from) {
            this.now = from;
        }

        /** Where a counter stands by now. */
        public int of(int counter) {
            return now.of(counter);
        }

        /** A counter goes elsewhere. */
        public Series put(int counter, int place) {
            if (!own) {
                now = new Placement(now.counters, now.lane, now.words.clone());
                own = true;
            }
            now.write(now.words, counter, place);
            return this;
        }

        /** The placement as it has become; what is put from now on does not change it. */
        public Placement done() {
            own = false;
            return now;
        }
    }

    /**
     * Who stands in a place of the counters from one to before another, at most 64 of them: bit n
     * for the n-th of these. For the set types of games.
     */
    public long at(int place, int from, int before) {
        long pattern = lane.of(place) * lane.each;
        long there = 0;
        for (int i = from >> lane.shift; i <= (before - 1) >> lane.shift; i++) {
            long found = lane.matches(words[i], pattern);
            int first = (i << lane.shift) - from;
            there |= first < 0 ? found >>> -first : found << first;
        }
        return there & (-1L >>> (Long.SIZE - (before - from)));
    }

    /**
     * The first counter in a place, counted from {@code from}, or -1. For all of them: {@code for
     * (int c = p.next(place, 0); c >= 0; c = p.next(place, c + 1))}.
     */
    public int next(int place, int from) {
        long pattern = lane.of(place) * lane.each;
        for (int i = from >> lane.shift; i < words.length; i++) {
            long found = lane.matches(words[i], pattern);
            int first = i << lane.shift;
            found &= first < from ? -1L << (from - first) : -1L;
            if (found != 0) {
                int counter = first + Long.numberOfTrailingZeros(found);
                return counter < counters ? counter : -1;
            }
        }
        return -1;
    }

    /** The counters in a place, in order. */
    public int[] in(int place) {
        int[] here = new int[count(place)];
        int counter = -1;
        for (int i = 0; i < here.length; i++) {
            counter = next(place, counter + 1);
            here[i] = counter;
        }
        return here;
    }

    /** How many counters stand in a place. */
    public int count(int place) {
        int count = 0;
        for (int counter = next(place, 0); counter >= 0; counter = next(place, counter + 1)) {
            count++;
        }
        return count;
    }

    /** The places of a board on which any of the counters from one to before another stands. */
    public Places occupied(Adjacency board, int from, int before) {
        long[] occupied = new long[Places.wordsFor(board.size())];
        for (int counter = from; counter < before; counter++) {
            int place = of(counter);
            if (place >= 0) {
                occupied[place >> 6] |= 1L << place;
            }
        }
        return new Places(board.size(), occupied);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Placement that
                        && counters == that.counters
                        && lane == that.lane
                        && Arrays.equals(words, that.words));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /** By counter: the number of its place. */
    @Override
    public String toString() {
        return Arrays.toString(IntStream.range(0, counters).map(this::of).toArray());
    }
}
