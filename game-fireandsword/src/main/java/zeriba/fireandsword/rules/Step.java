package zeriba.fireandsword.rules;

import java.util.Optional;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.Notations;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;

/**
 * The sequence of play: one thing to be done. Each is told in the section that it stands for.
 * Spaces, units and regions are numbers.
 */
@Tag("step")
public sealed interface Step extends Task<Sudan, Act>
        permits Deciding, Throwing, Passing, S17_Victory.Over {

    /** The present step of a state. */
    static Step of(Sudan state) {
        return (Step) state.now();
    }

    /** The word for it, in positions, messages and the purposes of throws. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** The paragraph that it is played by in a state. */
    default String rule(Sudan state) {
        return rule();
    }

    /** The battle that is about to be fought, where it is of one. */
    default Optional<Muster> battle() {
        return Optional.empty();
    }

    /** Its place in a turn, from 1; 0 for what may come in between. */
    default int rank() {
        return 0;
    }

    /** What is wrong with it in a state that has been composed. */
    default Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
        return Optional.empty();
    }
}
