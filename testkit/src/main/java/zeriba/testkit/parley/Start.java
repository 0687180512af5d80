package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.rules.Setup;
import zeriba.engine.step.Agenda;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.state.Man;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Tokens;

/** The set-ups. */
final class Start {

    static final String AFAR = "afar";
    static final String SIEGE = "siege";

    private static final int STRENGTH = 2;

    private Start() {}

    static Parley of(Setup setup) {
        boolean isSiege = setup.scenario().equals(SIEGE);
        Man captain = new Man(Place.CAMP, STRENGTH);
        List<Man> men =
                List.of(
                        captain,
                        isSiege ? captain.at(Place.MILL) : captain,
                        captain.at(isSiege ? Place.GATE : Place.FORD),
                        new Man(Place.KEEP, STRENGTH),
                        new Man(isSiege ? Place.KEEP : Place.GATE, STRENGTH));
        Agenda<Step> steps = S6_End.steps();
        return new Parley(
                1,
                parameters(setup),
                men,
                Seats.ALL.stream().map(_ -> Plot.NONE).toList(),
                false,
                Tokens.START,
                0,
                setup.flag("omens") ? steps.before(new S1_Tokens.Omen()) : steps);
    }

    /** What a set-up has set. */
    static Parley.GameParameters parameters(Setup setup) {
        boolean mist = Value.of("mist").equals(setup.options().get("weather"));
        return new Parley.GameParameters(turns(setup), mist, setup.flag("omens"));
    }

    private static int turns(Setup setup) {
        return setup.options().get("turns") instanceof Value.Whole(long turns)
                ? Math.toIntExact(turns)
                : Parley.GameParameters.USUAL.turns();
    }
}
