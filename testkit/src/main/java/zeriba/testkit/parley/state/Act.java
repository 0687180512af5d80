package zeriba.testkit.parley.state;

import java.util.List;
import zeriba.engine.rules.Role;
import zeriba.engine.schema.As.Said;
import zeriba.engine.schema.As.Verb;
import zeriba.engine.schema.As.Within;

/** All that can be chosen, by the step that it belongs to. */
public sealed interface Act {

    /** A seat settles in secret what it will do. */
    @Verb("plot")
    record Scheme(Role by, Plot plot) implements Act {
        public Scheme {
            Need.that(plot == Plot.HOLD || plot == Plot.MARCH, "a plot is hold or march");
        }
    }

    /** What captains do on the march. */
    sealed interface Marching extends Act {}

    /** A captain's unit goes one way; the guard may react. */
    @Verb("step")
    record Advance(Unit unit, Place to) implements Marching {}

    /** The march ends, whoever could still go on. */
    record Halt() implements Marching {}

    /** How the guard reacts to a step. */
    sealed interface Shooting extends Act {}

    /** The guard reacts to a step. */
    record Shoot(Unit shooter, Unit target) implements Shooting {}

    /** A reaction is passed up. */
    record Pass() implements Shooting, Parrying {}

    /** What captains do at the gate. */
    sealed interface Storming extends Act {}

    /** Units at the gate storm, in the order of their seats. */
    record Storm(List<Unit> units, Place place) implements Storming {
        public Storm {
            units = units.stream().sorted().distinct().toList();
        }
    }

    /** Nobody storms this turn. */
    record Wait() implements Storming {}

    /** How the guard answers a storm. */
    sealed interface Parrying extends Act {}

    /** The guard spends a token against a storm. */
    record Parry(@Within(from = 1, to = Tokens.COUNT) int token) implements Parrying {}

    /** How the guard sallies. */
    sealed interface Sallying extends Act {}

    /**
     * A unit of the guard goes several ways at once.
     *
     * @param via every place entered, the destination last; empty for the documented path
     */
    record Move(Unit unit, Place to, @Said(after = "via") List<Place> via) implements Sallying {
        public Move {
            via = List.copyOf(via);
            Need.that(
                    via.isEmpty() || via.getLast() == to, "the path must end where the move does");
        }
    }

    /** The guard's movement ends. */
    record End() implements Sallying {}
}
