package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.Notations;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;

/**
 * The sequence of play: one thing to be done. Each is told in the section that it stands for.
 * Counters are numbers of the battle.
 */
@Tag("step")
public sealed interface Step extends Task<Ascari, Act>
        permits Portion, Deciding, Throwing, S7_Victory.Over {

    /** The present step of a state. */
    static Step of(Ascari state) {
        return (Step) state.agenda().now();
    }

    /** The portion of play that the present step belongs to, or the end of the game. */
    static Step portion(Ascari state) {
        Agenda<Task<Ascari, Act>> agenda = state.agenda();
        while (!(agenda.now() instanceof Portion) && !agenda.isLast()) {
            agenda = agenda.rest();
        }
        return (Step) agenda.now();
    }

    /** Its word in positions and messages. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** How counters that it leaves on the map have come where they are. */
    default Manner manner() {
        return Manner.MOVED;
    }

    /**
     * Under which paragraphs it has changed counters.
     *
     * @param under the paragraph of what was done
     */
    default Paragraphs paragraphs(Ascari before, String under) {
        return new Paragraphs.Plain(before, under);
    }

    /** What is told when it is the present step, for the first time or again. */
    default List<Event> began(Ascari before, Ascari after) {
        return List.of();
    }

    /** Whether the battle goes on until it is done, even if an army has nobody left on the map. */
    default boolean putsOffTheEnd() {
        return false;
    }

    /** Whether it may be composed as what breaks into the fire phase of an army. */
    default boolean fitsFire(Ascari state, Army active) {
        return false;
    }

    /** Whether it may be composed as what breaks into a move. */
    default boolean fitsMove(Ascari state, Moving moving) {
        return false;
    }

    /** Whether it may be composed as what breaks into a window for fire at a move. */
    default boolean fitsWindow(Ascari state, Window window, Moving moving) {
        return false;
    }
}
