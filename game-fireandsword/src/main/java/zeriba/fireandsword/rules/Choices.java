package zeriba.fireandsword.rules;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Seats;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;

/** What is chosen in which step, and what comes of it. */
public final class Choices {

    private Choices() {}

    /** The choice that a step waits for; nothing where dice or the rules themselves go on. */
    public static Optional<Pending.Choice<Act>> of(Sudan state) {
        return switch (state.now()) {
            case Step.Landing step -> landing(state, S16_Reinforcements.options(state, step));
            case Step.SetUp _ -> own(state, S02_SetUp.options(state));
            case Step.Movement _ -> own(state, S07_Movement.options(state));
            case Step.CallOff _ -> own(state, List.of(new Act.Attack(), new Act.CallOff()));
            case Step.Manner step -> own(state, S19_Commanded.manners(state, step));
            case Step.Posture step -> Optional.of(S19_Commanded.posture(state, step));
            case Step.Held _ -> own(state, S19_Commanded.fields());
            case Step.Toll step -> own(state, S19_Commanded.tolls(state, step));
            case Step.Confirm _ ->
                    own(
                            state,
                            List.of(
                                    new Act.Confirm(Act.Verdict.CONFIRM),
                                    new Act.Confirm(Act.Verdict.CORRECT)));
            case Step.Freed step -> own(state, S14_Relief.freed(state, step));
            case Step.Levy _ -> own(state, S16_Reinforcements.options(state));
            case Step.Unasked _ -> Optional.empty();
        };
    }

    /** Where nobody may land or leave there is nothing to choose. */
    @Rule("16.1")
    private static Optional<Pending.Choice<Act>> landing(Sudan state, List<Act> acts) {
        return acts.size() > 1 ? own(state, acts) : Optional.empty();
    }

    private static Optional<Pending.Choice<Act>> own(Sudan state, List<Act> acts) {
        return Optional.of(Offer.of(state, Seats.OWN, acts));
    }

    /** The state after a choice. */
    public static Sudan choose(Sudan state, Act act) {
        return switch (state.now()) {
            case Step.SetUp _ -> S02_SetUp.choose(state, act);
            case Step.Movement _ -> moved(state, act);
            case Step.CallOff step ->
                    act instanceof Act.Attack
                            ? state.done()
                            : S14_Relief.calledOff(state.done(), step.clash());
            case Step.Manner step ->
                    S12_Battles.manner(state, step, as(state, act, Act.Fight.class).manner());
            case Step.Posture step -> S19_Commanded.order(state, step, act);
            case Step.Held step -> S19_Commanded.held(state, step, as(state, act, Act.Field.class));
            case Step.Toll step -> S19_Commanded.lose(state, step, as(state, act, Act.Lose.class));
            case Step.Confirm step ->
                    S19_Commanded.confirm(state, step, as(state, act, Act.Confirm.class));
            case Step.Freed step -> S14_Relief.choose(state, step, act);
            case Step.Landing step -> S16_Reinforcements.choose(state, step, act);
            case Step.Levy step ->
                    S16_Reinforcements.levy(state, step, as(state, act, Act.Levy.class));
            case Step.Unasked _ -> throw new IllegalStateException(act + " in " + state);
        };
    }

    /** An action of the only kind that a step takes; nothing else gets past the objections. */
    private static <A extends Act> A as(Sudan state, Act act, Class<A> kind) {
        if (!kind.isInstance(act)) {
            throw new IllegalStateException(act + " in " + state);
        }
        return kind.cast(act);
    }

    private static Sudan moved(Sudan state, Act act) {
        return switch (act) {
            case Act.March march -> S07_Movement.march(state, march);
            case Act.Rail rail -> S09_Railway.ride(state, rail);
            case Act.Steam steam -> S08_Gunboats.steam(state, steam);
            case Act.Sea sea -> S07_Movement.sail(state, sea);
            case Act.Rejoin rejoin -> S07_Halves.rejoin(state, rejoin);
            case Act.Sortie sortie -> S14_Relief.sortie(state, sortie);
            case Act.End _ -> state.done();
            case Act.Posting _, Act.Fighting _, Act.Settling _ ->
                    throw new IllegalStateException(act + " in " + state);
        };
    }
}
