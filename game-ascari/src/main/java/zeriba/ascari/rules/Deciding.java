package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Objection;
import zeriba.engine.step.Task.Decision;

/**
 * A step in which an army chooses.
 *
 * @param <C> the actions that belong to it
 */
public sealed interface Deciding<C extends Act> extends Step, Decision<Ascari, Act, C>
        permits S1_SettingUp.Deployment,
                S3_Movement.Movement,
                S3_Moves.Moving,
                S4_OpportunityFire.Window,
                AmbaAlagi.Spiking,
                S5_Retreats.Retreat,
                S4_FirePhase.Fire {

    /** Why an action that belongs to another step may not be chosen in this one. */
    Optional<Objection> notNow(Ascari state, Act act);
}
