package zeriba.board;

import java.util.Arrays;

/**
 * The steps worth taking out of a place, by where one came from, the cheapest first. Coming to a
 * place from another, it is no use to go back there, nor to a place that could have been reached
 * from there at least as cheaply without the detour: on open ground that leaves three of six.
 *
 * <p>There is a list for every place and way of coming to it, and one for starting there; a list is
 * known by its number, the place times a power of two plus the way back.
 */
final class CostLists {

    private static final int PRICE = 20;
    private static final int END = Integer.MAX_VALUE;

    /**
     * By list number times that power of two: price and number of the list that a step leads to.
     */
    final int[] steps;

    /** The binary logarithm of that power of two, which is above the number of ways. */
    final int shift;

    private final Costs costs;
    private final Adjacency board;

    CostLists(Costs costs) {
        this.costs = costs;
        this.board = costs.board();
        this.shift = Integer.SIZE - Integer.numberOfLeadingZeros(board.ways());
        if ((board.size() << shift) >= (1 << PRICE)) {
            throw new IllegalArgumentException(
                    board.size() + " places of " + board.ways() + " ways are too many");
        }
        this.steps = new int[board.size() << (2 * shift)];
        Arrays.fill(steps, END);
        for (int place = 0; place < board.size(); place++) {
            for (int back = 0; back <= board.ways(); back++) {
                fill(place, back);
            }
        }
    }

    /** The list for starting in a place. */
    int start(int place) {
        return (place << shift) | board.ways();
    }

    /** What a step costs; more than any flood can have at the end of a list. */
    static int price(int step) {
        return step >> PRICE;
    }

    /** The number of the list that a step leads to. */
    static int list(int step) {
        return step & ((1 << PRICE) - 1);
    }

    private void fill(int place, int back) {
        int first = ((place << shift) | back) << shift;
        int before = back == board.ways() ? Adjacency.NOWHERE : board.neighbour(place, back);
        int count = 0;
        for (int way = 0; way < board.ways(); way++) {
            int price = costs.cost(place, way);
            if (price != StepCost.CLOSED) {
                int to = board.neighbour(place, way);
                if (before < 0 || isWorthIt(before, place, to, price)) {
                    int next = (to << shift) | board.way(to, place);
                    steps[first + count++] = (price << PRICE) | next;
                }
            }
        }
        Arrays.sort(steps, first, first + count);
    }

    private boolean isWorthIt(int before, int place, int to, int price) {
        if (to == before) {
            return false;
        }
        int direct = cheapest(before, to);
        return direct == StepCost.CLOSED || direct > cheapest(before, place) + price;
    }

    private int cheapest(int from, int to) {
        int cheapest = StepCost.CLOSED;
        for (int way = 0; way < board.ways(); way++) {
            int price = costs.cost(from, way);
            if (price != StepCost.CLOSED
                    && board.neighbour(from, way) == to
                    && (cheapest == StepCost.CLOSED || price < cheapest)) {
                cheapest = price;
            }
        }
        return cheapest;
    }
}
