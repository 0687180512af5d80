package zeriba.kassala.state;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.board.Placement;
import zeriba.board.Places64;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.AgendaRules.Scheduled;
import zeriba.engine.step.Task;

/** A state of play. The hexes that an army holds are kept beside the places of the units. */
public final class Kassala implements Scheduled<Kassala, Task<Kassala, Act>> {

    /** The place of a unit that is out of the game. Smaller places are hexes. */
    public static final int ELIMINATED = 64;

    /** The place of a unit that is still to be deployed. */
    public static final int RESERVE = 65;

    private final GameParameters parameters;
    private final int turn;
    private final Agenda<Task<Kassala, Act>> agenda;
    private final Placement at;
    private final Places64 moslem;
    private final Places64 christian;
    private final Units moved;
    private final Contacts contacts;
    private final Destinations destinations;

    private Kassala(
            GameParameters parameters,
            int turn,
            Agenda<Task<Kassala, Act>> agenda,
            Placement at,
            Places64 moslem,
            Places64 christian,
            Units moved,
            Contacts contacts,
            Destinations destinations) {
        this.parameters = parameters;
        this.turn = turn;
        this.agenda = agenda;
        this.at = at;
        this.moslem = moslem;
        this.christian = christian;
        this.moved = moved;
        this.contacts = contacts;
        this.destinations = destinations;
    }

    /** The first turn, with every unit eliminated. */
    public static Kassala empty(GameParameters parameters, Agenda<Task<Kassala, Act>> agenda) {
        return new Kassala(
                parameters,
                1,
                agenda,
                Placement.small(Unit.all().size(), ELIMINATED),
                Places64.NONE,
                Places64.NONE,
                Units.NONE,
                Contacts.NONE,
                Destinations.NONE);
    }

    public GameParameters parameters() {
        return parameters;
    }

    public KassalaMap map() {
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
    public Agenda<Task<Kassala, Act>> agenda() {
        return agenda;
    }

    /** The hex or box of a unit. */
    public int place(Unit unit) {
        return at.of(unit.number());
    }

    public boolean isOnMap(Unit unit) {
        return place(unit) < ELIMINATED;
    }

    /** The units in a hex or box. */
    public Units unitsAt(int place) {
        return new Units(at.at(place, 0, at.size()));
    }

    /** The units in any of these hexes. */
    public Units unitsIn(Places64 hexes) {
        Units units = Units.NONE;
        for (int hex : hexes) {
            units = units.union(unitsAt(hex));
        }
        return units;
    }

    /** The hexes that an army holds. */
    public Places64 occupied(Army army) {
        return army == Army.MOSLEM ? moslem : christian;
    }

    /** The hexes of these units, as far as they are on the map. */
    public Places64 hexes(Units units) {
        Places64 hexes = Places64.NONE;
        for (Unit unit : units) {
            int place = place(unit);
            hexes = place < ELIMINATED ? hexes.with(place) : hexes;
        }
        return hexes;
    }

    /** The units that have moved in this movement portion. */
    public Units moved() {
        return moved;
    }

    public Contacts contacts() {
        return contacts;
    }

    public Destinations destinations() {
        return destinations;
    }

    /** The state with a unit in another place. */
    public Kassala put(Unit unit, int place) {
        return placed(unit, place, moved);
    }

    /** The state with a unit moved, and marked as such. */
    public Kassala move(Unit unit, int hex) {
        return placed(unit, hex, moved.with(unit));
    }

    /** The state without these units, all of one army. */
    public Kassala eliminate(Army army, Units units) {
        Kassala after = this;
        for (Unit unit : units) {
            after = after.put(unit, ELIMINATED);
        }
        return after;
    }

    private Kassala placed(Unit unit, int place, Units nowMoved) {
        Places64 held = held(unit, place);
        return new Kassala(
                parameters,
                turn,
                agenda,
                at.put(unit.number(), place),
                unit.army() == Army.MOSLEM ? held : moslem,
                unit.army() == Army.MOSLEM ? christian : held,
                nowMoved,
                contacts,
                destinations);
    }

    /** The hexes that the army of {@code unit} holds once it is elsewhere. */
    private Places64 held(Unit unit, int place) {
        Places64 held = occupied(unit.army());
        int from = place(unit);
        boolean leavesNobody = from < ELIMINATED && unitsAt(from).equals(Units.of(unit));
        Places64 left = leavesNobody ? held.without(from) : held;
        return place < ELIMINATED ? left.with(place) : left;
    }

    @Override
    public Kassala with(Agenda<Task<Kassala, Act>> next) {
        return with(turn, next, moved, contacts, destinations);
    }

    /** The state in another turn, with something else to do. */
    public Kassala turn(int number, Agenda<Task<Kassala, Act>> next) {
        return with(number, next, moved, contacts, destinations);
    }

    /** The state in which these units have moved in this portion. */
    public Kassala moved(Units units) {
        return with(turn, agenda, units, contacts, destinations);
    }

    /** The state at the beginning of a movement portion, or after one. */
    public Kassala destinations(Destinations within) {
        return with(turn, agenda, moved, contacts, within);
    }

    /** The state with other battles left. */
    public Kassala contacts(Contacts left) {
        return with(turn, agenda, moved, left, destinations);
    }

    /** The next portion of the turn; whatever belonged to the last one is over. */
    public Kassala begin(Agenda<Task<Kassala, Act>> next, Contacts left, Destinations within) {
        return with(turn, next, Units.NONE, left, within);
    }

    /** An attack that has been declared. */
    public Kassala declared(Contacts left, Agenda<Task<Kassala, Act>> next) {
        return with(turn, next, moved, left, destinations);
    }

    private Kassala with(
            int newTurn,
            Agenda<Task<Kassala, Act>> next,
            Units nowMoved,
            Contacts left,
            Destinations within) {
        return new Kassala(
                parameters, newTurn, next, at, moslem, christian, nowMoved, left, within);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Kassala that
                        && turn == that.turn
                        && at.equals(that.at)
                        && moved.equals(that.moved)
                        && contacts.equals(that.contacts)
                        && agenda.equals(that.agenda)
                        && parameters.cannon() == that.parameters.cannon()
                        && parameters.mixed() == that.parameters.mixed()
                        && parameters.farCannon() == that.parameters.farCannon());
    }

    @Override
    public int hashCode() {
        return Objects.hash(at, turn, moved, contacts, agenda);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("turn " + turn + " " + agenda);
        for (Unit unit : Unit.all()) {
            int place = place(unit);
            text.append(' ').append(unit).append(' ');
            text.append(place == ELIMINATED ? "x" : place == RESERVE ? "-" : map().label(place));
        }
        return text.toString();
    }
}
