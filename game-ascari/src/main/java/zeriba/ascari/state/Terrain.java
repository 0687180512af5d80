package zeriba.ascari.state;

import java.util.List;

/**
 * A line of the terrain effects chart.
 *
 * @param level how high it lies, 0 to 3
 * @param costs movement points to enter, by {@link Mover}; 0 is prohibited
 * @param target added to fire at a unit here
 * @param firer added to fire from here
 * @param melee added to the defender's melee here
 * @param screens whether it blocks every line of sight through it
 */
public record Terrain(
        String name,
        int level,
        List<Integer> costs,
        int target,
        int firer,
        int melee,
        boolean screens) {

    public Terrain {
        costs = List.copyOf(costs);
    }

    /** Movement points to enter, 0 where it is prohibited. */
    public int cost(Mover mover) {
        return costs.get(mover.number());
    }
}
