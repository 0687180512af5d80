package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.Result;
import zeriba.engine.Role;

/** The sequence of play. */
public sealed interface Step {

    /** An omen is laid face down at the well. */
    record Omen() implements Step {}

    /** The guard draws a token that only it may see. */
    record Draw() implements Step {}

    /** A seat is asked for its plot. */
    record Plotting(Role by) implements Step {}

    /** All plots are turned up. */
    record Reveal() implements Step {}

    /**
     * The captains march in any order.
     *
     * @param left the steps that each of the league's units has left
     */
    record March(List<Integer> left) implements Step {
        public March {
            left = List.copyOf(left);
        }

        int leftOf(Unit unit) {
            return left.get(unit.number());
        }
    }

    /** The guard may shoot at a unit that has just taken a step. */
    record Shot(Unit target) implements Step {}

    /** An arrow is in the air. */
    record Hit(Unit target) implements Step {}

    /** The captains at the gate decide whether to storm. */
    record Assault() implements Step {}

    /** The guard may spend a token against a storm. */
    record Parrying(List<Unit> stormers) implements Step {}

    /**
     * The storm is thrown.
     *
     * @param need the hits that take the keep, 4 to 8
     */
    record Storming(List<Unit> stormers, int need) implements Step {}

    /**
     * The guard moves.
     *
     * @param left the units that have not moved
     */
    record Sally(List<Unit> left) implements Step {
        public Sally {
            left = List.copyOf(left);
        }
    }

    /** The turn is closed. */
    record EndOfTurn() implements Step {}

    /** The game is judged. */
    record Judge(boolean taken) implements Step {}

    /** The game has ended. */
    record Over(Result result) implements Step {}
}
