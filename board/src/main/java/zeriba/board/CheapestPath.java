package zeriba.board;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * The documented path after a flood: the cheapest; of equally cheap ones that of fewest places;
 * then, place by place from the start, the lowest number.
 *
 * @param costs by place: what it costs to get there, or -1
 * @param mayLeave whether a path may go on from a place
 */
record CheapestPath(
        Adjacency adjacency, IntUnaryOperator costs, StepCost steps, IntPredicate mayLeave) {

    private static final int UNKNOWN = Integer.MAX_VALUE;

    /** The places after the start, the goal included; empty if the goal was not reached. */
    int[] between(int start, int goal) {
        if (start == goal || costs.applyAsInt(goal) < 0) {
            return new int[0];
        }
        int[] stepsLeft = stepsLeft(start, goal);
        int[] path = new int[stepsLeft[start]];
        int here = start;
        for (int i = 0; i < path.length; i++) {
            here = lowestNext(here, stepsLeft);
            path[i] = here;
        }
        return path;
    }

    /** By place on a cheapest path: the fewest steps from there to the goal. */
    private int[] stepsLeft(int start, int goal) {
        int[] stepsLeft = new int[adjacency.size()];
        Arrays.fill(stepsLeft, UNKNOWN);
        stepsLeft[goal] = 0;
        int[] queue = new int[adjacency.size()];
        queue[0] = goal;
        int count = 1;
        for (int i = 0; i < count && stepsLeft[start] == UNKNOWN; i++) {
            int to = queue[i];
            for (int way = 0; way < adjacency.ways(); way++) {
                int from = adjacency.neighbour(to, way);
                if (from >= 0 && stepsLeft[from] == UNKNOWN && isCheapest(from, to)) {
                    stepsLeft[from] = stepsLeft[to] + 1;
                    queue[count++] = from;
                }
            }
        }
        return stepsLeft;
    }

    private int lowestNext(int here, int[] stepsLeft) {
        int lowest = UNKNOWN;
        for (int way = 0; way < adjacency.ways(); way++) {
            int to = adjacency.neighbour(here, way);
            if (to >= 0
                    && to < lowest
                    && stepsLeft[to] == stepsLeft[here] - 1
                    && isCheapest(here, to)) {
                lowest = to;
            }
        }
        return lowest;
    }

    /** Whether a step between two places is part of a cheapest path to the second. */
    private boolean isCheapest(int from, int to) {
        int before = costs.applyAsInt(from);
        int price = costs.applyAsInt(to) - before;
        if (before < 0 || price <= 0 || !mayLeave.test(from)) {
            return false;
        }
        for (int way = 0; way < adjacency.ways(); way++) {
            if (adjacency.neighbour(from, way) == to && steps.cost(from, way, to) == price) {
                return true;
            }
        }
        return false;
    }
}
