package zeriba.ascari.brain;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import zeriba.ascari.Army;
import zeriba.ascari.Battle;
import zeriba.board.MapRow;
import zeriba.board.MapText;

/**
 * How an army goes about a battle. Weights are in steps of an enemy unit.
 *
 * @param close for each hex nearer to the enemy
 * @param goal for each movement point nearer to its goal
 * @param threat against each step that the enemy's fire may cost
 * @param fire for each step that its own fire may cost the enemy
 * @param support for each friend beside, up to two
 * @param cover for each point that the ground takes from the enemy's fire
 * @param height for each level of the ground
 * @param melee for what a melee is expected to bring
 * @param stay for not moving
 */
record Stance(
        double close,
        double goal,
        double threat,
        double fire,
        double support,
        double cover,
        double height,
        double melee,
        double stay) {

    /** The stances of both armies in all battles, from their data file. */
    static Map<Battle.Id, Map<Army, Stance>> all(MapText text) {
        Map<Battle.Id, Map<Army, Stance>> all = new EnumMap<>(Battle.Id.class);
        for (MapRow row : text.rows()) {
            Battle.Id id = Battle.Id.valueOf(row.field(1, "the battle"));
            Army army =
                    row.field(2, "the army").equals(Army.DEFENDER.toString())
                            ? Army.DEFENDER
                            : Army.ATTACKER;
            all.computeIfAbsent(id, _ -> new HashMap<>()).put(army, of(row));
        }
        return all;
    }

    private static Stance of(MapRow row) {
        return new Stance(
                hundredths(row, "close"),
                hundredths(row, "goal"),
                hundredths(row, "threat"),
                hundredths(row, "fire"),
                hundredths(row, "support"),
                hundredths(row, "cover"),
                hundredths(row, "height"),
                hundredths(row, "melee"),
                hundredths(row, "stay"));
    }

    private static double hundredths(MapRow row, String trait) {
        return row.number(trait) / 100.0;
    }
}
