package zeriba.kasserine.rules;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;

/** A step of the turn itself; the others break into one. */
public sealed interface TurnStep extends Step
        permits S08_Allotment.Draw, S05_Phases.Movement, S07_Combat.Combat, S04_Sequence.EndOfTurn {

    /** Whose phase it is; the Axis, where it is nobody's. */
    static Army mover(Kasserine state) {
        return state.agenda().steps().stream()
                .filter(TurnStep.class::isInstance)
                .flatMap(step -> ((TurnStep) step).mover().stream())
                .findFirst()
                .orElse(Army.AXIS);
    }

    /** Whether there is nothing to do in it, so that it is passed over. */
    boolean isIdle(Kasserine state);

    /** The army that moves or fights in it, where it is a phase in which one does. */
    default Optional<Army> mover() {
        return Optional.empty();
    }

    /** What is told when it has begun. */
    default List<Event> began(Kasserine after) {
        return mover()
                .<Event>map(army -> new Event.Began(after.turn(), word(), army.toString(), "4.0"))
                .stream()
                .toList();
    }
}
