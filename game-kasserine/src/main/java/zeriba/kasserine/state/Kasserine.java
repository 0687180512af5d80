package zeriba.kasserine.state;

import static zeriba.board.Bits.*;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.board.Bits;
import zeriba.board.Placement;
import zeriba.board.Places;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.AgendaRules.Scheduled;
import zeriba.engine.step.Task;

/**
 * A state of play. What follows from the places of the units (the hexes that an army holds, its
 * zone of control) is worked out when it is first asked for, and kept.
 */
public final class Kasserine implements Scheduled<Kasserine, Task<Kasserine, Act>> {

    /** The place of a unit that is out of the game. */
    public static final int ELIMINATED = -1;

    /** The place of a unit that has not come yet. */
    public static final int DUE = -2;

    private final GameParameters parameters;
    private final int turn;
    private final Agenda<Task<Kasserine, Act>> agenda;
    private final Placement at;
    private final long axisReduced;
    private final long alliesReduced;
    private final Activity activity;
    private final Control control;
    private final Support support;

    private final Occupation occupation;

    private Kasserine(
            GameParameters parameters,
            int turn,
            Agenda<Task<Kasserine, Act>> agenda,
            Placement at,
            long axisReduced,
            long alliesReduced,
            Activity activity,
            Control control,
            Support support,
            Occupation occupation) {
        this.parameters = parameters;
        this.turn = turn;
        this.agenda = agenda;
        this.at = at;
        this.axisReduced = axisReduced;
        this.alliesReduced = alliesReduced;
        this.activity = activity;
        this.control = control;
        this.support = support;
        this.occupation = occupation;
    }

    /** The first turn, with every unit eliminated. */
    public static Kasserine empty(GameParameters parameters, Agenda<Task<Kasserine, Act>> agenda) {
        Placement at = Placement.all(Unit.all().size(), ELIMINATED);
        return new Kasserine(
                parameters,
                1,
                agenda,
                at,
                0,
                0,
                Activity.NONE,
                Control.NONE,
                Support.NONE,
                Occupation.of(parameters.map(), at));
    }

    public GameParameters parameters() {
        return parameters;
    }

    public KasserineMap map() {
        return parameters.map();
    }

    public Roster roster() {
        return parameters.roster();
    }

    /** The game turn, from 1. */
    @Override
    public int turn() {
        return turn;
    }

    @Override
    public Agenda<Task<Kasserine, Act>> agenda() {
        return agenda;
    }

    public Activity activity() {
        return activity;
    }

    public Control control() {
        return control;
    }

    public Support support() {
        return support;
    }

    /** The hex or box of a unit. */
    public int place(Unit unit) {
        return at.of(unit.number());
    }

    /** The hex or box of unit number {@code unit}. */
    public int place(int unit) {
        return at.of(unit);
    }

    public boolean isOnMap(Unit unit) {
        return at.of(unit.number()) >= 0;
    }

    /** The number of a unit in a hex, or -1. */
    public int numberAt(int hex) {
        return at.next(hex, 0);
    }

    /** The units of an army in a hex, by their bits; more than one only while one passes. */
    public long bitsAt(Army army, int hex) {
        int first = army == Army.AXIS ? 0 : Unit.OF_AXIS;
        int last = army == Army.AXIS ? Unit.OF_AXIS : Unit.OF_AXIS + Unit.OF_ALLIES;
        long bits = 0;
        for (int n = at.next(hex, first); n >= 0 && n < last; n = at.next(hex, n + 1)) {
            bits = Bits.with(bits, n - first);
        }
        return bits;
    }

    /** The units of an army that are on the map, by their bits. */
    public long present(Army army) {
        int first = army == Army.AXIS ? 0 : Unit.OF_AXIS;
        int count = army == Army.AXIS ? Unit.OF_AXIS : Unit.OF_ALLIES;
        long bits = 0;
        for (int i = 0; i < count; i++) {
            bits = at.of(first + i) >= 0 ? Bits.with(bits, i) : bits;
        }
        return bits;
    }

