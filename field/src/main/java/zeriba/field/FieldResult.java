package zeriba.field;

import java.util.Map;

/**
 * What a battle came to.
 *
 * @param held whether the force holds the field
 * @param turns how many game turns it lasted
 * @param lost stands lost by each body of the force, by name
 * @param commander what has become of its commander; unhurt where there was none
 */
public record FieldResult(boolean held, int turns, Map<String, Integer> lost, Fate commander) {

    public FieldResult {
        lost = Map.copyOf(lost);
    }

    /** The stands that a body of the force has lost. */
    public int lostBy(Body body) {
        return lost.getOrDefault(body.name(), 0);
    }

    /** The share of its stands that the force of a battle has lost, 0 to 1. */
    public double lostOf(FieldBattle battle) {
        return battle.own().stream().mapToInt(this::lostBy).sum() / (double) battle.ownStands();
    }
}
