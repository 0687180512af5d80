package zeriba.kasserine.rules;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task.Decision;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;

/**
 * A step in which its army chooses.
 *
 * @param <C> the actions that belong to it
 */
public sealed interface Deciding<C extends Act> extends Step, Decision<Kasserine, Act, C>
        permits S05_Phases.Movement,
                S05_Movement.Going,
                S07_Combat.Combat,
                S08_SupportFire.Commitment,
                S07_Results.Losses,
                S07_Retreat.Retreats,
                S07_Advance.Advance {

    @Override
    Army army();

    @Override
    default Side side(Kasserine state) {
        return army().side();
    }

    /** Why an action that belongs to another step may not be chosen in this one. */
    Optional<Objection> notNow(Kasserine state, Act act);
}
