package zeriba.kassala;

import zeriba.engine.Result;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.As.Within;

/** The sequence of play: one thing to be done. */
@Tag("step")
public sealed interface Step {

    /** An army sets up its units, one after another. */
    record Deployment(@Called("side") Army army) implements Step {}

    /** An army moves. */
    record Movement(@Called("side") Army army) implements Step {}

    /** An army makes its attacks. */
    record Combat(@Called("side") Army army) implements Step {}

    /** An attack of {@code army} has been declared and waits for the die. */
    record Battle(@Called("side") Army army, Units attackers, Units defenders) implements Step {}

    /**
     * The owner of the larger force of an exchange chooses his losses.
     *
     * @param army whose losses
     * @param from the units that took part
     * @param atLeast the printed strength that must go
     */
    record Losses(@Called("side") Army army, Units from, @Within(from = 1, to = 100) int atLeast)
            implements Step {}

    /**
     * Attackers may enter the hexes that their attack has vacated.
     *
     * @param attackers all that took part, alive or not
     * @param advanced those that have advanced already
     * @param hexes the hexes that still lie open
     */
    record Advance(
            @Called("side") Army army, Units attackers, Units advanced, @Of("hexes") long hexes)
            implements Step {}

    /** Both have moved and fought. */
    record EndOfTurn() implements Step {}

    /** Nothing is left to do. */
    record Over(Result result) implements Step {}
}
