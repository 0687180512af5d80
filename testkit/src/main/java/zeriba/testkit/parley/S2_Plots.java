package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Agenda;
import zeriba.engine.Objection;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.engine.Secrecy;

/** Section 2. Plots. */
final class S2_Plots {

    private static final int STEPS = 2;

    private S2_Plots() {}

    @Rule("2.1")
    static Pending<Act> choice(Step.Plotting step) {
        return new Pending.Choice<>(
                step.by().side(),
                new Offer(
                        List.of(
                                new Act.Scheme(step.by(), Plot.HOLD),
                                new Act.Scheme(step.by(), Plot.MARCH)),
                        act -> objection(step, act)),
                new Secrecy.KnownTo(step.by().side()));
    }

    @Rule("2.1")
    static Optional<Objection> objection(Step.Plotting step, Act act) {
        if (!(act instanceof Act.Scheme scheme)) {
            return Objections.notNow(step);
        }
        return scheme.by().equals(step.by())
                ? Optional.empty()
                : Objections.because("2.1", "not-your-plot", step.by().name());
    }

    @Rule("2.1")
    static Parley settle(Parley state, Act.Scheme scheme) {
        return state.with(scheme.by(), scheme.plot()).done();
    }

    /** The plots are turned up, and say what is done in the rest of the turn. */
    @Rule("2.2")
    static Parley reveal(Parley state) {
        return state.unveiled()
                .withArrows(arrows(state))
                .with(
                        Agenda.of(
                                List.of(
                                        new Step.March(steps(state)),
                                        new Step.Assault(),
                                        new Step.Sally(sallying(state)),
                                        new Step.EndOfTurn())));
    }

    @Rule("2.2")
    private static List<Integer> steps(Parley state) {
        return Unit.LEAGUE.stream()
                .map(unit ->
                        state.plot(unit.role()) == Plot.MARCH && state.man(unit).isOnMap()
                                ? STEPS
                                : 0)
                .toList();
    }

    @Rule("2.2")
    private static List<Unit> sallying(Parley state) {
        return state.plot(Seats.WARDEN) == Plot.MARCH ? Unit.GUARD : List.of();
    }

    /** A guard that holds shoots twice, one that marches once. */
    @Rule("2.3")
    static int arrows(Parley state) {
        return state.plot(Seats.WARDEN) == Plot.HOLD ? 2 : 1;
    }
}
