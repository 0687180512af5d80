package zeriba.kassala;

/**
 * What stays the same throughout a game: the board, the factors of the units and the optional rules
 * in force.
 *
 * @param cannon whether cannon are played by section IV.A
 * @param mixed whether mixed attacks are played by section IV.C
 * @param farCannon whether cannon next to no defender count in an exchange, by the letter
 */
public record Terms(
        KassalaMap map, Roster roster, boolean cannon, boolean mixed, boolean farCannon) {}
