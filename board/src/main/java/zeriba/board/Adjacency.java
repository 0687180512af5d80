package zeriba.board;

import java.util.Arrays;

/**
 * Which places of a board touch which: every place has the same number of ways out, numbered from
 * 0, some of which lead nowhere. Touching is mutual. Fixed once built.
 */
public final class Adjacency {

    /** What a way leads to that leads nowhere. */
    public static final int NOWHERE = -1;

    final short[] to;
    private final int size;
    private final int ways;
    private final Places all;

    /** Per place: the words that hold all its neighbours, from its first word on. */
    private final long[] near;

    private final short[] firstWord;
    private final int span;

    /** By place times {@code ways} plus way, the place it leads to or {@link #NOWHERE}. */
    public static Adjacency of(int ways, short[] to, Places all) {
        return new Adjacency(ways, to.clone(), all);
    }

    /** Takes the table over: by place times {@code ways} plus way, the place it leads to or -1. */
    Adjacency(int ways, short[] to, Places all) {
        this.size = all.capacity();
        this.ways = ways;
        this.to = to;
        this.all = all;
        this.firstWord = new short[size];
        this.span = widestSpan();
        this.near = new long[size * span];
        for (int place = 0; place < size; place++) {
            markNeighbours(place);
        }
    }

    /** The number of place numbers; some may stand for no place, see {@link #all}. */
    public int size() {
        return size;
    }

    /** The ways out of each place. */
    public int ways() {
        return ways;
    }

    /** The places that exist. */
    public Places all() {
        return all;
    }

    /** The places that exist and are not in a set. */
    public Places complement(Places set) {
        return all.minus(set);
    }

    /** Where a way leads from a place, or {@link #NOWHERE}. */
    public int neighbour(int place, int way) {
        return to[place * ways + way];
    }

    /** The first way that leads from one place to another, or -1 if they do not touch. */
    public int way(int from, int goal) {
        int first = from * ways;
        for (int i = first; goal >= 0 && i < first + ways; i++) {
            if (to[i] == goal) {
                return i - first;
            }
        }
        return -1;
    }

    /** Whether a way leads from one place to the other, and so back. */
    public boolean touch(int one, int other) {
        return (near(one, other >> 6) >>> other & 1) != 0;
    }

    /** Whether a place touches any place of a set. */
    public boolean touches(int place, Places set) {
        int word = firstWord[place];
        for (int i = place * span; i < place * span + span; i++) {
            if ((near[i] & set.words[word++]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The places that touch a place. */
    public Places neighbours(int place) {
        long[] words = new long[Places.wordsFor(size)];
        addNeighbours(place, words);
        return new Places(size, words);
    }

    /** The places that touch any place of a set, members that touch members included. */
    public Places neighbours(Places set) {
        long[] words = new long[Places.wordsFor(size)];
        for (int i = 0; i < set.words.length; i++) {
            for (long rest = set.words[i]; rest != 0; rest &= rest - 1) {
                addNeighbours((i << 6) + Long.numberOfTrailingZeros(rest), words);
            }
        }
        return new Places(size, words);
    }

    private long near(int place, int word) {
        int offset = word - firstWord[place];
        return offset < 0 || offset >= span ? 0 : near[place * span + offset];
    }

    private void addNeighbours(int place, long[] words) {
        int word = firstWord[place];
        for (int i = place * span; i < place * span + span; i++) {
            words[word++] |= near[i];
        }
    }

    private int widestSpan() {
        int widest = 1;
        for (int place = 0; place < size; place++) {
            int[] words = neighbourWords(place);
            if (words.length > 0) {
                widest = Math.max(widest, words[words.length - 1] - words[0] + 1);
            }
        }
        return widest;
    }

    private void markNeighbours(int place) {
        int[] words = neighbourWords(place);
        int first = words.length == 0 ? 0 : words[0];
        firstWord[place] = (short) Math.min(first, Places.wordsFor(size) - span);
        for (int i = place * ways; i < (place + 1) * ways; i++) {
            if (to[i] >= 0) {
                near[place * span + (to[i] >> 6) - firstWord[place]] |= 1L << to[i];
            }
        }
    }

    private int[] neighbourWords(int place) {
        int[] words = new int[ways];
        int count = 0;
        for (int i = place * ways; i < (place + 1) * ways; i++) {
            if (to[i] >= 0) {
                words[count++] = to[i] >> 6;
            }
        }
        Arrays.sort(words, 0, count);
        return Arrays.copyOf(words, count);
    }
}
