package zeriba.kassala.rules;

import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.step.Task.Automatic;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Destinations;
import zeriba.kassala.state.Kassala;

/** Section II.B. Sequence of play. */
public final class S2B_Sequence {

    @Rule("II.B.6")
    public static final int LAST_TURN = 10;

    private static final Agenda<Task<Kassala, Act>> TURN =
            Agenda.of(
                    List.of(
                            new Movement(Army.MOSLEM),
                            new Combat(Army.MOSLEM),
                            new Movement(Army.CHRISTIAN),
                            new Combat(Army.CHRISTIAN),
                            new EndOfTurn()));

    private S2B_Sequence() {}

    /** What a turn consists of. */
    @Rule({"II.B.1", "II.B.3"})
    public static Agenda<Task<Kassala, Act>> turn() {
        return TURN;
    }

    /** The portion after the present one. */
    @Rule({"II.B.2", "II.B.4"})
    static Kassala next(Kassala state) {
        return entered(state.done());
    }

    /** The state with all that follows from its portion's beginning now. */
    @Rule({"II.B.1", "II.B.2"})
    public static Kassala entered(Kassala state) {
        return state.agenda().now() instanceof Portion portion ? portion.entered(state) : state;
    }

    /** Both have moved and fought: a turn has passed. */
    @Rule("II.B.5")
    public record EndOfTurn() implements Portion, Automatic<Kassala, Act> {

        @Override
        public Kassala entered(Kassala state) {
            return state.begin(state.agenda(), Contacts.NONE, Destinations.NONE);
        }

        @Override
        @Rule("II.B.6")
        public Kassala proceed(Kassala state) {
            return state.turn() >= LAST_TURN
                    ? S3_Winning.decide(state)
                    : S2B_Sequence.entered(state.turn(state.turn() + 1, TURN));
        }

        @Override
        public List<Event> began(Kassala after) {
            return List.of();
        }
    }
}
