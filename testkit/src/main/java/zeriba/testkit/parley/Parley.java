package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.AgendaRules.Scheduled;
import zeriba.testkit.parley.state.Man;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Tokens;
import zeriba.testkit.parley.state.Unit;

/**
 * A state of play.
 *
 * @param turn from 1 to the last that the parameters give
 * @param parameters what was set before the game
 * @param men how each unit stands, in the order of the units
 * @param plots what each seat has settled, in the order of the seats
 * @param revealed whether this turn's plots have been turned up
 * @param arrows how often the guard may still shoot this turn, 0 to 2
 */
public record Parley(
        int turn,
        GameParameters parameters,
        List<Man> men,
        List<Plot> plots,
        boolean revealed,
        Tokens tokens,
        int arrows,
        Agenda<Step> agenda)
        implements Scheduled<Parley, Step> {

    /** The most units in one place. */
    static final int MOST_IN_A_PLACE = 2;

    public Parley {
        men = List.copyOf(men);
        plots = List.copyOf(plots);
    }

    /**
     * What was set before the game.
     *
     * @param turns how many there are
     * @param mist whether arrows fly badly
     * @param omens whether one was seen at the well before the first turn
     */
    record GameParameters(int turns, boolean mist, boolean omens) {
        /** What is played where nothing was set. */
        static final GameParameters USUAL = new GameParameters(3, false, true);
    }

    int turns() {
        return parameters.turns();
    }

    boolean mist() {
        return parameters.mist();
    }

    Man man(Unit unit) {
        return men.get(unit.number());
    }

    Place at(Unit unit) {
        return man(unit).at();
    }

    Plot plot(Role seat) {
        return plots.get(Seats.ALL.indexOf(seat));
    }

    Stream<Unit> unitsAt(Place place) {
        return Unit.ALL.stream().filter(unit -> at(unit) == place);
    }

    boolean hasUnitOf(Side side, Place place) {
        return unitsAt(place).anyMatch(unit -> unit.isOf(side));
    }

    Parley with(Unit unit, Man man) {
        List<Man> more = new ArrayList<>(men);
        more.set(unit.number(), man);
        return new Parley(turn, parameters, more, plots, revealed, tokens, arrows, agenda);
    }

    Parley with(Role seat, Plot plot) {
        List<Plot> more = new ArrayList<>(plots);
        more.set(Seats.ALL.indexOf(seat), plot);
        return new Parley(turn, parameters, men, more, revealed, tokens, arrows, agenda);
    }

    Parley withArrows(int left) {
        return new Parley(turn, parameters, men, plots, revealed, tokens, left, agenda);
    }

    Parley with(Tokens moreTokens) {
        return new Parley(turn, parameters, men, plots, revealed, moreTokens, arrows, agenda);
    }

    @Override
    public Parley with(Agenda<Step> todo) {
        return new Parley(turn, parameters, men, plots, revealed, tokens, arrows, todo);
    }

    /** With the plots turned up. */
    Parley unveiled() {
        return new Parley(turn, parameters, men, plots, true, tokens, arrows, agenda);
    }

    /** With no plots, in the next turn. */
    Parley inNextTurn() {
        List<Plot> none = Seats.ALL.stream().map(_ -> Plot.NONE).toList();
        return new Parley(turn + 1, parameters, men, none, false, tokens, 0, agenda);
    }

    /** The unit, if it is not on the map. */
    Optional<Unit> absent(Unit unit) {
        return Optional.of(unit).filter(u -> !man(u).isOnMap());
    }

    /** With a unit that has entered a place, where it turns up an omen at the well. */
    Parley entered(Unit unit, Place place) {
        Parley there = with(unit, man(unit).at(place));
        return place == Place.WELL ? there.with(tokens.turnedUp()) : there;
    }
}
