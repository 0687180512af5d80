package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Role;
import zeriba.engine.UnreadableException;

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
            units(state, step);
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
                        "agenda." + i, Steps.word(steps.get(i)) + " cannot come here");
            }
        }
        Step last = steps.getLast();
        boolean closes =
                last instanceof Step.Reveal || last instanceof Step.EndOfTurn || isEnd(last);
        if (!closes || (isEnd(last) && steps.size() > 1)) {
            throw new UnreadableException("agenda", "does not close the turn");
        }
        if (last instanceof Step.EndOfTurn && rank(steps.getFirst()) < rank(new Step.Reveal())) {
            throw new UnreadableException("agenda", "the plots settle what follows them");
        }
    }

    private static boolean isEnd(Step step) {
        return step instanceof Step.Judge || step instanceof Step.Over;
    }

    private static int rank(Step step) {
        return switch (step) {
            case Step.Omen _ -> 0;
            case Step.Draw _ -> 1;
            case Step.Plotting(Role by) -> 2 + Seats.ALL.indexOf(by);
            case Step.Reveal _ -> 6;
            case Step.Shot _, Step.Hit _ -> 7;
            case Step.March _ -> 8;
            case Step.Assault _, Step.Parrying _, Step.Storming _ -> 9;
            case Step.Sally _ -> 10;
            case Step.EndOfTurn _ -> 11;
            case Step.Judge _ -> 12;
            case Step.Over _ -> 13;
        };
    }

    private static void units(Parley state, Step step) throws UnreadableException {
        Optional<Unit> missing =
                switch (step) {
                    case Step.Shot(Unit target) -> absent(state, List.of(target));
                    case Step.Hit(Unit target) -> absent(state, List.of(target));
                    case Step.Parrying(List<Unit> units) -> notAtGate(state, units);
                    case Step.Storming(List<Unit> units, int _) -> notAtGate(state, units);
                    case Step.March march ->
                            Unit.LEAGUE.stream()
                                    .filter(u -> march.leftOf(u) > 0 && state.at(u) == Place.GONE)
                                    .findFirst();
                    case Step.Omen _,
                            Step.Draw _,
                            Step.Plotting _,
                            Step.Reveal _,
                            Step.Assault _,
                            Step.Sally _,
                            Step.EndOfTurn _,
                            Step.Judge _,
                            Step.Over _ ->
                            Optional.empty();
                };
        if (missing.isPresent()) {
            throw new UnreadableException(
                    "agenda", missing.get() + " cannot be in " + StepText.write(step));
        }
    }

    private static Optional<Unit> absent(Parley state, List<Unit> units) {
        return units.stream().filter(unit -> !state.man(unit).isOnMap()).findFirst();
    }

    private static Optional<Unit> notAtGate(Parley state, List<Unit> units) {
        if (!state.hasUnitOf(Seats.GUARD, Place.KEEP)) {
            return Optional.of(units.getFirst());
        }
        return units.stream().filter(unit -> state.at(unit) != Place.GATE).findFirst();
    }

    /** A seat still to be asked has no plot, every other one has; they lie open from the reveal. */
    private static void plots(Parley state, List<Step> steps) throws UnreadableException {
        boolean isBefore = steps.getLast() instanceof Step.Reveal;
        boolean isOver = isEnd(steps.getLast());
        if (!isOver && state.revealed() == isBefore) {
            throw new UnreadableException("revealed", "does not agree with the agenda");
        }
        for (Role seat : Seats.ALL) {
            boolean isAsked = steps.contains(new Step.Plotting(seat));
            if (!isOver && isAsked != (state.plot(seat) == Plot.NONE)) {
                throw new UnreadableException("plots." + seat, "does not agree with the agenda");
            }
        }
    }
}
