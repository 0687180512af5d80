package zeriba.kasserine.rules;

import java.util.List;
import zeriba.engine.Agenda;
import zeriba.engine.Rule;
import zeriba.kasserine.Activity;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Phase;
import zeriba.kasserine.Step;
import zeriba.kasserine.Support;
import zeriba.kasserine.Trigger;

/** Section 4. Sequence of play. */
public final class S04_Sequence {

    private static final Agenda<Step> TURN =
            Agenda.of(
                    List.of(
                            new Step.Draw(Army.AXIS),
                            new Step.Draw(Army.ALLIES),
                            new Step.Movement(Army.AXIS, Phase.MOVEMENT),
                            new Step.Combat(Army.AXIS),
                            new Step.Movement(Army.AXIS, Phase.MOBILE),
                            new Step.Movement(Army.ALLIES, Phase.MOVEMENT),
                            new Step.Combat(Army.ALLIES),
                            new Step.Movement(Army.ALLIES, Phase.MOBILE),
                            new Step.EndOfTurn()));

    private S04_Sequence() {}

    /** What a turn consists of. */
    @Rule({"4.0", "10.1"})
    public static Agenda<Step> turn() {
        return TURN;
    }

    /** The step after the present one, passing over phases in which nothing can be done. */
    @Rule({"4.1", "G-2"})
    public static Kasserine next(Kasserine state) {
        Agenda<Step> rest = state.agenda().rest();
        boolean mired = state.agenda().now() instanceof Step.Combat;
        Activity left = mired ? state.activity().afterPhase() : Activity.NONE;
        return settled(state.activity(left, rest));
    }

    /** The first step from here on in which there is something to do. */
    @Rule({"4.1", "G-2"})
    public static Kasserine settled(Kasserine start) {
        Kasserine state = start;
        while (isIdle(state)) {
            Activity left =
                    state.agenda().now() instanceof Step.Combat
                            ? state.activity().afterPhase()
                            : Activity.NONE;
            state = state.activity(left, state.agenda().rest());
        }
        return state;
    }

    private static boolean isIdle(Kasserine state) {
        return switch (state.agenda().now()) {
            case Step.Draw(Army army) -> S08_Allotment.markers(state, army) == 0;
            case Step.Movement(Army army, Phase phase) ->
                    S05_Phases.movable(state, army, phase) == 0
                            && !S11_Reinforcements.anyArrives(state, army, phase);
            case Step.Combat(Army army) -> !S07_Combat.isAnythingLeft(state, army);
            case Step.Going _,
                    Step.Commitment _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Retreats _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    false;
        };
    }

    /** The next turn, or the end of the game. */
    @Rule({"4.0", "R25", "15.0"})
    public static Kasserine endTurn(Kasserine state) {
        if (state.turn() >= state.terms().lastTurn()) {
            return S18_Victory.decide(state);
        }
        return settled(begun(state));
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
        boolean inHand =
                switch (state.agenda().now()) {
                    case Step.Movement step -> step.army() == army;
                    case Step.Going step -> step.army() == army;
                    case Step.Draw _,
                            Step.Combat _,
                            Step.Commitment _,
                            Step.Battle _,
                            Step.Losses _,
                            Step.Retreats _,
                            Step.Advance _,
                            Step.EndOfTurn _,
                            Step.Over _ ->
                            false;
                };
        if (inHand) {
            return skipped(state, army);
        }
        if (state.agenda().steps().contains(new Step.Movement(army, Phase.MOVEMENT))) {
            return skipped(state.activity(Activity.NONE), army);
        }
        return state.agenda().steps().contains(new Step.Movement(army, Phase.MOBILE))
                ? skipped(state.activity(state.activity().afterPhase()), army)
                : skipped(whenMoving(state, army).activity(Activity.NONE, TURN), army);
    }

    private static Kasserine skipped(Kasserine state, Army army) {
        Agenda<Step> agenda = state.agenda();
        while (!(agenda.now() instanceof Step.Movement step && step.army() == army)) {
            agenda = agenda.rest();
        }
        return state.agenda(agenda);
    }

    /** The position in the turn in which an army moves next, if nothing changed until then. */
    @Rule({"4.0", "15.0"})
    public static Kasserine whenMoving(Kasserine state, Army army) {
        boolean isAhead = state.agenda().steps().contains(new Step.Movement(army, Phase.MOVEMENT));
        return isAhead || state.turn() >= state.terms().lastTurn() ? state : begun(state);
    }
}
