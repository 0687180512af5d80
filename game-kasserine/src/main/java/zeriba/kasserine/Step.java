package zeriba.kasserine;

import zeriba.engine.Result;

/** The sequence of play: one thing to be done. */
public sealed interface Step {

    /** A side draws its support fire markers. */
    record Draw(Army army) implements Step {}

    /** An army moves, or makes its mobile movement. */
    record Movement(Army army, Phase phase) implements Step {}

    /**
     * A unit has been taken up or has entered the map.
     *
     * @param from the hex that it stands in, or that it enters by
     */
    record Going(Army army, Phase phase, Unit unit, int from) implements Step {}

    /** An army makes its attacks. */
    record Combat(Army army) implements Step {}

    /** A side commits markers to a combat, or none. */
    record Commitment(Army army, Engagement engagement) implements Step {}

    /** A combat waits for the die. */
    record Battle(Engagement engagement) implements Step {}

    /** A side chooses which of its units in the combat is depleted. */
    record Losses(Army army, Units from) implements Step {}

    /** Units retreat so many hexes, 1 to 3, in the order that their owner likes. */
    record Retreats(Army army, Units units, int length, Part part) implements Step {}

    /** On which side of the combat the units were that retreat. */
    enum Part {
        ATTACKER,
        DEFENDER
    }

    /** One of the attackers may enter the hex. */
    record Advance(Army army, Units attackers, int hex) implements Step {}

    /** All is done in this turn. */
    record EndOfTurn() implements Step {}

    /** The game has ended. */
    record Over(Result result) implements Step {}
}
