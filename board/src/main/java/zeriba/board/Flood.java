package zeriba.board;

import java.util.Arrays;

/**
 * How far a unit gets on a board of any size: one flood at a time, and the answers to it until the
 * next. An object to be kept and used again by one thread; it allocates nothing while it floods.
 *
 * <p>Places wait in buckets by the points left, in a ring as long as the dearest step. What is
 * known of a place is one number, made of the number of the flood and the points left, so that what
 * earlier floods knew counts for less than anything that this one finds, and nothing has to be
 * cleared. Most steps lead to places already known, which no processor can foresee: so a step is
 * taken without asking, and counts only if it was better.
 */
public final class Flood {

    /** The most points that a flood can have. */
    public static final int MOST_POINTS = 1_000;

    private static final int NUMBERS = 1_024;
    private static final int CLOSED = NUMBERS - 1;
    private static final int FLOODS = Integer.MAX_VALUE / NUMBERS - 1;

    private final Adjacency board;
    private final int[] best;
    private final long[] reached;
    private final int[] found;
    private int[] waiting;
    private int[] waits;
    private int none;
    private int start;
    private int points;
    private Costs costs;
    private Going going;

    /** Room for floods on a board. */
    public Flood(Adjacency board) {
        this.board = board;
        this.best = new int[board.size()];
        this.reached = new long[Places.wordsFor(board.size())];
        this.found = new int[board.size() * board.ways() + 1];
        this.waits = new int[0];
        this.waiting = new int[0];
        this.costs = Costs.of(board, (_, _, _) -> StepCost.CLOSED);
        this.going = Going.free(board);
    }

    /**
     * Floods from a start with so many points, 0 to {@link #MOST_POINTS}. Does nothing where that
     * is what it did last: who lists where a unit may go is often asked by which way, next.
     */
    public Flood from(int start, int points, Costs costs, Going going) {
        if (costs.board() != board || points < 0 || points > MOST_POINTS) {
            throw new IllegalArgumentException(
                    points + " points, or costs of another board than this flood's");
        }
        if (isLast(start, points, costs, going)) {
            return this;
        }
        this.start = start;
        this.points = points;
        this.costs = costs;
        this.going = going;
        int ring = Integer.highestOneBit(Math.max(1, costs.dearest())) << 1;
        if (waits.length < ring) {
            waits = new int[ring];
            waiting = new int[ring * (board.size() + 1)];
        }
        begin();
        for (int left = points; left >= 0; left--) {
            empty(left, left & (waits.length - 1));
        }
        reached[start >> 6] &= ~(1L << start);
        return this;
    }

    /** What it cost to get to a place, 0 for the start, or -1 if the flood did not get there. */
    public int cost(int place) {
        int left = best[place] - none;
        return left < 0 || left == CLOSED ? -1 : points - left;
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

    private boolean isLast(int start, int points, Costs costs, Going going) {
        return waits.length > 0
                && start == this.start
                && points == this.points
                && costs == this.costs
                && going.equals(this.going);
    }

    private void begin() {
        none += NUMBERS;
        if (none > FLOODS * NUMBERS) {
            Arrays.fill(best, 0);
            none = NUMBERS;
        }
        Arrays.fill(reached, 0);
        long[] closed = going.closed().words;
        for (int i = 0; i < closed.length; i++) {
            for (long rest = closed[i]; rest != 0; rest &= rest - 1) {
                best[(i << 6) + Long.numberOfTrailingZeros(rest)] = none + CLOSED;
            }
        }
        best[start] = none + points;
        int bucket = points & (waits.length - 1);
        waiting[bucket * (best.length + 1)] = costs.lists.start(start);
        waits[bucket] = 1;
    }

    /**
     * Goes on from every place that was reached with so many points left and not with more. Arrays
     * are held in variables: one that is written to might be another that is read, and would be
     * looked up again each time for that.
     */
    private void empty(int left, int bucket) {
        int[] many = waits;
        int waited = many[bucket];
        if (waited == 0) {
            return;
        }
        many[bucket] = 0;
        int[] lists = waiting;
        int[] known = best;
        int[] notes = found;
        long[] entered = reached;
        long[] stops = going.stops().words;
        int room = known.length + 1;
        int shift = costs.lists.shift;
        int count = 0;
        for (int i = bucket * room; i < bucket * room + waited; i++) {
            int list = lists[i];
            int place = list >> shift;
            if (known[place] == none + left) {
                long bit = 1L << place;
                entered[place >> 6] |= bit;
                if ((stops[place >> 6] & bit) == 0 || place == start) {
                    count = leave(list, left, count);
                }
            }
        }
        for (int i = 0; i < count; i++) {
            int step = notes[i];
            int next = (left - CostLists.price(step)) & (many.length - 1);
            lists[next * room + many[next]++] = CostLists.list(step);
        }
    }

    /** Notes the steps of a list that lead to better; answers with the number of notes. */
    private int leave(int list, int left, int count) {
        int[] known = best;
        int[] steps = costs.lists.steps;
        int shift = costs.lists.shift;
        int now = none + left;
        int next = count;
        int i = list << shift;
        for (int step = steps[i]; CostLists.price(step) <= left; step = steps[++i]) {
            int to = CostLists.list(step) >> shift;
            int after = now - CostLists.price(step);
            int before = known[to];
            known[to] = Math.max(before, after);
            found[next] = step;
            next += (before - after) >>> 31;
        }
        return next;
    }
}
