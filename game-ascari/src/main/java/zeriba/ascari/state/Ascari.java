package zeriba.ascari.state;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.board.Bits;
import zeriba.board.Places;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.AgendaRules.Scheduled;
import zeriba.engine.step.Task;

/**
 * A state of play. Beside the place of every counter it keeps which combat unit stands in each hex;
 * a unit on the move is in its hex without standing there. Changed by a {@link Draft}.
 */
public final class Ascari implements Scheduled<Ascari, Task<Ascari, Act>> {

    /** The boxes of counters that are not on the map; hexes are 0 and above. */
    public static final int ELIMINATED = -1;

    public static final int RESERVE = -2;
    public static final int EXITED = -3;

    /** Batteries lost in melee: to the enemy, or useless to him. */
    public static final int CAPTURED = -4;

    public static final int SPIKED = -5;

    /** Where counters are that a viewer does not know of. */
    public static final int UNSEEN = -6;

    /** No unit. */
    public static final int NOBODY = -1;

    final GameParameters parameters;
    final int turn;
    final Agenda<Task<Ascari, Act>> agenda;
    final short[] at;
    final byte[] standing;
    final long[] marks;
    final Places occupied;
    final Spoils spoils;

    Ascari(
            GameParameters parameters,
            int turn,
            Agenda<Task<Ascari, Act>> agenda,
            short[] at,
            byte[] standing,
            long[] marks,
            Places occupied,
            Spoils spoils) {
        this.parameters = parameters;
        this.turn = turn;
        this.agenda = agenda;
        this.at = at;
        this.standing = standing;
        this.marks = marks;
        this.occupied = occupied;
        this.spoils = spoils;
    }

    /** The first turn, with every counter in a box. */
    public static Ascari empty(
            GameParameters parameters, int box, Agenda<Task<Ascari, Act>> agenda) {
        short[] at = new short[parameters.battle().counters().size()];
        Arrays.fill(at, (short) box);
        byte[] standing = new byte[parameters.ground().size()];
        Arrays.fill(standing, (byte) NOBODY);
        Places nowhere = parameters.ground().grid().none();
        return new Ascari(
                parameters,
                1,
                agenda,
                at,
                standing,
                new long[Mark.words(at.length)],
                nowhere,
                Spoils.none(nowhere));
    }

    /** A copy to be changed. */
    public Draft draft() {
        return new Draft(this);
    }

    public GameParameters parameters() {
        return parameters;
    }

    public Battle battle() {
        return parameters.battle();
    }

    public Ground ground() {
        return parameters.ground();
    }

    public RulesOptions options() {
        return parameters.options();
    }

    /** The game turn, from 1. */
    @Override
    public int turn() {
        return turn;
    }

    @Override
    public Agenda<Task<Ascari, Act>> agenda() {
        return agenda;
    }

    @Override
    public Ascari with(Agenda<Task<Ascari, Act>> todo) {
        return new Ascari(parameters, turn, todo, at, standing, marks, occupied, spoils);
    }

    /** Whether every counter is surely where it is in a state that this one led to. */
    @SuppressWarnings("ReferenceEquality") // nobody has moved where the places are shared
    public boolean isPlacedAs(Ascari after) {
        return at == after.at;
    }

    public Spoils spoils() {
        return spoils;
    }

    public Counter counter(int number) {
        return parameters.battle().counter(number);
    }

    /** The hex or box of a counter. */
    public int at(int number) {
        return at[number];
    }

    /** The hex or box of a counter. */
    public int at(Counter counter) {
        return at[counter.number()];
    }

    public boolean isOnMap(int number) {
        return at[number] >= 0;
    }

    public boolean isOnMap(Counter counter) {
        return at[counter.number()] >= 0;
    }

    /** The combat unit that stands in a hex, or {@link #NOBODY}. */
    public int standing(int hex) {
        return standing[hex];
    }

    /** Whether a combat unit of an army stands in a hex. */
    public boolean holds(Army army, int hex) {
        int unit = standing[hex];
        return unit >= 0 && contains(parameters.battle().unitsOf(army), unit);
    }

