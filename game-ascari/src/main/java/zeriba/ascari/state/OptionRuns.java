package zeriba.ascari.state;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import zeriba.board.Bits;

/**
 * Options in runs, each a whole number: a kind, done by a counter with any of the leaders who may
 * go with it, in any of some ways. An army that moves has hundreds of options, of which one is made
 * into an action.
 */
public final class OptionRuns {

    private static final int WAYS = 0;
    private static final int LEADERS = 6;
    private static final int COUNTER = 16;
    private static final int KIND = 24;
    private static final int SIX_BITS = 0x3f;
    private static final int EIGHT_BITS = 0xff;
    private static final int TEN_BITS = 0x3ff;

    private int[] runs;
    private int count;
    private int size;

    /**
     * One of the options.
     *
     * @param leaders who go with the counter, bit n for leader number n
     * @param way 64 where the kind has none
     */
    public record Option(int kind, int counter, long leaders, int way) {}

    /** No options, with room for so many runs. */
    public OptionRuns(int room) {
        this.runs = new int[room];
    }

    /** One more option, by a counter or none. */
    public void add(int kind, int counter) {
        add(kind, counter, NONE, NONE, 1);
    }

    /** One more option for every set of these leaders, none first; bit n for number n, below 10. */
    public void add(int kind, int counter, long leaders) {
        add(kind, counter, leaders, NONE, subsets(leaders));
    }

    /** The same for each of these ways, bit n for way n, below 6: by the leaders, then the ways. */
    public void add(int kind, int counter, long leaders, long ways) {
        add(kind, counter, leaders, ways, subsets(leaders) * Bits.size(ways));
    }

    private void add(int kind, int counter, long leaders, long ways, int more) {
        if (more == 0) {
            return;
        }
        if (count == runs.length) {
            runs = Arrays.copyOf(runs, 2 * count);
        }
        int how = (int) leaders << LEADERS | (int) ways << WAYS;
        runs[count++] = kind << KIND | counter << COUNTER | how;
        size += more;
    }

    /** How many options there are. */
    public int size() {
        return size;
    }

    /** The k-th option; refused where there are not so many. */
    public Option option(long k) {
        if (k < 0 || k >= size) {
            throw new IndexOutOfBoundsException("no option " + k + " of " + size);
        }
        int run = 0;
        int left = (int) k;
        while (left >= length(runs[run])) {
            left -= length(runs[run++]);
        }
        return option(runs[run], left);
    }

    private static int length(int run) {
        return subsets(leaders(run)) * waysOrOne(run);
    }

    private static Option option(int run, int k) {
        int each = waysOrOne(run);
        int counter = run >>> COUNTER & EIGHT_BITS;
        long by = subset(leaders(run), k / each);
        return new Option(run >>> KIND, counter, by, nth(ways(run), k % each));
    }

    private static long leaders(int run) {
        int leaders = run >>> LEADERS & TEN_BITS;
        return leaders;
    }

    private static long ways(int run) {
        int ways = run >>> WAYS & SIX_BITS;
        return ways;
    }

    private static int waysOrOne(int run) {
        return Math.max(1, Bits.size(ways(run)));
    }
}
