package zeriba.ascari.state;

import zeriba.board.Bits;
import zeriba.board.Places;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;

/** A state being changed. What is not changed is shared with the state it came from. */
public final class Draft {

    private final Ascari base;
    private int turn;
    private Agenda<Task<Ascari, Act>> agenda;
    private short[] at;
    private byte[] standing;
    private long[] marks;
    private Places occupied;
    private Spoils spoils;
    private boolean ownsAt;
    private boolean ownsStanding;
    private boolean ownsMarks;

    Draft(Ascari base) {
        this.base = base;
        this.turn = base.turn;
        this.agenda = base.agenda;
        this.at = base.at;
        this.standing = base.standing;
        this.marks = base.marks;
        this.occupied = base.occupied;
        this.spoils = base.spoils;
    }

    /** The state as it has become. */
    public Ascari done() {
        ownsAt = false;
        ownsStanding = false;
        ownsMarks = false;
        return new Ascari(base.parameters, turn, agenda, at, standing, marks, occupied, spoils);
    }

    public GameParameters parameters() {
        return base.parameters;
    }

    public Battle battle() {
        return base.parameters.battle();
    }

    /** The hex or box of a counter by now. */
    public int at(int number) {
        return at[number];
    }

    /** Whether a counter bears a mark by now. */
    public boolean has(Mark mark, int number) {
        return (marks[mark.word(number)] >>> number & 1) != 0;
    }

    public Spoils spoils() {
        return spoils;
    }

    public int turn() {
        return turn;
    }

    public Agenda<Task<Ascari, Act>> agenda() {
        return agenda;
    }

    /** The combat unit that stands in a hex, or {@link Ascari#NOBODY}. */
    public int standing(int hex) {
        return standing[hex];
    }

    /** The turn, from 1. */
    public Draft turn(int number) {
        turn = number;
        return this;
    }

    /** What is to be done from here on. */
    public Draft agenda(Agenda<Task<Ascari, Act>> next) {
        agenda = next;
        return this;
    }

    /** The present step is finished. */
    public Draft pop() {
        agenda = agenda.rest();
        return this;
    }

    /** Something else is done first. */
    public Draft push(Task<Ascari, Act> step) {
        agenda = agenda.before(step);
        return this;
    }

    /** Another step takes the place of the present one. */
    public Draft instead(Task<Ascari, Act> step) {
        agenda = agenda.instead(step);
        return this;
    }

    /** What has come of the ground and the things on it. */
    public Draft spoils(Spoils now) {
        spoils = now;
        return this;
    }

    /** A counter goes to a hex, where a combat unit then stands, or to a box. */
    public Draft put(int number, int place) {
        carry(number, place);
        if (place >= 0 && number < battle().units()) {
            own();
            standing[place] = (byte) number;
            occupied = occupied.with(place);
        }
        return this;
    }

    /** A counter on the move goes to a hex without standing there. */
    public Draft carry(int number, int place) {
        lift(number);
        if (!ownsAt) {
            at = at.clone();
            ownsAt = true;
        }
        at[number] = (short) place;
        return this;
    }

    /** A combat unit stands in its hex no longer. */
    public Draft lift(int number) {
        int from = at[number];
        if (from >= 0 && standing[from] == number) {
            own();
            standing[from] = Ascari.NOBODY;
            occupied = occupied.without(from);
        }
        return this;
    }

    private void own() {
        if (!ownsStanding) {
            standing = standing.clone();
            ownsStanding = true;
        }
    }

    /** A counter gets a mark; one that it bears already stays. */
    public Draft mark(Mark mark, int number) {
        word(mark, number, 1L << number, 0);
        return this;
    }

    /** A counter loses a mark, if it bears it. */
    public Draft unmark(Mark mark, int number) {
        word(mark, number, 0, 1L << number);
        return this;
    }

    /** All counters lose a mark. */
    public Draft unmark(Mark mark) {
        for (int first = 0; first < at.length; first += Long.SIZE) {
            word(mark, first, Bits.NONE, -1L);
        }
        return this;
    }

    /** All counters of an army lose a mark. */
    public Draft unmark(Mark mark, Army army) {
        for (int first = 0; first < at.length; first += Long.SIZE) {
            word(mark, first, Bits.NONE, battle().numbers(army, first >> 6));
        }
        return this;
    }

    private void word(Mark mark, int number, long set, long clear) {
        int i = mark.word(number);
        long now = (marks[i] | set) & ~clear;
        if (now != marks[i]) {
            if (!ownsMarks) {
                marks = marks.clone();
                ownsMarks = true;
            }
            marks[i] = now;
        }
    }

    /** These leaders, bit n for leader number n, go where a counter goes. */
    public Draft carryLeaders(long leaders, int place) {
        int units = battle().units();
        for (int leader : Bits.each(leaders)) {
            put(units + leader, place);
        }
        return this;
    }

    /** These leaders, bit n for leader number n, get a mark. */
    public Draft markLeaders(Mark mark, long leaders) {
        int units = battle().units();
        for (int leader : Bits.each(leaders)) {
            mark(mark, units + leader);
        }
        return this;
    }
}
