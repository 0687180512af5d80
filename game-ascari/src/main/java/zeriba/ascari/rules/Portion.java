package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Event;

/** A portion of play that is an army's own; other steps break into one. */
public sealed interface Portion extends Step
        permits S1_SettingUp.Deployment,
                S3_Movement.Movement,
                S4_FirePhase.Fire,
                S6_Administration.Administration {

    /** Whose it is. */
    Army army();

    /** That it has begun, unless it only goes on. */
    @Override
    default List<Event> began(Ascari before, Ascari after) {
        return equals(Step.portion(before))
                ? List.of()
                : List.of(new Event.Began(after.turn(), word(), army().toString(), rule()));
    }
}
