package zeriba.fireandsword.rules;

import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.engine.Rule;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;

/** Why an action may not be chosen where a choice is pending: which section has the word. */
public final class Objections {

    private Objections() {}

    /** The objection to an action; none where the options contain it. */
    public static Optional<Objection> to(Sudan state, Act act) {
        return switch (state.now()) {
            case Step.SetUp _ -> S02_Objections.to(state, act);
            case Step.Movement _ -> inMovement(state, act);
            case Step.CallOff step ->
                    act instanceof Act.Attack || act instanceof Act.CallOff
                            ? Optional.empty()
                            : notNow(state, "attack-or-not", "12.6", step.clash().space());
            case Step.Manner step ->
                    act instanceof Act.Fight(Act.Manner manner)
                            ? S19_Commanded.objection(state, step, manner)
                            : notNow(state, "manner-first", "12.9", step.clash().space());
            case Step.Posture step -> S19_Commanded.objection(state, step, act);
            case Step.Held step ->
                    act instanceof Act.Field
                            ? Optional.empty()
                            : notNow(state, "field-first", "12.9", step.clash().space());
            case Step.Toll step ->
                    act instanceof Act.Lose lose
                            ? S19_Commanded.objection(state, step, lose)
                            : notNow(state, "losses-first", "12.9", step.clash().space());
            case Step.Confirm step ->
                    act instanceof Act.Confirm
                            ? Optional.empty()
                            : notNow(state, "confirm-first", "12.9", step.clash().space());
            case Step.Freed step -> inFreed(state, step, act);
            case Step.Landing step -> inLanding(state, step, act);
            case Step.Levy _ ->
                    act instanceof Act.Levy levy
                            ? S16_Reinforcements.objection(state, levy)
                            : notNow(state, "levy-first", "16.4", state.map().khartoum);
            case Step.Unasked _ -> throw new IllegalStateException("nobody chooses in " + state);
        };
    }

    private static Optional<Objection> inMovement(Sudan state, Act act) {
        return switch (act) {
            case Act.March march -> S07_Movement.objection(state, march.units(), march.space());
            case Act.Rail rail -> S09_Railway.objection(state, rail.units());
            case Act.Steam steam -> S08_Gunboats.objection(state, steam);
            case Act.Sea sea -> S07_Movement.objection(state, sea);
            case Act.Rejoin rejoin -> S07_Halves.objection(state, rejoin);
            case Act.Sortie sortie -> S14_Relief.objection(state, sortie);
            case Act.End _ -> S07_Movement.end(state);
            case Act.Posting _, Act.Fighting _, Act.Settling _ ->
                    Reason.of(state, "4.1", "movement-now").goal(act).given();
        };
    }

    private static Optional<Objection> inFreed(Sudan state, Step.Freed step, Act act) {
        return switch (act) {
            case Act.Stay _ -> Optional.empty();
            case Act.Leave leave -> S14_Relief.objection(state, step, leave);
            case Act.Arrive _, Act.Evacuate _, Act.Levy _ ->
                    notNow(state, "stay-or-leave", "12.7", step.space());
            case Act.Posting _, Act.Moving _, Act.Fighting _, Act.End _ ->
                    notNow(state, "stay-or-leave", "12.7", step.space());
        };
    }

    private static Optional<Objection> inLanding(Sudan state, Step.Landing step, Act act) {
        return switch (act) {
            case Act.Arrive arrive -> S16_Reinforcements.objection(state, step, arrive);
            case Act.Evacuate leave -> S16_Reinforcements.objection(state, step, leave);
            case Act.End _ -> Optional.empty();
            case Act.Stay _, Act.Leave _, Act.Levy _ ->
                    notNow(state, "landing-now", "4.1", step.space());
            case Act.Posting _, Act.Moving _, Act.Fighting _ ->
                    notNow(state, "landing-now", "4.1", step.space());
        };
    }

    /** The sequence of play has something else in hand, in this space. */
    @Rule("4.1")
    private static Optional<Objection> notNow(Sudan state, String key, String rule, int space) {
        return Reason.of(state, rule, key).space(space).given();
    }
}
