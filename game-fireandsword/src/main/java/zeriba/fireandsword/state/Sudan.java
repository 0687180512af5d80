package zeriba.fireandsword.state;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.AgendaRules.Scheduled;
import zeriba.engine.step.Task;

/** A state of play. It never changes; {@link Edit} makes the next one from it. */
public final class Sudan extends UnitStates implements Scheduled<Sudan, Task<Sudan, Act>> {

    /** Places of units that are no spaces of the map. */
    public static final int ALEXANDRIA = 100;

    public static final int ENGLAND = 101;
    public static final int INDIA = 102;
    public static final int GONE = 103;
    public static final int SETUP = 104;

    /** What a region can be. */
    public static final int QUIET = 0;

    public static final int REVOLT = 1;
    public static final int PACIFIED = 2;

    final GameParameters parameters;
    int turn;
    int points;
    Agenda<Task<Sudan, Act>> agenda;

    byte[] laurels = new byte[Seats.MOST];

    Sudan(GameParameters parameters, Agenda<Task<Sudan, Act>> agenda) {
        super(parameters.map().size(), parameters.forces().size());
        this.parameters = parameters;
        this.agenda = agenda;
    }

    /** The same state; {@link Edit} makes the arrays that it writes its own. */
    private Sudan(Sudan s) {
        super(s);
        this.parameters = s.parameters;
        this.turn = s.turn;
        this.points = s.points;
        this.agenda = s.agenda;
        this.laurels = s.laurels;
    }

    /** A copy to be changed into the next state. */
    public Edit edit() {
        return new Edit(new Sudan(this));
    }

    /** The state with something else to do; nothing else changes. */
    @Override
    public Sudan with(Agenda<Task<Sudan, Act>> todo) {
        Sudan next = new Sudan(this);
        next.agenda = todo;
        return next;
    }

    public GameParameters parameters() {
        return parameters;
    }

    public SudanMap map() {
        return parameters.map();
    }

    public Forces forces() {
        return parameters.forces();
    }

    /** The turn, 1 to 20; 0 before the first. */
    @Override
    public int turn() {
        return turn;
    }

    /** What the Mahdists have amassed. */
    public int points() {
        return points;
    }

    @Override
    public Agenda<Task<Sudan, Act>> agenda() {
        return agenda;
    }

    /** The present step. */
    public Task<Sudan, Act> now() {
        return agenda.now();
    }

    /** How many laurels a seat has earned. */
    public int laurels(int seat) {
        return laurels[seat];
    }

    /** Whether a space may meet Dervishes: in a region in revolt, and behind no column. */
    public boolean isHostile(int space) {
        int region = map().region(space);
        return region >= 0 && status[region] == REVOLT && !isFriendly(space);
    }

    /** All pieces in a place. */
    public Units unitsAt(int place) {
        return new Units(
                at.at(place, 0, Math.min(at.size(), Long.SIZE)),
                at.size() > Long.SIZE ? at.at(place, Long.SIZE, at.size()) : 0);
    }

    /** The units in a space that count for stacking: commanders do not. */
    public int stack(int space) {
        return unitsAt(space).minus(forces().commanders()).size();
    }

    /** Whether any land unit is in a space. */
    public boolean hasLand(int space) {
        return unitsAt(space).meets(forces().land());
    }

    /** The most units that may end in a space. */
    public int room(int space) {
        return map().isWaste(space) ? Figures.DESERT_STACK : Figures.RIVER_STACK;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Sudan that
                        && turn == that.turn
                        && points == that.points
                        && sameUnits(that)
                        && agenda.equals(that.agenda)
                        && sameSpaces(that)
                        && Arrays.equals(laurels, that.laurels)
                        && parameters.equals(that.parameters));
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                turn,
                points,
                at,
                Arrays.hashCode(stands),
                moved,
                agenda,
                Arrays.hashCode(supply),
                Arrays.hashCode(index));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("turn " + turn + " " + agenda);
        for (int space = 0; space < map().size(); space++) {
            Units here = unitsAt(space);
            if (!here.isEmpty()) {
                text.append(' ').append(map().label(space)).append(':');
                here.stream().forEach(u -> text.append(forces().unit(u)).append(' '));
            }
        }
        return text.toString();
    }
}
