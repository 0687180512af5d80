package zeriba.ascari;

import zeriba.board.Places;
import zeriba.engine.Result;

/** The sequence of play: one thing to be done. Counters are numbers of the battle. */
public sealed interface Step {

    /** An army sets up its counters, one after another. */
    record Deployment(Army army) implements Step {}

    /** An army moves its units, one after another. */
    record Movement(Army army) implements Step {}

    /**
     * A counter is on the move.
     *
     * @param mover a combat unit, or a leader who goes alone
     * @param riders the leaders who go with it, bit n for leader number n
     * @param points movement points left
     * @param halted whether a hit has stopped it
     * @param flipped whether a battery has limbered in this move
     */
    record Moving(int mover, int riders, int points, Path path, boolean halted, boolean flipped)
            implements Step {

        public int hex() {
            return path.hex();
        }

        Moving points(int left) {
            return new Moving(mover, riders, left, path, halted, flipped);
        }

        public Moving halt() {
            return new Moving(mover, riders, points, path, true, flipped);
        }
    }

    /** The other army may fire at the counter that has just entered a hex. */
    record Window(Army by, long firers) implements Step {}

    /**
     * A shot waits for its die.
     *
     * @param target a combat unit, or a lone leader
     * @param opportunity whether it is fired in the enemy's move
     */
    record Shot(int firer, int target, boolean opportunity) implements Step {}

    /** Leaders whose unit was hit: one die for each, bit n for leader number n. */
    record LeaderHits(int leaders) implements Step {}

    /** A melee waits for its dice; the attacker is on the move below. */
    record Melee(int attacker, int defender, int from) implements Step {}

    /** A section that a melee has cost may be spiked by its owner. */
    record Spiking(int battery) implements Step {}

    /** The active player chooses where the defender of a melee goes. */
    record Retreat(int unit, int from) implements Step {}

    /** An army fires. */
    record Fire(Army army) implements Step {}

    /** Fire is laid to the thorn fence, a die for each of these hexes. */
    record Burning(Places left) implements Step {}

    /** Markers are removed. */
    record Administration(Army army) implements Step {}

    /** Nothing is left to do. */
    record Over(Result result) implements Step {}
}
