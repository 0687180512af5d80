package zeriba.fireandsword.rules;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task.Decision;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;

/**
 * A step in which somebody chooses, for the Anglo-Egyptians where nothing else is said.
 *
 * @param <C> the actions that belong to it
 */
public sealed interface Deciding<C extends Act> extends Step, Decision<Sudan, Act, C>
        permits S02_SetUp.SetUp,
                S08_Movement.Movement,
                S12_Relief.CallOff,
                S12_Battles.Manner,
                S12_Tabletop.Held,
                S12_Tabletop.Toll,
                S12_Tabletop.Confirm,
                S12_Relief.Freed,
                S16_Reinforcements.Landing,
                S16_Reinforcements.Levy {

    @Override
    default Side side(Sudan state) {
        return Seats.OWN;
    }

    /** Why an action that belongs to another step may not be chosen in this one. */
    Optional<Objection> notNow(Sudan state, Act act);

    /** Who decides about an action, whether it belongs here or not. */
    default Role decider(Sudan state, Act act) {
        return S01_Command.owner(state, act);
    }

    @Override
    default Role role(Sudan state, C act) {
        return decider(state, act);
    }

    /** The paragraph of an action that belongs here. */
    default String rule(Sudan state, Act act) {
        return rule(state);
    }

    /** What is told of an action under its paragraph. */
    default EventDraft draft(Sudan before, Act act) {
        return new EventDraft(before, rule(before, act));
    }
}