    /** The units of an army in a box, by their bits. */
    public long inBox(Army army, int box) {
        return bitsAt(army, box);
    }

    /** The hexes that an army holds. */
    public Places hexes(Army army) {
        return occupation.hexes(army);
    }

    /** The zone of control of an army: the hexes beside its units. */
    public Places zone(Army army) {
        return occupation.zone(army);
    }

    /** The units of an army that are depleted, by their bits. */
    public long reduced(Army army) {
        return army == Army.AXIS ? axisReduced : alliesReduced;
    }

    public boolean isReduced(Unit unit) {
        return contains(reduced(unit.army()), unit.bit());
    }

    /** Its attack strength as it is now. */
    public int attack(Unit unit) {
        return roster().attack(unit.number(), isReduced(unit));
    }

    /** Its defence strength as it is now. */
    public int defence(Unit unit) {
        return roster().defence(unit.number(), isReduced(unit));
    }

    /** The state with a unit in another place. */
    public Kasserine put(Unit unit, int place) {
        return moved(unit, place, activity, agenda);
    }

    /** The state with a unit in another place, and all that goes with it. */
    public Kasserine moved(Unit unit, int place, Activity done, Agenda<Task<Kasserine, Act>> next) {
        Placement moved = at.put(unit.number(), place);
        return new Kasserine(
                parameters,
                turn,
                next,
                moved,
                axisReduced,
                alliesReduced,
                done,
                control,
                support,
                occupation.moved(moved, unit.army()));
    }

    /** The state with these units of an army depleted, and no others. */
    public Kasserine reduced(Army army, long bits) {
        return new Kasserine(
                parameters,
                turn,
                agenda,
                at,
                army == Army.AXIS ? bits : axisReduced,
                army == Army.AXIS ? alliesReduced : bits,
                activity,
                control,
                support,
                occupation);
    }

    @Override
    public Kasserine with(Agenda<Task<Kasserine, Act>> todo) {
        return with(turn, todo, activity, control, support);
    }

    /** The state in another turn, with something else to do. */
    public Kasserine turn(int number, Agenda<Task<Kasserine, Act>> next) {
        return with(number, next, activity, control, support);
    }

    /** The state in which something else has been done in this phase. */
    public Kasserine activity(Activity done) {
        return with(turn, agenda, done, control, support);
    }

    /** The state in which something else has been done, and is to be done. */
    public Kasserine activity(Activity done, Agenda<Task<Kasserine, Act>> next) {
        return with(turn, next, done, control, support);
    }

    /** The state with other objectives in hand. */
    public Kasserine control(Control now) {
        return now.equals(control) ? this : with(turn, agenda, activity, now, support);
    }

    /** The state with other support markers. */
    public Kasserine support(Support now) {
        return with(turn, agenda, activity, control, now);
    }

    private Kasserine with(
            int newTurn,
            Agenda<Task<Kasserine, Act>> next,
            Activity done,
            Control held,
            Support markers) {
        return new Kasserine(
                parameters,
                newTurn,
                next,
                at,
                axisReduced,
                alliesReduced,
                done,
                held,
                markers,
                occupation);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Kasserine that
                        && turn == that.turn
                        && axisReduced == that.axisReduced
                        && alliesReduced == that.alliesReduced
                        && at.equals(that.at)
                        && activity.equals(that.activity)
                        && control.equals(that.control)
                        && support.equals(that.support)
                        && agenda.equals(that.agenda)
                        && parameters.isSame(that.parameters));
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                turn, axisReduced, alliesReduced, at, activity, control, support, agenda);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("turn " + turn + " " + agenda);
        for (Unit unit : Unit.all()) {
            if (isOnMap(unit)) {
                text.append(' ').append(unit).append(isReduced(unit) ? "- " : " ");
                text.append(map().label(place(unit)));
            }
        }
        return text.toString();
    }
}
