package zeriba.ascari;

import zeriba.board.Places;
import zeriba.engine.Result;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Notations;

/** The sequence of play: one thing to be done. Counters are numbers of the battle. */
@Tag("step")
public sealed interface Step {

    /** Its word in positions and messages. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** An army sets up its counters, one after another. */
    record Deployment(@Called("side") Army army) implements Step {}

    /** An army moves its units, one after another. */
    record Movement(@Called("side") Army army) implements Step {}

    /**
     * A counter is on the move.
     *
     * @param mover a combat unit, or a leader who goes alone
     * @param points movement points left
     * @param riders the leaders who go with it, bit n for leader number n
     * @param halted whether a hit has stopped it
     * @param flipped whether a battery has limbered in this move
     */
    record Moving(
            @Of("counter") int mover,
            @Within(from = 0, to = 9) int points,
            Path path,
            @Implied @Of("leaders") int riders,
            @Implied boolean halted,
            @Implied boolean flipped)
            implements Step {

        public int hex() {
            return path.hex();
        }

        Moving points(int left) {
            return new Moving(mover, left, path, riders, halted, flipped);
        }

        public Moving halt() {
            return new Moving(mover, points, path, riders, true, flipped);
        }
    }

    /** The other army may fire at the counter that has just entered a hex. */
    record Window(@Called("side") Army by, @Of("units") long firers) implements Step {}

    /**
     * A shot waits for its die.
     *
     * @param target a combat unit, or a lone leader
     * @param opportunity whether it is fired in the enemy's move
     */
    record Shot(
            @Of("counter") int firer,
            @Of("counter") int target,
            @Implied(written = true) boolean opportunity)
            implements Step {}

    /** Leaders whose unit was hit: one die for each, bit n for leader number n. */
    record LeaderHits(@Of("leaders") int leaders) implements Step {}

    /** A melee waits for its dice; the attacker is on the move below. */
    record Melee(@Of("counter") int attacker, @Of("counter") int defender, @Of("hex") int from)
            implements Step {}

    /** A section that a melee has cost may be spiked by its owner. */
    record Spiking(@Of("counter") int battery) implements Step {}

    /** The active player chooses where the defender of a melee goes. */
    record Retreat(@Of("counter") int unit, @Of("hex") int from) implements Step {}

    /** An army fires. */
    record Fire(@Called("side") Army army) implements Step {}

    /** Fire is laid to the thorn fence, a die for each of these hexes. */
    record Burning(@Called("hexes") Places left) implements Step {}

    /** Markers are removed. */
    record Administration(@Called("side") Army army) implements Step {}

    /** Nothing is left to do. */
    record Over(Result result) implements Step {}
}
