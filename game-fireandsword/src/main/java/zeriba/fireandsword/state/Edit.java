package zeriba.fireandsword.state;

import java.util.Arrays;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;

/** The next state while it is being made. */
public final class Edit {

    /** A bit for each array of a state. */
    private static final int STANDS = 1;

    private static final int CONDITION = 1 << 1;
    private static final int STEPS = 1 << 2;
    private static final int BARRED = 1 << 3;
    private static final int SUPPLY = 1 << 4;
    private static final int STAY = 1 << 5;
    private static final int INDEX = 1 << 6;
    private static final int STATUS = 1 << 7;
    private static final int GAINS = 1 << 8;
    private static final int WINS = 1 << 9;
    private static final int LAURELS = 1 << 10;

    private final Sudan s;

    /** A bit for each array that is this state's own by now. */
    private int own;

    Edit(Sudan s) {
        this.s = s;
    }

    /** The array to be written: a copy, the first time. */
    private byte[] own(int bit, byte[] shared) {
        boolean copied = (own & bit) != 0;
        own |= bit;
        return copied ? shared : shared.clone();
    }

    private byte[] stands() {
        s.stands = own(STANDS, s.stands);
        return s.stands;
    }

    private byte[] condition() {
        s.condition = own(CONDITION, s.condition);
        return s.condition;
    }

    private byte[] steps() {
        s.steps = own(STEPS, s.steps);
        return s.steps;
    }

    private byte[] barred() {
        s.barred = own(BARRED, s.barred);
        return s.barred;
    }

    /** The first state: everything at nought. */
    public static Edit of(GameParameters parameters, Agenda<Task<Sudan, Act>> agenda) {
        return new Edit(new Sudan(parameters, agenda));
    }

    /** A unit appears in a place, and has been nowhere else. */
    public Edit arrived(int unit, int place) {
        return cameFrom(unit, place).beganAt(unit, place);
    }

    /** The place that a unit came from. */
    public Edit cameFrom(int unit, int place) {
        s.came = s.came.put(unit, place);
        return this;
    }

    /** The place where a unit was when the turn began. */
    public Edit beganAt(int unit, int place) {
        s.began = s.began.put(unit, place);
        return this;
    }

    /** The state as it is by now, to look at and to finish with. */
    public Sudan now() {
        return s;
    }

    public Edit agenda(Agenda<Task<Sudan, Act>> todo) {
        s.agenda = todo;
        return this;
    }

    /** The present step is finished. */
    public Edit done() {
        s.agenda = s.agenda.rest();
        return this;
    }

    /** Something comes before all else. */
    public Edit before(Task<Sudan, Act> step) {
        s.agenda = s.agenda.before(step);
        return this;
    }

    public Edit instead(Task<Sudan, Act> step) {
        s.agenda = s.agenda.instead(step);
        return this;
    }

    public Edit put(int unit, int place) {
        s.at = s.at.put(unit, place);
        if (place == Sudan.GONE) {
            stands()[unit] = 0;
            condition()[unit] = 0;
            s.came = s.came.put(unit, Sudan.GONE);
            steps()[unit] = 0;
            barred()[unit] = 0;
            s.moved = s.moved.minus(Units.of(unit));
            s.stopped = s.stopped.minus(Units.of(unit));
        }
        return this;
    }

    /** A unit goes on to another space and remembers the last one. */
    public Edit move(int unit, int space) {
        s.came = s.came.put(unit, s.at(unit));
        s.at = s.at.put(unit, space);
        return this;
    }

    public Edit stands(int unit, int stands) {
        stands()[unit] = (byte) stands;
        return stands == 0 ? put(unit, Sudan.GONE) : this;
    }

    public Edit condition(int unit, int condition) {
        condition()[unit] = (byte) condition;
        return this;
    }

    public Edit moved(Units units) {
        s.moved = s.moved.and(units);
        return this;
    }

    /** These have fought, or gone out of a freed town: they do nothing more this turn. */
    public Edit stopped(Units units) {
        s.stopped = s.stopped.and(units);
        return this;
    }

    public Edit steps(int boat, int left) {
        steps()[boat] = (byte) left;
        return this;
    }

