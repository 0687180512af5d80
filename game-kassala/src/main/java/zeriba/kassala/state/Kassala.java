package zeriba.kassala.state;

import java.util.Objects;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import zeriba.board.Bits;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.AgendaRules.Scheduled;
import zeriba.engine.step.Task;

/**
 * A state of play. The places of the units are packed into three words, a byte each; the hexes that
 * an army holds are kept beside them as one word.
 */
public final class Kassala implements Scheduled<Kassala, Task<Kassala, Act>> {

    /** The place of a unit that is out of the game. Smaller places are hexes. */
    public static final int ELIMINATED = 64;

    /** The place of a unit that is still to be deployed. */
    public static final int RESERVE = 65;

    private static final long EACH = 0x0101_0101_0101_0101L;
    private static final long LOW_BITS = 0x7f * EACH;

    private final GameParameters parameters;
    private final int turn;
    private final Agenda<Task<Kassala, Act>> agenda;
    private final long first;
    private final long second;
    private final long third;
    private final long moslem;
    private final long christian;
    private final long moved;
    private final Contacts contacts;
    private final Destinations destinations;

    private Kassala(
            GameParameters parameters,
            int turn,
            Agenda<Task<Kassala, Act>> agenda,
            long first,
            long second,
            long third,
            long moslem,
            long christian,
            long moved,
            Contacts contacts,
            Destinations destinations) {
        this.parameters = parameters;
        this.turn = turn;
        this.agenda = agenda;
        this.first = first;
        this.second = second;
        this.third = third;
        this.moslem = moslem;
        this.christian = christian;
        this.moved = moved;
        this.contacts = contacts;
        this.destinations = destinations;
    }

    /** The first turn, with every unit eliminated. */
    public static Kassala empty(GameParameters parameters, Agenda<Task<Kassala, Act>> agenda) {
        return setUp(parameters, agenda, _ -> ELIMINATED);
    }

    /** The first turn, with every unit in the hex or box that is given for it. */
    public static Kassala setUp(
            GameParameters parameters,
            Agenda<Task<Kassala, Act>> agenda,
            ToIntFunction<Unit> places) {
        long[] words = new long[3];
        long[] held = new long[Army.values().length];
        for (Unit unit : Unit.all()) {
            int place = places.applyAsInt(unit);
            words[unit.number() >> 3] |= (long) place << (unit.number() << 3);
            int army = unit.army() == Army.MOSLEM ? 0 : 1;
            held[army] = place < ELIMINATED ? Bits.with(held[army], place) : held[army];
        }
        return new Kassala(
                parameters,
                1,
                agenda,
                words[0],
                words[1],
                words[2],
                held[0],
                held[1],
                0,
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
        return place(unit.number());
    }

    /** The hex or box of unit number {@code unit}. */
    public int place(int unit) {
        long word = unit < 8 ? first : unit < 16 ? second : third;
        return (int) (word >>> (unit << 3)) & 0x7f;
    }

    public boolean isOnMap(Unit unit) {
        return place(unit) < ELIMINATED;
    }

    /** The units in a hex or box. */
    public Units unitsAt(int place) {
        return new Units(bitsAt(place));
    }

    private long bitsAt(int place) {
        long all =
                matches(first, place)
                        | (matches(second, place) << 8)
                        | (matches(third, place) << 16);
        return all & Units.ALL.bits();
    }

    /** The units in any of these hexes. */
    public Units unitsIn(long hexes) {
        long bits = 0;
        for (long rest = hexes; !Bits.isEmpty(rest); rest = Bits.withoutFirst(rest)) {
            int hex = Bits.first(rest);
            bits |= bitsAt(hex);
        }
        return new Units(bits);
    }

    /** A bit for each byte of the word that equals the place. */
    private static long matches(long word, int place) {
        long zeros = ~((word ^ place * EACH) + LOW_BITS) & ~LOW_BITS;
        return Long.compress(zeros, ~LOW_BITS);
    }

    /** The hexes that an army holds. */
    public long occupied(Army army) {
        return army == Army.MOSLEM ? moslem : christian;
    }

    /** The hexes of these units, as far as they are on the map. */
    public long hexes(Units units) {
        long hexes = 0;
        for (long rest = units.bits(); !Bits.isEmpty(rest); rest = Bits.withoutFirst(rest)) {
            int unit = Bits.first(rest);
            int place = place(unit);
            hexes |= place < ELIMINATED ? 1L << place : 0;
        }
        return hexes;
    }

    /** The units that have moved in this movement portion. */
    public Units moved() {
        return new Units(moved);
    }

    public Contacts contacts() {
        return contacts;
    }

    public Destinations destinations() {
        return destinations;
    }

    /** The state with a unit in another place. */
    public Kassala put(Unit unit, int place) {
        int number = unit.number();
        long change = (long) (place(number) ^ place) << (number << 3);
        return placed(
                unit.army(),
                number < 8 ? first ^ change : first,
                number >= 8 && number < 16 ? second ^ change : second,
                number >= 16 ? third ^ change : third,
                held(unit, place),
                moved);
    }

    /** The state with a unit moved, and marked as such. */
    public Kassala move(Unit unit, int hex) {
        int number = unit.number();
        long change = (long) (place(number) ^ hex) << (number << 3);
        return placed(
                unit.army(),
                number < 8 ? first ^ change : first,
                number >= 8 && number < 16 ? second ^ change : second,
                number >= 16 ? third ^ change : third,
                held(unit, hex),
                Bits.with(moved, number));
    }

    /** The state without these units, all of one army. */
    public Kassala eliminate(Army army, Units units) {
        Kassala after = this;
        for (Unit unit : units) {
            after = after.put(unit, ELIMINATED);
        }
        return after;
    }

    /** The hexes that the army of {@code unit} holds once it is elsewhere. */
    private long held(Unit unit, int place) {
        long held = occupied(unit.army());
        int from = place(unit);
        if (from < ELIMINATED && bitsAt(from) == Bits.only(unit.number())) {
            held = Bits.without(held, from);
        }
        return place < ELIMINATED ? Bits.with(held, place) : held;
    }

    private Kassala placed(
            Army army, long newFirst, long newSecond, long newThird, long held, long nowMoved) {
        return new Kassala(
                parameters,
                turn,
                agenda,
                newFirst,
                newSecond,
                newThird,
                army == Army.MOSLEM ? held : moslem,
                army == Army.MOSLEM ? christian : held,
                nowMoved,
                contacts,
                destinations);
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
        return with(turn, agenda, units.bits(), contacts, destinations);
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
        return with(turn, next, 0, left, within);
    }

    /** An attack that has been declared. */
    public Kassala declared(Contacts left, Agenda<Task<Kassala, Act>> next) {
        return with(turn, next, moved, left, destinations);
    }

    private Kassala with(
            int newTurn,
            Agenda<Task<Kassala, Act>> next,
            long nowMoved,
            Contacts left,
            Destinations within) {
        return new Kassala(
                parameters,
                newTurn,
                next,
                first,
                second,
                third,
                moslem,
                christian,
                nowMoved,
                left,
                within);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Kassala that
                        && first == that.first
                        && second == that.second
                        && third == that.third
                        && turn == that.turn
                        && moved == that.moved
                        && contacts.equals(that.contacts)
                        && agenda.equals(that.agenda)
                        && parameters.cannon() == that.parameters.cannon()
                        && parameters.mixed() == that.parameters.mixed()
                        && parameters.farCannon() == that.parameters.farCannon());
    }

    @Override
    public int hashCode() {
        return Objects.hash(first, second, third, turn, moved, contacts, agenda);
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
