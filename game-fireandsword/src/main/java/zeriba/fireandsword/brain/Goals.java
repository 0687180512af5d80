package zeriba.fireandsword.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;

/** How much each space draws a column: towns that are lost or in need, less with distance. */
final class Goals {

    private static final double LOST_TOWN = 1;
    private static final int FULL = 8;

    private final Sudan state;
    private final Boldness boldness;
    private final double[] pull;

    Goals(Sudan state, Boldness boldness) {
        this.state = state;
        this.boldness = boldness;
        this.pull = new double[state.map().size()];
        for (int town : each(state.map().towns())) {
            double worth = worth(town);
            if (worth > 0) {
                spread(town, worth);
            }
        }
    }

    private double worth(int town) {
        double points = state.parameters().points(town);
        if (state.isMahdist(town)) {
            return points * LOST_TOWN;
        }
        int supply = state.supply(town);
        return supply == 0 || state.stack(town) >= FULL
                ? 0
                : points
                        * boldness.hungryTown()
                        * Math.min(1, boldness.lastChance() / (supply + 1));
    }

    private void spread(int town, double worth) {
        SudanMap map = state.map();
        int[] steps = new int[map.size()];
        Arrays.fill(steps, -1);
        Deque<Integer> open = new ArrayDeque<>();
        steps[town] = 0;
        open.add(town);
        while (!open.isEmpty()) {
            int space = open.removeFirst();
            pull[space] =
                    Math.max(pull[space], worth * Math.pow(boldness.lessByStep(), steps[space]));
            for (int next : map.spacesAt(space)) {
                if (steps[next] < 0
                        && map.landLink(next, space, state.parameters().has("roads")) >= 0) {
                    steps[next] = steps[space] + 1;
                    open.add(next);
                }
            }
        }
    }

    /** How strongly a space draws. */
    double at(int space) {
        return pull[space];
    }
}
