package zeriba.kasserine.rules;

import java.util.Optional;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.Notations;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;

/** The sequence of play: one thing to be done. Each is told in the section that it stands for. */
@Tag("step")
public sealed interface Step extends Task<Kasserine, Act>
        permits TurnStep, Deciding, S07_Results.Battle, S18_Victory.Over {

    /** The present step of a state. */
    static Step of(Kasserine state) {
        return (Step) state.agenda().now();
    }

    /** The step of the turn that a state is in; none, when the game is over. */
    static Optional<TurnStep> ofTurn(Kasserine state) {
        return state.agenda().steps().stream()
                .filter(TurnStep.class::isInstance)
                .map(TurnStep.class::cast)
                .findFirst();
    }

    /** The word for it, in positions and in messages. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** Whose it is: of the Axis, where it is nobody's. */
    default Army army() {
        return Army.AXIS;
    }

    /** Whether it may have broken into a step of the turn, alone or with an advance after it. */
    default boolean breaksInto(TurnStep phase, boolean isAlone) {
        return false;
    }

    /** Refuses a state that has been composed and that this cannot be the present step of. */
    default void check(PositionCheck check) throws UnreadableException {}
}
