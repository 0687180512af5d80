package zeriba.fireandsword;

import zeriba.engine.Agenda;

/** The next state while it is being made. */
public final class Edit {

    private final Sudan s;

    Edit(Sudan s) {
        this.s = s;
    }

    /** The first state: everything at nought. */
    public static Edit of(Terms terms, Agenda<Step> agenda) {
        return new Edit(new Sudan(terms, agenda));
    }

    /** A unit appears in a place, and has been nowhere else. */
    public Edit arrived(int unit, int place) {
        s.came[unit] = (byte) place;
        s.began = s.began.clone();
        s.began[unit] = (byte) place;
        return this;
    }

    /** The state as it is by now, to look at and to finish with. */
    public Sudan now() {
        return s;
    }

    public Edit agenda(Agenda<Step> todo) {
        s.agenda = todo;
        return this;
    }

    /** The present step is finished. */
    public Edit done() {
        s.agenda = s.agenda.rest();
        return this;
    }

    /** Something comes before all else. */
    public Edit before(Step step) {
        s.agenda = s.agenda.before(step);
        return this;
    }

    public Edit instead(Step step) {
        s.agenda = s.agenda.instead(step);
        return this;
    }

    public Edit put(int unit, int place) {
        s.at[unit] = (byte) place;
        if (place == Sudan.GONE) {
            s.stands[unit] = 0;
            s.condition[unit] = 0;
            s.came[unit] = Sudan.GONE;
            s.steps[unit] = 0;
            s.barred[unit] = 0;
            s.moved = s.moved.minus(Units.of(unit));
        }
        return this;
    }

    /** A unit goes on to another space and remembers the last one. */
    public Edit move(int unit, int space) {
        s.came[unit] = s.at[unit];
        s.at[unit] = (byte) space;
        return this;
    }

    public Edit stands(int unit, int stands) {
        s.stands[unit] = (byte) stands;
        return stands == 0 ? put(unit, Sudan.GONE) : this;
    }

    public Edit condition(int unit, int condition) {
        s.condition[unit] = (byte) condition;
        return this;
    }

    public Edit moved(Units units) {
        s.moved = s.moved.and(units);
        return this;
    }

    public Edit steps(int boat, int left) {
        s.steps[boat] = (byte) left;
        return this;
    }

    public Edit bar(int boat, int space) {
        s.barred[boat] = (byte) (space + 1);
        return this;
    }

    public Edit supply(int space, int turns) {
        s.supply[space] = (byte) turns;
        return this;
    }

    public Edit stay(int space, int turns) {
        s.stay[space] = (byte) turns;
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
        s.index[region] = (byte) index;
        return this;
    }

    public Edit status(int region, int status) {
        s.status[region] = (byte) status;
        return this;
    }

    /** Something has happened that raises a region's index. */
    public Edit gain(int region) {
        s.gains[region]++;
        return this;
    }

    /** A battle was won in a region. */
    public Edit win(int region) {
        s.wins[region]++;
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
        s.laurels[seat]++;
        return this;
    }

    public Edit points(int more) {
        s.points += more;
        return this;
    }

    /** The next turn: nobody has moved, nothing has happened. */
    public Edit nextTurn() {
        s.turn++;
        s.began = s.at.clone();
        s.moved = Units.NONE;
        s.supplied = 0;
        s.sortied = 0;
        s.gains = new byte[Region.COUNT];
        s.wins = new byte[Region.COUNT];
        s.steamed = 0;
        s.khartoumFell = false;
        s.railed = 0;
        for (int unit = 0; unit < s.at.length; unit++) {
            boolean sails = s.forces().unit(unit).isBoat() && s.isOnMap(unit);
            s.steps[unit] = (byte) (sails ? Figures.BOAT_SPEED : 0);
            s.barred[unit] = 0;
        }
        return this;
    }
}