    /** Whether a counter lies in wait in a hex. */
    public boolean hides(int hex) {
        if (!battle().has(Special.HIDDEN)) {
            return false;
        }
        for (int number = 0; number < at.length; number++) {
            if (at[number] == hex && has(Mark.HIDDEN, number)) {
                return true;
            }
        }
        return false;
    }

    /** The hexes in which combat units stand. */
    public Places occupied() {
        return occupied;
    }

    /** Whether a counter bears a mark. */
    public boolean has(Mark mark, int number) {
        return (marks[mark.word(number)] >>> number & 1) != 0;
    }

    public boolean has(Mark mark, Counter counter) {
        return has(mark, counter.number());
    }

    /** All marks of a counter, bit n for mark number n. */
    public int marks(Counter counter) {
        return (int) Bits.where(below(Mark.COUNT), i -> has(Mark.of(i), counter.number()));
    }

    /** The combat units with a mark, bit n for unit number n. */
    public long unitsWith(Mark mark) {
        return intersection(marks[mark.word(0)], unitBits());
    }

    private long unitBits() {
        return below(parameters.battle().units());
    }

    /** The leaders of an army in a hex, bit n for leader number n. */
    public long leadersAt(int hex, Army army) {
        int units = parameters.battle().units();
        long leaders = 0;
        for (long rest = parameters.battle().leadersOf(army);
                !isEmpty(rest);
                rest = withoutFirst(rest)) {
            int leader = first(rest);
            leaders = at[units + leader] == hex ? Bits.with(leaders, leader) : leaders;
        }
        return leaders;
    }

    /** The leaders of an army in a hex whom everybody sees, bit n for leader number n. */
    public long openLeadersAt(int hex, Army army) {
        int units = parameters.battle().units();
        long leaders = 0;
        for (int leader : each(leadersAt(hex, army))) {
            leaders = has(Mark.HIDDEN, units + leader) ? leaders : Bits.with(leaders, leader);
        }
        return leaders;
    }

    /** The counter that is leader number {@code leader}. */
    public Counter leader(int leader) {
        return parameters.battle().counter(parameters.battle().units() + leader);
    }

    /** The melee strength that a combat unit shows. */
    public int strength(Counter unit) {
        return has(Mark.REDUCED, unit.number()) ? unit.reduced() : unit.strength();
    }

    /** How many more hits a counter on the map, or gone from it alive, takes. */
    public int stepsLeft(Counter counter) {
        int place = at[counter.number()];
        if (place == ELIMINATED || place == CAPTURED || place == SPIKED) {
            return 0;
        }
        return counter.isBoat()
                ? counter.steps() - spoils.hull()
                : counter.steps() - (has(Mark.REDUCED, counter.number()) ? 1 : 0);
    }

    /** Whether any combat unit of an army is on the map, known or not. */
    public boolean isPresent(Army army) {
        return Bits.any(
                parameters.battle().unitsOf(army), unit -> at[unit] >= 0 || at[unit] == UNSEEN);
    }

    /** The terrain of a hex as it is now. */
    public Terrain terrain(int hex) {
        return parameters.ground().terrain(hex, spoils.burnt());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Ascari that
                        && turn == that.turn
                        && parameters.battle() == that.parameters.battle()
                        && Arrays.equals(at, that.at)
                        && Arrays.equals(standing, that.standing)
                        && Arrays.equals(marks, that.marks)
                        && agenda.equals(that.agenda)
                        && spoils.equals(that.spoils)
                        && parameters.options().equals(that.parameters.options()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(turn, Arrays.hashCode(at), Arrays.hashCode(marks), agenda, spoils);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("turn " + turn + " " + agenda);
        for (Counter counter : parameters.battle().counters()) {
            int place = at[counter.number()];
            text.append(' ').append(counter).append(' ');
            text.append(place < 0 ? "x" : parameters.ground().grid().label(place));
        }
        return text.toString();
    }
}
