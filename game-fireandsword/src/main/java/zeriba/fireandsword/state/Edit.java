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

    /** What is to be done from here on. */
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

    /** Another step takes the place of the present one. */
    public Edit instead(Task<Sudan, Act> step) {
        s.agenda = s.agenda.instead(step);
        return this;
    }

    /** A unit goes to a space or box; in {@link Sudan#GONE} nothing of it is kept. */
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

    /** The strength of a unit in stands; with none it is gone. */
    public Edit stands(int unit, int stands) {
        stands()[unit] = (byte) stands;
        return stands == 0 ? put(unit, Sudan.GONE) : this;
    }

    /** The grade of troops, the damage of a boat, the turns that a commander is out. */
    public Edit condition(int unit, int condition) {
        condition()[unit] = (byte) condition;
        return this;
    }

    /** These have moved this turn. */
    public Edit moved(Units units) {
        s.moved = s.moved.and(units);
        return this;
    }

    /** These have fought, or gone out of a freed town: they do nothing more this turn. */
    public Edit stopped(Units units) {
        s.stopped = s.stopped.and(units);
        return this;
    }

    /** How many spaces a boat may still go this turn. */
    public Edit steps(int boat, int left) {
        steps()[boat] = (byte) left;
        return this;
    }

    /** The space that a boat may not try again this turn. */
    public Edit bar(int boat, int space) {
        barred()[boat] = (byte) (space + 1);
        return this;
    }

    /** How many turns of a siege the supplies of a space last. */
    public Edit supply(int space, int turns) {
        if (s.supply[space] != turns) {
            s.supply = own(SUPPLY, s.supply);
            s.supply[space] = (byte) turns;
        }
        return this;
    }

    /** For how many turns a force has stayed in a space. */
    public Edit stay(int space, int turns) {
        if (s.stay[space] != turns) {
            s.stay = own(STAY, s.stay);
            s.stay[space] = (byte) turns;
        }
        return this;
    }

    /** Whether the Mahdists hold a space. */
    public Edit mahdist(int space, boolean held) {
        s.mahdist = set(s.mahdist, space, held);
        return this;
    }

    /** The spaces that lie behind a column, bit n for space n. */
    public Edit converted(long spaces) {
        s.converted = spaces;
        return this;
    }

    /** The links along which columns have come, bit n for link n. */
    public Edit trail(long links) {
        s.trail = links;
        return this;
    }

    /** A space was supplied this turn. */
    public Edit supplied(int space) {
        s.supplied = set(s.supplied, space, true);
        return this;
    }

    /** The garrison of a space has come out this turn. */
    public Edit sortied(int space) {
        s.sortied = set(s.sortied, space, true);
        return this;
    }

    private static long set(long all, int bit, boolean on) {
        return on ? all | 1L << bit : all & ~(1L << bit);
    }

    /** A region's index of revolt. */
    public Edit index(int region, int index) {
        s.index = own(INDEX, s.index);
        s.index[region] = (byte) index;
        return this;
    }

    /** Whether a region is quiet, in revolt or pacified. */
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

    /** A boat has fought its way in a region this turn. */
    public Edit steamed(int region) {
        s.steamed |= 1 << region;
        return this;
    }

    /** Khartoum has fallen since the indexes were adjusted. */
    public Edit khartoumFell() {
        s.khartoumFell = true;
        return this;
    }

    /** The turn in which Abu Hamed was reached. */
    public Edit railhead(int turn) {
        s.railhead = turn;
        return this;
    }

    /** So many units more have gone by rail this turn. */
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

    /** The boat Hermes has come to Aswan. */
    public Edit hermes() {
        s.hermes = true;
        return this;
    }

    /** A nation has been levied. */
    public Edit levied(int which) {
        s.levied |= 1 << which;
        return this;
    }

    /** The battalion that is split at the set-up. */
    public Edit split(int unit) {
        s.split = unit;
        return this;
    }

    /** A seat earns one laurel more. */
    public Edit laurel(int seat) {
        return laurels(seat, s.laurels[seat] + 1);
    }

    /** How many laurels a seat has. */
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

    /** The Mahdists amass so many points more. */
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
