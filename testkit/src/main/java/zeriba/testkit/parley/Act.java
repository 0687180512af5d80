package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.Role;

/** All that can be chosen. */
public sealed interface Act {

    /** A seat settles in secret what it will do. */
    record Scheme(Role by, Plot plot) implements Act {}

    /** A captain's unit goes one way; the guard may react. */
    record Advance(Unit unit, Place to) implements Act {}

    /** The march ends, whoever could still go on. */
    record Halt() implements Act {}

    /** The guard reacts to a step. */
    record Shoot(Unit shooter, Unit target) implements Act {}

    /** A reaction is passed up. */
    record Pass() implements Act {}

    /** Units at the gate storm, in the order of their seats. */
    record Storm(List<Unit> units, Place place) implements Act {
        public Storm {
            units = units.stream().sorted().distinct().toList();
        }
    }

    /** Nobody storms this turn. */
    record Wait() implements Act {}

    /** The guard spends a token against a storm. */
    record Parry(int token) implements Act {}

    /**
     * A unit of the guard goes several ways at once.
     *
     * @param via every place entered, the destination last; empty for the documented path
     */
    record Move(Unit unit, Place to, List<Place> via) implements Act {
        public Move {
            via = List.copyOf(via);
        }
    }

    /** The guard's movement ends. */
    record End() implements Act {}
}
