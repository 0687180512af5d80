package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** Whether a composed state can be one of the game. */
final class Possible {

    private Possible() {}

    static void check(Parley state) throws UnreadableException {
        for (Place place : Place.onMap()) {
            places(state, place);
        }
        List<Step> steps = state.agenda().steps();
        order(steps);
        for (Step step : steps) {
            if (step.misplaced(state).isPresent()) {
                Unit unit = step.misplaced(state).get();
                throw new UnreadableException("agenda", unit + " cannot be in " + step.word());
            }
        }
        plots(state, steps);
    }

    private static void places(Parley state, Place place) throws UnreadableException {
        if (state.unitsAt(place).count() > Parley.MOST_IN_A_PLACE) {
            throw new UnreadableException("units", "too many in " + place.id());
        }
        if (state.hasUnitOf(Seats.LEAGUE, place) && state.hasUnitOf(Seats.GUARD, place)) {
            throw new UnreadableException("units", "both sides in " + place.id());
        }
    }

    /** Steps come in the order of the turn, and the last one closes it. */
    private static void order(List<Step> steps) throws UnreadableException {
        for (int i = 1; i < steps.size(); i++) {
            if (rank(steps.get(i)) <= rank(steps.get(i - 1))) {
                throw new UnreadableException(
                        "agenda." + i, steps.get(i).word() + " cannot come here");
            }
        }
        Step last = steps.getLast();
        boolean closes =
                last instanceof S2_Plots.Reveal || last instanceof S6_End.EndOfTurn || isEnd(last);
        if (!closes || (isEnd(last) && steps.size() > 1)) {
            throw new UnreadableException("agenda", "does not close the turn");
        }
        if (last instanceof S6_End.EndOfTurn
                && rank(steps.getFirst()) < rank(new S2_Plots.Reveal())) {
            throw new UnreadableException("agenda", "the plots settle what follows them");
        }
    }

    private static boolean isEnd(Step step) {
        return step instanceof S6_End.Judge || step instanceof S6_End.Over;
    }

    private static int rank(Step step) {
        return switch (step) {
            case S1_Tokens.Omen _ -> 0;
            case S1_Tokens.Draw _ -> 1;
            case S2_Plots.Plotting(Role by) -> 2 + Seats.ALL.indexOf(by);
            case S2_Plots.Reveal _ -> 6;
            case S3_March.Shot _, S3_March.Hit _ -> 7;
            case S3_March.March _ -> 8;
            case S4_Storm.Assault _, S4_Storm.Parrying _, S4_Storm.Storming _ -> 9;
            case S5_Sally.Sally _ -> 10;
            case S6_End.EndOfTurn _ -> 11;
            case S6_End.Judge _ -> 12;
            case S6_End.Over _ -> 13;
        };
    }

    /** A seat still to be asked has no plot, every other one has; they lie open from the reveal. */
    private static void plots(Parley state, List<Step> steps) throws UnreadableException {
        boolean isBefore = steps.getLast() instanceof S2_Plots.Reveal;
        boolean isOver = isEnd(steps.getLast());
        if (!isOver && state.revealed() == isBefore) {
            throw new UnreadableException("revealed", "does not agree with the agenda");
        }
        for (Role seat : Seats.ALL) {
            boolean isAsked = steps.contains(new S2_Plots.Plotting(seat));
            if (!isOver && isAsked != (state.plot(seat) == Plot.NONE)) {
                throw new UnreadableException("plots." + seat, "does not agree with the agenda");
            }
        }
    }
}
