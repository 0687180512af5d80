package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import zeriba.board.Places;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task.End;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Activity;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Control;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Trigger;

/** Section 18. Victory. */
public final class S18_Victory {

    /** The objectives that win. */
    @Rule("18.0")
    public static final int TO_WIN = 3;

    private static final int TO_DRAW = 2;
    private static final Result AXIS = new Result.Won(Army.AXIS.side(), "18.0");
    private static final Result ALLIES = new Result.Won(Army.ALLIES.side(), "18.0");
    private static final Result DRAW = new Result.Drawn("18.0");

    private S18_Victory() {}

    /** The game has ended. */
    @Rule("18.0")
    public record Over(Result result) implements Step, End<Kasserine, Act> {

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.nothingDone();
        }
    }

    /** Every way in which a game may end. */
    @Rule("18.0")
    public static List<Result> results() {
        return List.of(AXIS, DRAW, ALLIES);
    }

    /** The sites that count as captured just now, by their bits. */
    @Rule({"18.0", "R9"})
    public static long captured(Kasserine state) {
        List<Integer> sites = state.parameters().sites();
        return where(state.control().held(), site -> !isWatched(state, sites.get(site)));
    }

    private static boolean isWatched(Kasserine state, int hex) {
        Places allies = state.hexes(Army.ALLIES);
        return allies.contains(hex) || state.map().adjacency().touches(hex, allies);
    }

    /** How many of the sites in a set are objectives. */
    @Rule("18.0")
    public static int objectives(GameParameters parameters, long sites) {
        return indexOf(sites, parameters.scenario().objectives().size());
    }

    /** The state with all that is captured taken note of; over if that decides the game. */
    @Rule({"18.0", "R10", "R9"})
    public static Kasserine assessed(Kasserine state) {
        if (isEmpty(state.control().held())) {
            return state;
        }
        long captured = captured(state);
        if (isEmpty(captured)) {
            return state;
        }
        int objectives = objectives(state.parameters(), captured);
        Control control = S18_Victory.noted(state, captured).most(Math.min(TO_WIN, objectives));
        Kasserine after = state.control(control);
        return objectives >= TO_WIN ? over(after, AXIS) : after;
    }

    @Rule({"11.1", "15.0", "R1"})
    static Control noted(Kasserine state, long captured) {
        GameParameters parameters = state.parameters();
        Control control = state.control();
        if (meet(captured, parameters.site(parameters.towns().sbeitla()))) {
            control = control.with(Trigger.SBEITLA);
        }
        long gates =
                union(
                        parameters.site(parameters.towns().thala()),
                        parameters.site(parameters.towns().tebessa()));
        return meet(captured, gates) ? control.with(Trigger.THALA_OR_TEBESSA) : control;
    }

    /** The end of the last turn. */
    @Rule({"18.0", "R10"})
    static Kasserine decide(Kasserine state) {
        Result result = state.control().most() >= TO_DRAW ? DRAW : ALLIES;
        return over(state, result);
    }

    private static Kasserine over(Kasserine state, Result result) {
        return state.activity(Activity.NONE, Agenda.of(new Over(result)));
    }
}
