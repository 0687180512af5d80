package zeriba.kassala;

import zeriba.engine.Result;

/** The sequence of play: one thing to be done. */
public sealed interface Step {

    /** An army sets up its units, one after another. */
    record Deployment(Army army) implements Step {}

    /** An army moves. */
    record Movement(Army army) implements Step {}

    /** An army makes its attacks. */
    record Combat(Army army) implements Step {}

    /** An attack of {@code army} has been declared and waits for the die. */
    record Battle(Army army, Units attackers, Units defenders) implements Step {}

    /**
     * The owner of the larger force of an exchange chooses his losses.
     *
     * @param army whose losses
     * @param from the units that took part
     * @param atLeast the printed strength that must go
     */
    record Losses(Army army, Units from, int atLeast) implements Step {}

    /**
     * Attackers may enter the hexes that their attack has vacated.
     *
     * @param attackers all that took part, alive or not
     * @param advanced those that have advanced already
     * @param hexes the hexes that still lie open
     */
    record Advance(Army army, Units attackers, Units advanced, long hexes) implements Step {}

    /** Both have moved and fought. */
    record EndOfTurn() implements Step {}

    /** Nothing is left to do. */
    record Over(Result result) implements Step {}
}
