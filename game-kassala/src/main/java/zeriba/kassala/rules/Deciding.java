package zeriba.kassala.rules;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task.Decision;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;

/**
 * A step in which its army chooses.
 *
 * @param <C> the actions that belong to it
 */
public sealed interface Deciding<C extends Act> extends Step, Decision<Kassala, Act, C>
        permits S4B_FreeDeployment.Deployment,
                S2D_Movement.Movement,
                S2E_Combat.Combat,
                S2E_Losses.Losses,
                S2E_Advance.Advance {

    @Override
    Army army();

    @Override
    default Side side(Kassala state) {
        return army().side();
    }

    /** Why an action that belongs to another step may not be chosen in this one. */
    Optional<Objection> notNow(Kassala state, Act act);
}
