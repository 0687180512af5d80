package zeriba.kasserine;

import java.util.Optional;
import zeriba.engine.Result;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Kind;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Notations;

/** The sequence of play: one thing to be done. */
@Tag("step")
public sealed interface Step {

    /** The word for it, in positions and in messages. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** The army that moves or fights in it, where it is a phase of the turn in which one does. */
    default Optional<Army> phaseOf() {
        return Optional.empty();
    }

    /** A side draws its support fire markers. */
    record Draw(@Called("side") Army army) implements Step {}

    /** An army moves, or makes its mobile movement. */
    record Movement(@Called("side") Army army, @Kind Phase phase) implements Step {
        @Override
        public String word() {
            return phase.word();
        }

        @Override
        public Optional<Army> phaseOf() {
            return Optional.of(army);
        }
    }

    /**
     * A unit has been taken up or has entered the map.
     *
     * @param from the hex that it stands in, or that it enters by
     */
    record Going(@Called("side") Army army, Phase phase, Unit unit, @Of("hex") int from)
            implements Step {}

    /** An army makes its attacks. */
    record Combat(@Called("side") Army army) implements Step {
        @Override
        public Optional<Army> phaseOf() {
            return Optional.of(army);
        }
    }

    /** A side commits markers to a combat, or none. */
    record Commitment(Army army, Engagement engagement) implements Step {}

    /** A combat waits for the die. */
    record Battle(Engagement engagement) implements Step {}

    /** A side chooses which of its units in the combat is depleted. */
    record Losses(@Called("side") Army army, Units from) implements Step {}

    /** Units retreat so many hexes, 1 to 3, in the order that their owner likes. */
    record Retreats(
            @Called("side") Army army,
            Units units,
            @Called("hexes") @Within(from = 1, to = 3) int length,
            Part part)
            implements Step {}

    /** On which side of the combat the units were that retreat. */
    enum Part {
        ATTACKER,
        DEFENDER
    }

    /** One of the attackers may enter the hex. */
    record Advance(@Called("side") Army army, Units attackers, @Of("hex") int hex)
            implements Step {}

    /** All is done in this turn. */
    record EndOfTurn() implements Step {}

    /** The game has ended. */
    record Over(Result result) implements Step {}
}
