package zeriba.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.function.IntPredicate;

/** Plain answers from the definition, slow and obviously right, to compare the fast ones with. */
public final class Naive {

    private Naive() {}

    /** By place: the number of steps from a start over existing places, or -1. */
    public static int[] steps(Adjacency board, int start) {
        int[] steps = new int[board.size()];
        Arrays.fill(steps, -1);
        steps[start] = 0;
        Queue<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int here = queue.remove();
            for (int way = 0; way < board.ways(); way++) {
                int next = board.neighbour(here, way);
                if (next >= 0 && steps[next] < 0) {
                    steps[next] = steps[here] + 1;
                    queue.add(next);
                }
            }
        }
        return steps;
    }

    /** By place: the cheapest cost from a start, or -1; improves until nothing gets cheaper. */
    static int[] costs(
            Adjacency board, int start, StepCost cost, IntPredicate open, IntPredicate stop) {
        int[] costs = new int[board.size()];
        Arrays.fill(costs, -1);
        costs[start] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int from = 0; from < board.size(); from++) {
                if (costs[from] < 0 || (from != start && stop.test(from))) {
                    continue;
                }
                for (int way = 0; way < board.ways(); way++) {
                    int to = board.neighbour(from, way);
                    if (to < 0 || !open.test(to) || cost.cost(from, way, to) == 0) {
                        continue;
                    }
                    int total = costs[from] + cost.cost(from, way, to);
                    if (costs[to] < 0 || total < costs[to]) {
                        costs[to] = total;
                        changed = true;
                    }
                }
            }
        }
        return costs;
    }

    /** By place: the documented path, the start first; empty where nothing leads. */
    static List<List<Integer>> paths(
            Adjacency board, int start, StepCost cost, IntPredicate open, IntPredicate stop) {
        int[] costs = costs(board, start, cost, open, stop);
        List<List<Integer>> paths = new ArrayList<>(Collections.nCopies(board.size(), List.of()));
        paths.set(start, List.of(start));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int from = 0; from < board.size(); from++) {
                if (paths.get(from).isEmpty() || (from != start && stop.test(from))) {
                    continue;
                }
                for (int way = 0; way < board.ways(); way++) {
                    int to = board.neighbour(from, way);
                    if (to < 0 || !open.test(to) || cost.cost(from, way, to) == 0) {
                        continue;
                    }
                    List<Integer> path = new ArrayList<>(paths.get(from));
                    path.add(to);
                    if (costs[to] == costs[from] + cost.cost(from, way, to)
                            && isBetter(path, paths.get(to))) {
                        paths.set(to, List.copyOf(path));
                        changed = true;
                    }
                }
            }
        }
        return paths;
    }

    private static boolean isBetter(List<Integer> path, List<Integer> known) {
        if (known.isEmpty() || path.size() != known.size()) {
            return known.isEmpty() || path.size() < known.size();
        }
        for (int i = 0; i < path.size(); i++) {
            if (!path.get(i).equals(known.get(i))) {
                return path.get(i) < known.get(i);
            }
        }
        return false;
    }
}
