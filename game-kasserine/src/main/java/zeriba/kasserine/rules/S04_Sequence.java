package zeriba.kasserine.rules;

import java.util.List;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.step.Task.Automatic;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S08_Allotment.Draw;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Activity;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Support;
import zeriba.kasserine.state.Trigger;

/** Section 4. Sequence of play. */
public final class S04_Sequence {

    private static final Agenda<Task<Kasserine, Act>> TURN =
            Agenda.of(
                    List.of(
                            new Draw(Army.AXIS),
                            new Draw(Army.ALLIES),
                            new Movement(Army.AXIS, Phase.MOVEMENT),
                            new Combat(Army.AXIS),
                            new Movement(Army.AXIS, Phase.MOBILE),
                            new Movement(Army.ALLIES, Phase.MOVEMENT),
                            new Combat(Army.ALLIES),
                            new Movement(Army.ALLIES, Phase.MOBILE),
                            new EndOfTurn()));

    private S04_Sequence() {}

    /** What a turn consists of. */
    @Rule({"4.0", "10.1"})
    public static Agenda<Task<Kasserine, Act>> turn() {
        return TURN;
    }

    /** The step after the present one, passing over phases in which nothing can be done. */
    @Rule({"4.1", "G-2"})
    public static Kasserine next(Kasserine state) {
        return settled(left(state));
    }

    /** The first step from here on in which there is something to do. */
    @Rule({"4.1", "G-2"})
    public static Kasserine settled(Kasserine start) {
        Kasserine state = start;
        while (state.agenda().now() instanceof TurnStep step && step.isIdle(state)) {
            state = left(state);
        }
        return state;
    }

    /** The state after the present step of the turn; of what was done, combat leaves its traces. */
    private static Kasserine left(Kasserine state) {
        boolean mired = state.agenda().now() instanceof Combat;
        Activity left = mired ? state.activity().afterPhase() : Activity.NONE;
        return state.activity(left, state.agenda().rest());
    }

    /** All is done in this turn: the next one begins, or the game ends. */
    @Rule({"4.0", "R25", "15.0"})
    public record EndOfTurn() implements TurnStep, Automatic<Kasserine, Act> {

        @Override
        public boolean isIdle(Kasserine state) {
            return false;
        }

        @Override
        public Kasserine proceed(Kasserine state) {
            return state.turn() >= state.parameters().lastTurn()
                    ? S18_Victory.decide(state)
                    : settled(begun(state));
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.nothingDone();
        }
    }

    /** The next turn before anything has been done in it. */
    @Rule({"4.0", "15.0"})
    private static Kasserine begun(Kasserine state) {
        Kasserine after =
                state.control().has(Trigger.THALA_OR_TEBESSA)
                        ? state.control(state.control().with(Trigger.AIRFIELD))
                        : state;
        return after.support(Support.NONE).activity(Activity.NONE).turn(state.turn() + 1, TURN);
    }

    /**
     * The position at the beginning of an army's next movement, or in the one in hand, if nothing
     * changed until then. After the last turn nobody moves: then it is that of the present turn.
     */
    @Rule({"4.0", "4.1", "15.0"})
    public static Kasserine nextMovement(Kasserine state, Army army) {
        Step now = Step.of(state);
        boolean inHand = (now instanceof Movement || now instanceof Going) && now.army() == army;
        if (inHand) {
            return skipped(state, army);
        }
        if (state.agenda().steps().contains(new Movement(army, Phase.MOVEMENT))) {
            return skipped(state.activity(Activity.NONE), army);
        }
        return state.agenda().steps().contains(new Movement(army, Phase.MOBILE))
                ? skipped(state.activity(state.activity().afterPhase()), army)
                : skipped(whenMoving(state, army).activity(Activity.NONE, TURN), army);
    }

    private static Kasserine skipped(Kasserine state, Army army) {
        Agenda<Task<Kasserine, Act>> agenda = state.agenda();
        while (!(agenda.now() instanceof Movement step && step.army() == army)) {
            agenda = agenda.rest();
        }
        return state.with(agenda);
    }

    /** The position in the turn in which an army moves next, if nothing changed until then. */
    @Rule({"4.0", "15.0"})
    public static Kasserine whenMoving(Kasserine state, Army army) {
        boolean isAhead = state.agenda().steps().contains(new Movement(army, Phase.MOVEMENT));
        return isAhead || state.turn() >= state.parameters().lastTurn() ? state : begun(state);
    }
}
