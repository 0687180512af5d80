package zeriba.kasserine.brain;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.board.Flood;
import zeriba.board.Going;
import zeriba.board.Places;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Control;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Scenario;
import zeriba.kasserine.state.Unit;

/** Tables of distances to the objectives and to supply hexes, worked out once for every hex. */
final class DistanceTables {

    /** The distance of what cannot be reached, in half points. */
    static final int NEVER = 400;

    private final KasserineMap map;
    private final short[][] table;
    private final Places objectives;
    private final short[] beside;
    private final Map<String, int[]> triggers = new ConcurrentHashMap<>();

    DistanceTables(KasserineMap map, List<Scenario> scenarios) {
        this.map = map;
        this.table = new short[map.grid().size()][0];
        this.beside = new short[map.grid().size()];
        Arrays.fill(beside, (short) -1);
        Places goals = map.grid().none();
        for (Scenario scenario : scenarios) {
            for (int goal : scenario.objectives()) {
                table[goal] = distances(goal);
                goals = goals.with(goal);
                for (int near : map.adjacency().neighbours(goal).toArray()) {
                    beside[near] = (short) goal;
                }
            }
        }
        this.objectives = goals;
        for (Army army : Army.values()) {
            Places supply = map.supply(army);
            for (int hex = supply.next(0); hex >= 0; hex = supply.next(hex + 1)) {
                table[hex] = distances(hex);
            }
        }
    }

    /** By hex: the half points between it and a goal for mobile units of the Axis. */
    private short[] distances(int goal) {
        Flood flood =
                map.flood()
                        .from(
                                goal,
                                Flood.MOST_POINTS,
                                map.costs(false, Army.AXIS),
                                Going.free(map.adjacency()));
        short[] distances = new short[map.grid().size()];
        for (int hex = 0; hex < distances.length; hex++) {
            int cost = flood.cost(hex);
            distances[hex] = (short) (cost < 0 ? NEVER : Math.min(NEVER, cost));
        }
        return distances;
    }

    /** By hex: what happens when an Axis unit enters it, as a set of triggers. */
    int[] triggers(GameParameters parameters) {
        return triggers.computeIfAbsent(
                parameters.variants().sbeitla(),
                _ -> {
                    int[] by = new int[table.length];
                    Arrays.setAll(
                            by,
                            hex ->
                                    S11_Reinforcements.entered(parameters, Control.NONE, hex)
                                            .triggers());
                    return by;
                });
    }

    /** The half points from a hex to an objective or a supply hex. */
    int way(int goal, int hex) {
        short[] way = table[goal];
        return way.length == 0 ? map.distance(goal, hex) * 2 : way[hex];
    }

    /** By hex: what it costs a unit to get there with all the time it wants, enemies ignored. */
    int[] march(Kasserine state, Unit unit) {
        Places none = map.grid().none();
        Flood flood =
                map.flood()
                        .from(
                                state.place(unit),
                                NEVER,
                                map.costs(state.roster().isLeg(unit), Army.AXIS),
                                new Going(none, none, none));
        int[] costs = new int[map.grid().size()];
        for (int hex = 0; hex < costs.length; hex++) {
            int cost = flood.cost(hex);
            costs[hex] = cost < 0 ? NEVER : cost;
        }
        return costs;
    }

    /** Whether a hex is an objective of any scenario. */
    boolean isObjective(int hex) {
        return objectives.contains(hex);
    }

    /** An objective that a hex touches, or -1. */
    int objectiveBeside(int hex) {
        return beside[hex];
    }

    KasserineMap map() {
        return map;
    }
}
