package zeriba.kassala.rules;

import java.util.List;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.Notations;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;

/** The sequence of play: one thing to be done. Each is told in the section that it stands for. */
@Tag("step")
public sealed interface Step extends Task<Kassala, Act>
        permits Portion, Deciding, S2E_Results.Battle, S3_Winning.Over {

    /** The present step of a state. */
    static Step of(Kassala state) {
        return (Step) state.agenda().now();
    }

    /** The portion of the turn that the present step belongs to, or the end of the game. */
    static Step portion(Kassala state) {
        Agenda<Task<Kassala, Act>> agenda = state.agenda();
        while (!(agenda.now() instanceof Portion) && !agenda.isLast()) {
            agenda = agenda.rest();
        }
        return (Step) agenda.now();
    }

    /** Its word in positions and messages. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** Whose it is: of the Moslem, who begins a turn, where it is nobody's. */
    default Army army() {
        return Army.MOSLEM;
    }

    /** How units that it leaves on the map have come where they are. */
    default Manner manner() {
        return Manner.MOVED;
    }

    /** By which hexes a unit goes; none where it goes by no particular way. */
    default List<String> way(Kassala before, Unit unit, int hex) {
        return List.of();
    }

    /** Whether a combat portion of {@code attacker} may wait for it. */
    default boolean belongsTo(Army attacker) {
        return army() == attacker;
    }

    /** Refuses a state that has been composed and that this cannot be the present step of. */
    default void check(PositionCheck check) throws UnreadableException {}
}
