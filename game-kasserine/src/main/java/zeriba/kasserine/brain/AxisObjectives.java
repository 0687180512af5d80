package zeriba.kasserine.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Places;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * The objectives that the Axis still wants, the easiest first.
 *
 * @param open those that it should go for
 * @param hardness how hard each of them is: half points, and guards
 * @param captured those that count as captured
 */
record AxisObjectives(List<Integer> open, List<Double> hardness, List<Integer> captured) {

    private static final int NEAREST = 4;
    private static final int GUARD = 3;
    private static final double GUARD_WEIGHT = 3;
    private static final double FAVOUR = 30;

    /** The aims as they are, with no objective favoured. */
    static AxisObjectives of(DistanceTables ground, Kasserine state) {
        return of(ground, state, -1);
    }

    /** The aims when the objective of index {@code favoured} is held to be easier than it is. */
    static AxisObjectives of(DistanceTables ground, Kasserine state, int favoured) {
        long now = S18_Victory.captured(state);
        List<Integer> open = new ArrayList<>();
        List<Double> hardness = new ArrayList<>();
        List<Integer> captured = new ArrayList<>();
        List<Integer> objectives = state.parameters().scenario().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            int goal = objectives.get(i);
            if (contains(now, i)) {
                captured.add(goal);
            } else {
                double hard = difficulty(ground, state, goal) - (i == favoured ? FAVOUR : 0);
                insert(open, hardness, goal, hard);
            }
        }
        int wanted = Math.min(open.size(), Math.max(1, S18_Victory.TO_WIN - captured.size()));
        return new AxisObjectives(open.subList(0, wanted), hardness.subList(0, wanted), captured);
    }

    private static void insert(List<Integer> open, List<Double> hardness, int goal, double hard) {
        int place = 0;
        while (place < open.size() && hardness.get(place) <= hard) {
            place++;
        }
        open.add(place, goal);
        hardness.add(place, hard);
    }

    /**
     * How hard an objective is to take: the way of the nearest units, before the first has come of
     * those that are due, and its guards.
     */
    private static double difficulty(DistanceTables ground, Kasserine state, int goal) {
        int[] nearest = new int[NEAREST];
        int count = 0;
        long present = state.present(Army.AXIS);
        long asked =
                isEmpty(present)
                        ? S11_Reinforcements.due(state, Army.AXIS, Phase.MOVEMENT)
                        : present;
        for (Unit unit : new Units(Army.AXIS, asked)) {
            int way =
                    isEmpty(present)
                            ? fromEntrance(ground, state, goal, unit)
                            : ground.way(goal, state.place(unit));
            int place = Math.min(count, NEAREST);
            while (place > 0 && nearest[place - 1] > way) {
                if (place < NEAREST) {
                    nearest[place] = nearest[place - 1];
                }
                place--;
            }
            if (place < NEAREST) {
                nearest[place] = way;
            }
            count++;
        }
        double sum = count == 0 ? DistanceTables.NEVER : 0;
        for (int i = 0; i < Math.min(count, NEAREST); i++) {
            sum += (double) nearest[i] / Math.min(count, NEAREST);
        }
        return sum + GUARD_WEIGHT * guards(ground, state, goal);
    }

    private static int fromEntrance(DistanceTables ground, Kasserine state, int goal, Unit unit) {
        Places entrances = state.roster().starts(unit);
        int way = DistanceTables.NEVER;
        for (int hex = entrances.next(0); hex >= 0; hex = entrances.next(hex + 1)) {
            way = Math.min(way, ground.way(goal, hex));
        }
        return way;
    }

    private static double guards(DistanceTables ground, Kasserine state, int goal) {
        double guards = 0;
        for (Unit unit : new Units(Army.ALLIES, state.present(Army.ALLIES))) {
            if (ground.map().distance(goal, state.place(unit)) <= GUARD) {
                guards += state.defence(unit);
            }
        }
        return guards;
    }
}
