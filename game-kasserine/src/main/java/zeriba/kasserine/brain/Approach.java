package zeriba.kasserine.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * How near the Axis has come to an objective that does not count as captured.
 *
 * @param way how far its nearest unit has to go, in hundreds of half points
 * @param force its attack strength near by, in tens
 * @param hardness how hard the objective is to take: the way of the nearest units, and guards; in
 *     hundreds
 */
record Approach(double way, double force, double hardness) {

    /** [design] What is told where an objective is missing, or nobody is there to come. */
    static final Approach NONE = new Approach(2, 0, 2);

    private static final double NOBODY = 120;

    private static final double TENTH = 0.1;
    private static final double HUNDREDTH = 0.01;
    private static final int FARTHEST = 200;
    private static final int NEAREST = 4;
    private static final int BY = 4;
    private static final int GUARD = 3;
    private static final double GUARD_WEIGHT = 3;

    /** One for each objective that the Axis still wants, the easiest first. */
    static List<Approach> of(DistanceTables ground, Kasserine state) {
        List<Approach> all = new ArrayList<>();
        long captured = S18_Victory.captured(state);
        List<Integer> objectives = state.parameters().scenario().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            if (!contains(captured, i)) {
                all.add(of(ground, state, objectives.get(i)));
            }
        }
        all.sort(Comparator.comparingDouble(Approach::hardness));
        return all;
    }

    private static Approach of(DistanceTables ground, Kasserine state, int goal) {
        double force = 0;
        List<Integer> ways = new ArrayList<>();
        for (Unit unit : new Units(Army.AXIS, state.present(Army.AXIS))) {
            int hex = state.place(unit);
            ways.add(Math.min(FARTHEST, ground.way(goal, hex)));
            force += ground.map().distance(goal, hex) <= BY ? state.attack(unit) : 0;
        }
        int[] nearest = ways.stream().mapToInt(Integer::intValue).sorted().limit(NEAREST).toArray();
        double mean = Arrays.stream(nearest).average().orElse(NOBODY);
        double first = nearest.length == 0 ? NOBODY : nearest[0];
        double hardness = mean + GUARD_WEIGHT * guards(ground, state, goal);
        return new Approach(HUNDREDTH * first, TENTH * force, HUNDREDTH * hardness);
    }

    private static double guards(DistanceTables ground, Kasserine state, int goal) {
        double guards = 0;
        for (Unit unit : new Units(Army.ALLIES, state.present(Army.ALLIES))) {
            boolean guard = ground.map().distance(goal, state.place(unit)) <= GUARD;
            guards += guard ? state.defence(unit) : 0;
        }
        return guards;
    }
}
