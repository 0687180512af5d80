package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task.Automatic;
import zeriba.engine.step.Task.End;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** Section 6. The turn, and the end of the game. */
final class S6_End {

    private S6_End() {}

    /** The steps of a turn up to the plots, which settle the rest. */
    @Rule("1.1")
    static Agenda<Step> steps() {
        List<Step> steps = new ArrayList<>();
        steps.add(new S1_Tokens.Draw());
        for (Role seat : Seats.ALL) {
            steps.add(new S2_Plots.Plotting(seat));
        }
        steps.add(new S2_Plots.Reveal());
        return Agenda.of(steps);
    }

    /** The turn is closed. */
    @Rule("1.1")
    record EndOfTurn() implements Step, Automatic<Parley, Act> {
        /** The next turn, or the judgement after the last one or the loss of a whole side. */
        @Override
        @Rule("6.1")
        public Parley proceed(Parley state) {
            boolean isOver =
                    state.turn() == state.turns()
                            || strength(state, Seats.LEAGUE) == 0
                            || strength(state, Seats.GUARD) == 0;
            return isOver
                    ? state.with(Agenda.of(new Judge(false)))
                    : state.inNextTurn().with(steps());
        }

        @Override
        public List<Event> told(Parley before, Parley after) {
            return after.agenda().now() instanceof Judge
                    ? List.of()
                    : List.of(new Event.Began(after.turn(), "draw", "guard", "1.1"));
        }
    }

    private static int strength(Parley state, Side side) {
        return Unit.ALL.stream()
                .filter(unit -> unit.isOf(side))
                .mapToInt(unit -> state.man(unit).strength())
                .sum();
    }

    /** The game is judged. */
    @Rule("1.1")
    record Judge(boolean taken) implements Step, Automatic<Parley, Act> {
        @Override
        @Rule("6.2")
        public Parley proceed(Parley state) {
            return state.with(Agenda.of(new Over(result(state))));
        }

        @Rule({"6.2", "6.3", "6.4"})
        private Result result(Parley state) {
            int score = score(state);
            if (taken) {
                return new Result.Won(
                        Seats.LEAGUE, "6.2", state.turn() == 1 ? "swift" : "storm", score);
            }
            if (score == 0) {
                return new Result.Drawn("6.4", "truce", 0);
            }
            return new Result.Won(score > 0 ? Seats.LEAGUE : Seats.GUARD, "6.3", "terms", score);
        }

        @Override
        public List<Event> told(Parley before, Parley after) {
            return List.of(new Event.Ended(result(before)));
        }
    }

    /** The game has ended. */
    @Rule("1.1")
    record Over(Result result) implements Step, End<Parley, Act> {}

    /** Twice the league's strength near the keep, less that of the guard and the omen. */
    @Rule("6.3")
    static int score(Parley state) {
        int near =
                Unit.LEAGUE.stream()
                        .filter(unit -> isNear(state.at(unit)))
                        .mapToInt(unit -> state.man(unit).strength())
                        .sum();
        return 2 * near - strength(state, Seats.GUARD) - state.tokens().omenValue();
    }

    private static boolean isNear(Place place) {
        return place == Place.WELL || place == Place.GATE || place == Place.KEEP;
    }
}
