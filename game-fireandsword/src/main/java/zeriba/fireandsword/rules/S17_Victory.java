package zeriba.fireandsword.rules;

import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;

/** Who has won, and how well. */
public final class S17_Victory {

    private S17_Victory() {}

    /** The campaign is over. */
    @Rule({"17.2", "17.3", "R-68"})
    public record Over(Result result) implements Step, Task.End<Sudan, Act> {

        @Override
        public int rank() {
            return PositionCheck.LAST;
        }
    }

    /** The state, or the end: points first, then pacification, then the last turn. */
    @Rule({"17.2", "17.3", "R-68"})
    static Sudan judge(Sudan state) {
        if (state.points() >= Figures.MAHDIST_WINS) {
            return over(state, new Result.Won(Seats.MAHDIST, "17.2", "", -state.points()));
        }
        if (isAtPeace(state)) {
            return over(state, new Result.Won(Seats.OWN, "17.3", "decisive", -state.points()));
        }
        return state.turn() < Figures.LAST_TURN
                ? state
                : over(state, new Result.Won(Seats.OWN, "R-69", grade(state), -state.points()));
    }

    /**
     * Where the towns held now would lead.
     *
     * @param turn the last turn that is counted in it
     * @param isLost whether the Mahdists would then have the points that win
     */
    public record Ahead(int points, int turn, @Called("lost") boolean isLost) {}

    /** The points ahead if no town changed hands, until they win or the last turn is over. */
    @Rule({"17.1", "17.2", "R-67"})
    public static Ahead ahead(Sudan state) {
        int worth = S15_Adjustment.worth(state);
        int first = S15_Adjustment.isDone(state) ? state.turn() + 1 : state.turn();
        int left = Math.max(0, Figures.LAST_TURN - first + 1);
        int missing = Figures.MAHDIST_WINS - state.points();
        int wanted = worth > 0 ? Math.ceilDiv(missing, worth) : left + 1;
        int turns = Math.min(left, wanted);
        return new Ahead(state.points() + worth * turns, first + turns - 1, wanted <= left);
    }

    private static Sudan over(Sudan state, Result result) {
        return state.with(Agenda.of(new Over(result)));
    }

    /** Whether no region is in revolt, and none could still rise. */
    @Rule({"17.3", "R-68"})
    static boolean isAtPeace(Sudan state) {
        for (Region region : Region.all()) {
            int number = region.number();
            boolean simmers =
                    state.status(number) == Sudan.QUIET
                            && state.index(number) > 0
                            && !state.parameters().has("strict-end");
            if (state.status(number) == Sudan.REVOLT || simmers) {
                return false;
            }
        }
        return true;
    }

    /** How well the last turn was reached. */
    @Rule("R-69")
    static String grade(Sudan state) {
        int points = state.points();
        return points < Figures.GRADE_MAJOR
                ? "major"
                : points < Figures.GRADE_CLEAR ? "clear" : "marginal";
    }
}
