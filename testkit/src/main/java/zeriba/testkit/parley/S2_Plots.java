package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Verb;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task.Automatic;
import zeriba.engine.step.Task.Decision;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** Section 2. Plots. */
final class S2_Plots {

    private static final int STEPS = 2;

    private S2_Plots() {}

    /** A seat is asked for its plot. */
    @Rule("1.1")
    @Verb("plot")
    record Plotting(Role by) implements Step, Decision<Parley, Act, Act.Scheme> {
        @Override
        public Class<Act.Scheme> acts() {
            return Act.Scheme.class;
        }

        @Override
        public Side side(Parley state) {
            return by.side();
        }

        @Override
        public Role role(Parley state, Act.Scheme scheme) {
            return by;
        }

        @Override
        public Secrecy secrecy(Parley state) {
            return new Secrecy.KnownTo(by.side());
        }

        @Override
        @Rule("2.1")
        public Options<Act> options(Parley state) {
            return offer(
                    state, List.of(new Act.Scheme(by, Plot.HOLD), new Act.Scheme(by, Plot.MARCH)));
        }

        @Override
        @Rule("2.1")
        public Optional<Objection> objection(Parley state, Act.Scheme scheme) {
            return scheme.by().equals(by)
                    ? Optional.empty()
                    : Objections.because("2.1", "not-your-plot", by.name());
        }

        @Override
        public Parley choose(Parley state, Act.Scheme scheme) {
            return state.with(scheme.by(), scheme.plot()).done();
        }

        @Override
        public List<Event> told(Parley before, Act.Scheme scheme) {
            Event.Detail plot = new Event.Detail("plot", scheme.plot().id());
            return List.of(
                    new Event.Acted("plot", List.of(by.name()), List.of(), List.of(plot), "2.1"));
        }
    }

    /** The plots are turned up, and say what is done in the rest of the turn. */
    @Rule("1.1")
    record Reveal() implements Step, Automatic<Parley, Act> {
        @Override
        @Rule("2.2")
        public Parley proceed(Parley state) {
            return state.unveiled()
                    .withArrows(arrows(state))
                    .with(
                            Agenda.of(
                                    List.of(
                                            new S3_March.March(steps(state)),
                                            new S4_Storm.Assault(),
                                            new S5_Sally.Sally(sallying(state)),
                                            new S6_End.EndOfTurn())));
        }

        private static List<Integer> steps(Parley state) {
            return Unit.LEAGUE.stream()
                    .map(unit ->
                            state.plot(unit.role()) == Plot.MARCH && state.man(unit).isOnMap()
                                    ? STEPS
                                    : 0)
                    .toList();
        }

        private static List<Unit> sallying(Parley state) {
            return state.plot(Seats.WARDEN) == Plot.MARCH ? Unit.GUARD : List.of();
        }

        @Override
        public List<Event> told(Parley before, Parley after) {
            return List.of(new Event.Began(after.turn(), "march", "league", "2.2"));
        }
    }

    /** A guard that holds shoots twice, one that marches once. */
    @Rule("2.3")
    static int arrows(Parley state) {
        return state.plot(Seats.WARDEN) == Plot.HOLD ? 2 : 1;
    }
}
