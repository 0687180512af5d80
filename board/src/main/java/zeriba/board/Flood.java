package zeriba.board;

import java.util.Arrays;

/**
 * How far a unit gets on a board of any size: one flood at a time, and the answers to it until the
 * next. An object to be kept and used again by one thread; it allocates nothing while it floods.
 *
 * <p>Places wait in buckets by cost. What is known of a place is one number, made of the number of
 * the flood and the points left, so that what earlier floods knew counts for less than anything
 * that this one finds, and nothing has to be cleared.
 */
public final class Flood {

    /** The most points that a flood can have. */
    public static final int MOST_POINTS = (1 << 10) - 1;

    private static final int FLOODS = Integer.MAX_VALUE / (MOST_POINTS + 1) - 1;

    private final Adjacency board;
    private final int[] best;
    private final long[] reached;
    private final int[] bucket;
    private final short[] waiting;
    private final int[] nextWaiting;
    private int flood;
    private int start;
    private int points;
    private Costs costs;
    private Going going;

    /** Room for floods on a board. */
    public Flood(Adjacency board) {
        this.board = board;
        this.best = new int[board.size()];
        this.reached = new long[Places.wordsFor(board.size())];
        this.bucket = new int[MOST_POINTS + 1];
        this.waiting = new short[board.size() * board.ways() + 2];
        this.nextWaiting = new int[waiting.length];
        this.costs = Costs.of(board, (_, _, _) -> StepCost.CLOSED);
        this.going = Going.free(board);
    }

    /** Floods from a start with so many points, 0 to {@link #MOST_POINTS}. */
    public Flood from(int start, int points, Costs costs, Going going) {
        if (costs.board() != board || points < 0 || points > MOST_POINTS) {
            throw new IllegalArgumentException(
                    points + " points, or costs of another board than this flood's");
        }
        this.start = start;
        this.points = points;
        this.costs = costs;
        this.going = going;
        this.flood = flood == FLOODS ? forget() : flood + 1;
        Arrays.fill(reached, 0);
        Arrays.fill(bucket, 0, points + 1, 0);
        spread();
        return this;
    }

    /** What it cost to get to a place, 0 for the start, or -1 if the flood did not get there. */
    public int cost(int place) {
        int left = best[place] - flood * (MOST_POINTS + 1);
        return left < 0 ? -1 : points - left;
    }

    /** The places that the flood entered, those included that may only be passed. */
    public Places reached() {
        return new Places(board.size(), reached.clone());
    }

    /** The places other than the start in which the unit may end. */
    public Places ends() {
        long[] ends = reached.clone();
        long[] through = going.through().words;
        for (int i = 0; i < ends.length; i++) {
            ends[i] &= ~through[i];
        }
        return new Places(board.size(), ends);
    }

    /**
     * The places from the start, which is not included, to a goal by the cheapest way; of equally
     * cheap ones that of fewest places, then that of the lowest numbers. Empty if the flood did not
     * get there.
     */
    public int[] path(int goal) {
        return new CheapestPath(
                        board,
                        this::cost,
                        costs,
                        place -> place == start || !going.stops().contains(place))
                .between(start, goal);
    }

    private int forget() {
        Arrays.fill(best, 0);
        return 1;
    }

    private void spread() {
        int none = flood * (MOST_POINTS + 1);
        best[start] = none + points;
        waiting[1] = (short) start;
        nextWaiting[1] = 0;
        bucket[points] = 1;
        int count = 2;
        for (int left = points; left > 0; left--) {
            for (int i = bucket[left]; i != 0; i = nextWaiting[i]) {
                if (best[waiting[i]] == none + left) {
                    count = leave(waiting[i], left, count);
                }
            }
        }
    }

    /** Takes every step out of a place; answers with the next free number to wait under. */
    private int leave(int place, int left, int count) {
        int none = flood * (MOST_POINTS + 1);
        byte[] prices = costs.table;
        short[] to = board.to;
        int next = count;
        int first = place * board.ways();
        for (int i = first; i < first + board.ways(); i++) {
            int price = prices[i];
            int rest = left - price;
            if (price != StepCost.CLOSED && rest >= 0 && none + rest > best[to[i]]) {
                next = enter(to[i], rest, next);
            }
        }
        return next;
    }

    private int enter(int place, int left, int count) {
        if (going.closed().contains(place)) {
            return count;
        }
        best[place] = flood * (MOST_POINTS + 1) + left;
        reached[place >> 6] |= 1L << place;
        if (left == 0 || going.stops().contains(place)) {
            return count;
        }
        waiting[count] = (short) place;
        nextWaiting[count] = bucket[left];
        bucket[left] = count;
        return count + 1;
    }
}