    public Edit bar(int boat, int space) {
        barred()[boat] = (byte) (space + 1);
        return this;
    }

    public Edit supply(int space, int turns) {
        if (s.supply[space] != turns) {
            s.supply = own(SUPPLY, s.supply);
            s.supply[space] = (byte) turns;
        }
        return this;
    }

    public Edit stay(int space, int turns) {
        if (s.stay[space] != turns) {
            s.stay = own(STAY, s.stay);
            s.stay[space] = (byte) turns;
        }
        return this;
    }

    public Edit mahdist(int space, boolean held) {
        s.mahdist = set(s.mahdist, space, held);
        return this;
    }

    public Edit converted(long spaces) {
        s.converted = spaces;
        return this;
    }

    public Edit trail(long links) {
        s.trail = links;
        return this;
    }

    public Edit supplied(int space) {
        s.supplied = set(s.supplied, space, true);
        return this;
    }

    public Edit sortied(int space) {
        s.sortied = set(s.sortied, space, true);
        return this;
    }

    private static long set(long all, int bit, boolean on) {
        return on ? all | 1L << bit : all & ~(1L << bit);
    }

    public Edit index(int region, int index) {
        s.index = own(INDEX, s.index);
        s.index[region] = (byte) index;
        return this;
    }

    public Edit status(int region, int status) {
        s.status = own(STATUS, s.status);
        s.status[region] = (byte) status;
        return this;
    }

    /** Something has happened that raises a region's index. */
    public Edit gain(int region) {
        return gains(region, s.gains[region] + 1);
    }

    /** How much has happened that raises a region's index. */
    public Edit gains(int region, int many) {
        s.gains = own(GAINS, s.gains);
        s.gains[region] = (byte) many;
        return this;
    }

    /** A battle was won in a region. */
    public Edit win(int region) {
        return wins(region, s.wins[region] + 1);
    }

    /** How many battles were won in a region. */
    public Edit wins(int region, int many) {
        s.wins = own(WINS, s.wins);
        s.wins[region] = (byte) many;
        return this;
    }

    public Edit steamed(int region) {
        s.steamed |= 1 << region;
        return this;
    }

    public Edit khartoumFell() {
        s.khartoumFell = true;
        return this;
    }

    public Edit railhead(int turn) {
        s.railhead = turn;
        return this;
    }

    public Edit railed(int units) {
        s.railed += units;
        return this;
    }

    /** From now on the ground of a space is known. */
    public Edit ground(int space, int number) {
        int[] grounds = Arrays.copyOf(s.grounds, s.map().size());
        grounds[space] = number;
        s.grounds = grounds;
        return this;
    }

    public Edit hermes() {
        s.hermes = true;
        return this;
    }

    public Edit levied(int which) {
        s.levied |= 1 << which;
        return this;
    }

    public Edit split(int unit) {
        s.split = unit;
        return this;
    }

    public Edit laurel(int seat) {
        return laurels(seat, s.laurels[seat] + 1);
    }

    public Edit laurels(int seat, int many) {
        s.laurels = own(LAURELS, s.laurels);
        s.laurels[seat] = (byte) many;
        return this;
    }

    /** The turn, 0 before the first. */
    public Edit turn(int turn) {
        s.turn = turn;
        return this;
    }

    public Edit points(int more) {
        s.points += more;
        return this;
    }

    /** The indexes are adjusted: nothing has happened that counts for the next time. */
    public Edit adjusted() {
        s.gains = new byte[Region.COUNT];
        s.wins = new byte[Region.COUNT];
        own |= GAINS | WINS;
        s.khartoumFell = false;
        return this;
    }

    /** The next turn: nobody has moved. */
    public Edit nextTurn() {
        s.turn++;
        s.began = s.at;
        s.moved = Units.NONE;
        s.stopped = Units.NONE;
        s.supplied = 0;
        s.sortied = 0;
        s.steamed = 0;
        s.railed = 0;
        for (int unit = 0; unit < s.at.size(); unit++) {
            boolean sails = s.forces().unit(unit).isBoat() && s.isOnMap(unit);
            steps()[unit] = (byte) (sails ? Figures.BOAT_SPEED : 0);
            barred()[unit] = 0;
        }
        return this;
    }
}
