package zeriba.kasserine.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.board.Places;
import zeriba.kasserine.rules.S05_Phases;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * Who keeps an eye on which objective: what lies in an Allied zone is not captured (18.0), so one
 * unit for each that the Axis could reach in its next turn, and no friend that cannot go there.
 */
final class Sentries {

    /** [design] What it is worth to stand in or beside the objective, whatever may come. */
    static final double WATCH = 12;

    /** [design] What less it is worth for each half point that is still to go. */
    static final double HASTE = 0.5;

    /** [design] What it costs, in half points, that somebody else than who is in it watches. */
    private static final int ELSEWHERE = 4;

    /**
     * [design] What it costs, in half points, that somebody comes in a later turn: he may bar it.
     */
    private static final int LATE = 30;

    /** [design] From farther than so many half points nobody comes. */
    private static final int FARTHEST = 60;

    private Sentries() {}

    /** The objectives that units are to watch, the most endangered served first. */
    static Map<Unit, Integer> of(DistanceTables ground, Kasserine state, Phase phase) {
        Map<Unit, Integer> sentries = new HashMap<>();
        Map<Integer, Integer> endangered = endangered(ground, state);
        endangered.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .forEach(goal ->
                        sentry(ground, state, phase, goal, sentries)
                                .ifPresent(unit -> sentries.put(unit, goal)));
        return sentries;
    }

    /** By objective that the Axis holds or could reach in its next turn: its half points to it. */
    private static Map<Integer, Integer> endangered(DistanceTables ground, Kasserine state) {
        Map<Integer, Integer> endangered = new HashMap<>();
        for (int goal : state.parameters().scenario().objectives()) {
            int nearest = DistanceTables.NEVER;
            for (Unit enemy : new Units(Army.AXIS, state.present(Army.AXIS))) {
                int way = ground.way(goal, state.place(enemy));
                if (way < nearest && way <= turn(state, enemy, Phase.MOVEMENT)) {
                    nearest = way;
                }
            }
            if (nearest < DistanceTables.NEVER) {
                endangered.put(goal, nearest);
            }
        }
        return endangered;
    }

    /** The half points that a unit has from a phase to the end of its turn. */
    private static int turn(Kasserine state, Unit unit, Phase from) {
        boolean drives = !state.roster().isLeg(unit);
        int mobile = drives ? S05_Phases.points(state, unit, Phase.MOBILE) : 0;
        return from == Phase.MOBILE
                ? mobile
                : S05_Phases.points(state, unit, Phase.MOVEMENT) + mobile;
    }

    /** Who watches an objective at the least cost: the nearest, and rather not who attacks well. */
    private static Optional<Unit> sentry(
            DistanceTables ground,
            Kasserine state,
            Phase phase,
            int goal,
            Map<Unit, Integer> others) {
        return able(ground, state, phase, goal).stream()
                .filter(candidate -> !others.containsKey(candidate.unit()))
                .min(Comparator.comparingInt(Candidate::cost))
                .map(Candidate::unit);
    }

    private record Candidate(Unit unit, int cost) {}

    private static List<Candidate> able(
            DistanceTables ground, Kasserine state, Phase phase, int goal) {
        List<Candidate> able = new ArrayList<>();
        long movable = S05_Phases.movable(state, Army.ALLIES, phase);
        for (Unit unit : new Units(Army.ALLIES, state.present(Army.ALLIES))) {
            int way = beyond(ground, goal, state.place(unit));
            if (way == 0 || (contains(movable, unit.bit()) && way <= FARTHEST)) {
                int cost = state.place(unit) == goal ? 0 : ELSEWHERE + way;
                int late = way <= turn(state, unit, phase) ? 0 : LATE;
                able.add(new Candidate(unit, cost + late + state.attack(unit)));
            }
        }
        for (Unit unit :
                new Units(Army.ALLIES, S11_Reinforcements.due(state, Army.ALLIES, phase))) {
            int way = entrance(ground, goal, state.roster().starts(unit));
            if (way < turn(state, unit, phase)) {
                able.add(new Candidate(unit, ELSEWHERE + way + state.attack(unit)));
            }
        }
        return able;
    }

    private static int entrance(DistanceTables ground, int goal, Places entrances) {
        int nearest = DistanceTables.NEVER;
        for (int hex : entrances) {
            nearest = Math.min(nearest, beyond(ground, goal, hex));
        }
        return nearest;
    }

    /** The half points that a hex is away from where one sees an objective. */
    static int beyond(DistanceTables ground, int goal, int hex) {
        return ground.map().distance(goal, hex) <= 1 ? 0 : ground.way(goal, hex);
    }
}
