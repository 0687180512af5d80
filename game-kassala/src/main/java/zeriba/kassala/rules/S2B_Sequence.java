package zeriba.kassala.rules;

import java.util.List;
import zeriba.engine.Agenda;
import zeriba.engine.Rule;
import zeriba.kassala.Army;
import zeriba.kassala.Contacts;
import zeriba.kassala.Destinations;
import zeriba.kassala.Kassala;
import zeriba.kassala.Step;

/** Section II.B. Sequence of play. */
public final class S2B_Sequence {

    @Rule("II.B.6")
    public static final int LAST_TURN = 10;

    private static final Agenda<Step> TURN =
            Agenda.of(
                    List.of(
                            new Step.Movement(Army.MOSLEM),
                            new Step.Combat(Army.MOSLEM),
                            new Step.Movement(Army.CHRISTIAN),
                            new Step.Combat(Army.CHRISTIAN),
                            new Step.EndOfTurn()));

    private S2B_Sequence() {}

    /** What a turn consists of. */
    @Rule({"II.B.1", "II.B.3"})
    public static Agenda<Step> turn() {
        return TURN;
    }

    /** The portion after the present one. */
    @Rule({"II.B.2", "II.B.4"})
    public static Kassala next(Kassala state) {
        return entered(state.agenda(state.agenda().rest()));
    }

    @Rule("II.B.5")
    public static Kassala endTurn(Kassala state) {
        return state.turn() >= LAST_TURN
                ? S3_Winning.decide(state)
                : entered(state.turn(state.turn() + 1, TURN));
    }

    /** The state with all that follows from its portion's beginning now. */
    @Rule({"II.B.1", "II.B.2"})
    public static Kassala entered(Kassala state) {
        return switch (state.agenda().now()) {
            case Step.Movement(Army army) ->
                    state.begin(
                            state.agenda(), Contacts.NONE, S2D_Movement.destinations(state, army));
            case Step.Combat(Army army) ->
                    state.begin(state.agenda(), S2E_Contacts.begun(state, army), Destinations.NONE);
            case Step.Deployment _, Step.EndOfTurn() ->
                    state.begin(state.agenda(), Contacts.NONE, Destinations.NONE);
            case Step.Battle _, Step.Losses _, Step.Advance _, Step.Over _ -> state;
        };
    }
}
