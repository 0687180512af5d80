package zeriba.kassala.rules;

import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.state.Kassala;

/** A portion of the turn; other steps break into one. */
public sealed interface Portion extends Step
        permits S4B_FreeDeployment.Deployment,
                S2D_Movement.Movement,
                S2E_Combat.Combat,
                S2B_Sequence.EndOfTurn {

    /** The state with all that follows from its beginning now. */
    Kassala entered(Kassala state);

    /** What is told when it has begun. */
    List<Event> began(Kassala after);

    /** That it has begun for its army. */
    default Event began(Kassala after, String rule) {
        return new Event.Began(after.turn(), word(), army().toString(), rule);
    }

    @Override
    default void check(PositionCheck check) throws UnreadableException {
        check.noContacts();
    }
}
