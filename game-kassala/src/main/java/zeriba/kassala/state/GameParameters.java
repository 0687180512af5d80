package zeriba.kassala.state;

import java.util.function.Predicate;

/**
 * What stays the same throughout a game: the board, the factors of the units, the results of
 * battles and the optional rules in force.
 *
 * @param cannon whether cannon are played by section IV.A
 * @param mixed whether mixed attacks are played by section IV.C
 * @param farCannon whether cannon next to no defender count in an exchange, by the letter
 */
public record GameParameters(
        KassalaMap map,
        Roster roster,
        CombatResults results,
        boolean cannon,
        boolean mixed,
        boolean farCannon) {

    /** The names of the optional rules. */
    public static final String CANNON = "cannon";

    /** The names of the optional rules. */
    public static final String MIXED = "mixed";

    /** The names of the optional rules. */
    public static final String FAR_CANNON = "far-cannon";

    /** The basic game on a board. */
    public static GameParameters basic(KassalaMap map, Roster roster, CombatResults results) {
        return new GameParameters(map, roster, results, false, false, false);
    }

    /** With the optional rules that {@code isOn} names. */
    public GameParameters with(Predicate<String> isOn) {
        return new GameParameters(
                map, roster, results, isOn.test(CANNON), isOn.test(MIXED), isOn.test(FAR_CANNON));
    }
}
