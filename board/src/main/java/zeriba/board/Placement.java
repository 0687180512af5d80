package zeriba.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where each counter of a fixed set stands. Counters are numbered from 0, by the ordinal of an enum
 * or the order of the counter list; a place is a place of the board, or a number of the game's own
 * for a box beside it, -1 and below. Immutable; equal when all counters stand alike.
 */
public final class Placement {

    private final short[] at;

    private Placement(short[] at) {
        this.at = at;
    }

    /** So many counters, all in one place or box. */
    public static Placement all(int counters, int place) {
        short[] at = new short[counters];
        Arrays.fill(at, checked(place));
        return new Placement(at);
    }

    /** The number of counters. */
    public int size() {
        return at.length;
    }

    /** Where a counter stands. */
    public int of(int counter) {
        return at[counter];
    }

    /** The same with one counter elsewhere. */
    public Placement put(int counter, int place) {
        short[] moved = at.clone();
        moved[counter] = checked(place);
        return new Placement(moved);
    }

    /** The same with several counters in one other place. */
    public Placement putAll(int[] counters, int place) {
        short[] moved = at.clone();
        for (int counter : counters) {
            moved[counter] = checked(place);
        }
        return new Placement(moved);
    }

    /**
     * The first counter in a place, counted from {@code from}, or -1. For all of them: {@code for
     * (int c = p.next(place, 0); c >= 0; c = p.next(place, c + 1))}.
     */
    public int next(int place, int from) {
        for (int counter = from; counter < at.length; counter++) {
            if (at[counter] == place) {
                return counter;
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
        for (short where : at) {
            if (where == place) {
                count++;
            }
        }
        return count;
    }

    /** The places of a board on which any of the counters from one to before another stands. */
    public Places occupied(Adjacency board, int from, int before) {
        long[] words = new long[Places.wordsFor(board.size())];
        for (int counter = from; counter < before; counter++) {
            int place = at[counter];
            if (place >= 0) {
                words[place >> 6] |= 1L << place;
            }
        }
        return new Places(board.size(), words);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Placement that && Arrays.equals(at, that.at);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(at);
    }

    /** By counter: the number of its place. */
    @Override
    public String toString() {
        return Arrays.toString(at);
    }

    private static short checked(int place) {
        if (place != (short) place) {
            throw new IllegalArgumentException("no place has the number " + place);
        }
        return (short) place;
    }
}
