package zeriba.board;

import java.util.Arrays;

/**
 * How far one class of units gets on a grid of up to 64 hex numbers: the steps that cost it one
 * point and those that cost it two; all others are closed to it.
 *
 * <p>In every question {@code open} are the hexes that may be entered (neither enemies nor closed
 * ground; friends may be passed, so cut them out of the answer) and {@code stop} those in which a
 * unit must stop. The start may be left even if it is one of these: units that may not leave are
 * not asked about.
 */
public final class Reach64 {

    /** Up to so many points the reach of a unit that nothing hinders is kept by hex. */
    private static final int KEPT = 8;

    private final HexGrid grid;
    private final Steps64 one;
    private final Steps64 two;

    /** By hex: where a step of one point leads, and one of two. */
    private final long[] oneFrom = new long[64];

    private final long[] twoFrom = new long[64];

    /** By points and hex: what is reached where every hex is open and nobody must stop. */
    private final long[][] unhindered = new long[KEPT + 1][64];

    /** The reach of a class of units for which these are all the steps that are not closed. */
    public Reach64(HexGrid grid, Steps64 one, Steps64 two) {
        this.grid = grid;
        this.one = one;
        this.two = two;
        for (int hex = 0; hex < 64; hex++) {
            oneFrom[hex] = one.from(Bits.only(hex));
            twoFrom[hex] = two.from(Bits.only(hex));
            for (int points = 1; points <= KEPT; points++) {
                unhindered[points][hex] = spread(hex, points, -1, Bits.NONE);
            }
        }
    }

    /** The hexes other than the start that can be reached with so many points. */
    public long within(int start, int points, long open, long stop) {
        return isUnhindered(start, points, open, stop)
                ? unhindered[points][start]
                : spread(start, points, open, stop);
    }

    /** Whether all within reach is open, and all from which it could go on lets the unit go on. */
    private boolean isUnhindered(int start, int points, long open, long stop) {
        return points > 0
                && points <= KEPT
                && Bits.containsAll(open, unhindered[points][start])
                && !Bits.meet(stop, unhindered[points - 1][start]);
    }

    private long spread(int start, int points, long open, long stop) {
        if (points < 1) {
            return Bits.NONE;
        }
        long first = 1L << start;
        long reached = first | (oneFrom[start] & open);
        if (points > 1) {
            long fromBefore = (reached & ~stop) | first;
            reached |= (one.from(fromBefore) | twoFrom[start]) & open;
            for (int spent = 3; spent <= points; spent++) {
                long from = (reached & ~stop) | first;
                reached |= (one.from(from) | two.from(fromBefore)) & open;
                fromBefore = from;
            }
        }
        return reached & ~first;
    }

    /** The fewest points that lead from one hex to another, or -1 if nothing does. */
    public int cost(int start, int goal, long open, long stop) {
        return costs(start, open, stop)[goal];
    }

    /**
     * The hexes from the start, which is not included, to the goal by the cheapest way; of equally
     * cheap ones that of fewest hexes, then that of the lowest numbers. Empty if nothing leads
     * there.
     */
    public int[] path(int start, int goal, long open, long stop) {
        int[] costs = costs(start, open, stop);
        return new CheapestPath(
                        grid.adjacency(),
                        place -> costs[place],
                        (from, _, to) -> one.leads(from, to) ? 1 : two.leads(from, to) ? 2 : 0,
                        place -> place == start || !Bits.contains(stop, place))
                .between(start, goal);
    }

    /** By hex: the fewest points that lead there, or -1. */
    private int[] costs(int start, long open, long stop) {
        int[] costs = new int[64];
        Arrays.fill(costs, -1);
        costs[start] = 0;
        long reached = 1L << start;
        long from = reached;
        long fromBefore = 0;
        for (int spent = 1, idle = 0; idle < 2; spent++) {
            long more = (one.from(from) | two.from(fromBefore)) & open & ~reached;
            for (int hex : Bits.each(more)) {
                costs[hex] = spent;
            }
            idle = more == 0 ? idle + 1 : 0;
            reached |= more;
            fromBefore = from;
            from = (reached & ~stop) | (1L << start);
        }
        return costs;
    }
}
