package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.stream.Stream;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.step.Task.End;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;

/** Section III. Winning the game. */
public final class S3_Winning {

    @Rule("III.B.1")
    static final Agenda<Task<Kassala, Act>> MOSLEM_WINS =
            over(new Result.Won(Army.MOSLEM.side(), "III.B.1"));

    @Rule("III.B.2")
    static final Agenda<Task<Kassala, Act>> CHRISTIAN_WINS =
            over(new Result.Won(Army.CHRISTIAN.side(), "III.B.2"));

    @Rule("III.B.3")
    static final Agenda<Task<Kassala, Act>> DRAWN = over(new Result.Drawn("III.B.3"));

    @Rule("G-12")
    static final Agenda<Task<Kassala, Act>> NO_CHRISTIAN_LEFT =
            over(new Result.Won(Army.MOSLEM.side(), "G-12"));

    private S3_Winning() {}

    private static Agenda<Task<Kassala, Act>> over(Result result) {
        return Agenda.of(new Over(result));
    }

    /** Nothing is left to do. */
    @Rule("III.A")
    public record Over(Result result) implements Step, End<Kassala, Act> {}

    /** Every way in which a game ends. */
    @Rule("III.A")
    public static List<Result> results() {
        return Stream.of(MOSLEM_WINS, CHRISTIAN_WINS, DRAWN, NO_CHRISTIAN_LEFT)
                .map(Agenda::now)
                .map(step -> ((Over) step).result())
                .toList();
    }

    @Rule("III.A")
    static Kassala decide(Kassala state) {
        boolean udaka = isHeld(state, state.map().udaka());
        boolean kassala = isHeld(state, state.map().kassala());
        Agenda<Task<Kassala, Act>> end =
                udaka && kassala ? CHRISTIAN_WINS : udaka || kassala ? DRAWN : MOSLEM_WINS;
        return state.with(end);
    }

    /** Whether any Christian unit, cannon or not, stands in a town. */
    @Rule("G-13")
    public static boolean isHeld(Kassala state, long town) {
        return meet(state.occupied(Army.CHRISTIAN), town);
    }

    /** The state after losses: over, if no Christian is left who could come back. */
    @Rule("G-12")
    static Kassala afterLosses(Kassala state) {
        return isEmpty(state.occupied(Army.CHRISTIAN)) ? state.with(NO_CHRISTIAN_LEFT) : state;
    }
}
