package zeriba.fireandsword;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Agenda;

/** A state of play. It never changes; {@link Edit} makes the next one from it. */
public final class Sudan extends Ground {

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

    final Terms terms;
    int turn;
    int points;
    Agenda<Step> agenda;

    /** By unit: its place, the place before, the place when the turn began. */
    byte[] at;

    byte[] came;
    byte[] began;
    byte[] stands;

    /** By unit: the grade of troops, the damage of boats, the turns a commander is out. */
    byte[] condition;

    /** By unit: for boats how many spaces are left and the space it may not try again, plus 1. */
    byte[] steps;

    byte[] barred;
    Units moved = Units.NONE;

    boolean hermes;
    int levied;

    /** The battalion that was split at the set-up; -1 for none. */
    int split = -1;

    byte[] laurels = new byte[Seats.MOST];

    /** By space: who is there, from {@link #at}; nothing until somebody asks. */
    private @Nullable Standing standing;

    Sudan(Terms terms, Agenda<Step> agenda) {
        super(terms.map().size());
        this.terms = terms;
        this.agenda = agenda;
        int units = terms.forces().size();
        this.at = new byte[units];
        this.came = new byte[units];
        this.began = new byte[units];
        this.stands = new byte[units];
        this.condition = new byte[units];
        this.steps = new byte[units];
        this.barred = new byte[units];
    }

    /** The same state; {@link Edit} makes the arrays that it writes its own. */
    private Sudan(Sudan s) {
        super(s);
        this.terms = s.terms;
        this.turn = s.turn;
        this.points = s.points;
        this.agenda = s.agenda;
        this.at = s.at;
        this.came = s.came;
        this.began = s.began;
        this.stands = s.stands;
        this.condition = s.condition;
        this.steps = s.steps;
        this.barred = s.barred;
        this.moved = s.moved;
        this.hermes = s.hermes;
        this.levied = s.levied;
        this.split = s.split;
        this.laurels = s.laurels;
        this.standing = s.standing;
    }

    /** Forgets who stands where, because that is about to change. */
    void moving() {
        standing = null;
    }

    /** A copy to be changed into the next state. */
    public Edit edit() {
        return new Edit(new Sudan(this));
    }

    /** The state with something else to do; nothing else changes. */
    public Sudan with(Agenda<Step> todo) {
        Sudan next = new Sudan(this);
        next.agenda = todo;
        return next;
    }

    /** The state once the present step is finished. */
    public Sudan done() {
        return with(agenda.rest());
    }

    public Sudan instead(Step step) {
        return with(agenda.instead(step));
    }

    public Terms terms() {
        return terms;
    }

    public SudanMap map() {
        return terms.map();
    }

    public Forces forces() {
        return terms.forces();
    }

    /** The turn, 1 to 20; 0 before the first. */
    public int turn() {
        return turn;
    }

    /** What the Mahdists have amassed. */
    public int points() {
        return points;
    }

    public Agenda<Step> agenda() {
        return agenda;
    }

    public Step now() {
        return agenda.now();
    }

    /** The space or box of a unit. */
    public int at(int unit) {
        return at[unit];
    }

    /** Where a unit was before it came to its place. */
    public int came(int unit) {
        return came[unit];
    }

    /** Where a unit was when the turn began. */
    public int began(int unit) {
        return began[unit];
    }

    public int stands(int unit) {
        return stands[unit];
    }

    /** The grade of troops 0 to 2, the damage of a boat 0 to 2, the turns a commander is out. */
    public int condition(int unit) {
        return condition[unit];
    }

    /** How many spaces a boat may still go this turn. */
    public int steps(int unit) {
        return steps[unit];
    }

    /** The space that a boat may not try again this turn; -1 for none. */
    public int barred(int unit) {
        return barred[unit] - 1;
    }

    public boolean hasMoved(int unit) {
        return moved.contains(unit);
    }

    public Units moved() {
        return moved;
    }

    public boolean isOnMap(int unit) {
        return at[unit] < ALEXANDRIA;
    }

    public boolean hasHermes() {
        return hermes;
    }

    public boolean isLevied(int which) {
        return (levied >> which & 1) != 0;
    }

    /** The battalion that was split at the set-up; -1 for none. */
    public int split() {
        return split;
    }

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
        return place < ALEXANDRIA ? standing().at(place) : gathered(place);
    }

    private Standing standing() {
        Standing known = standing;
        if (known == null) {
            known = Standing.of(at, map().size());
            standing = known;
        }
        return known;
    }

    private Units gathered(int box) {
        Units all = Units.NONE;
        for (int unit = 0; unit < at.length; unit++) {
            all = at[unit] == box ? all.with(unit) : all;
        }
        return all;
    }

    /** The units in a space that count for stacking: commanders do not. */
    public int stack(int space) {
        return standing().at(space).minus(forces().commanders()).size();
    }

    /** Whether any land unit is in a space. */
    public boolean hasLand(int space) {
        return standing().at(space).meets(forces().land());
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
                        && Arrays.equals(at, that.at)
                        && Arrays.equals(stands, that.stands)
                        && Arrays.equals(condition, that.condition)
                        && moved.equals(that.moved)
                        && agenda.equals(that.agenda)
                        && sameGround(that)
                        && sameCounts(that)
                        && Arrays.equals(came, that.came)
                        && Arrays.equals(began, that.began)
                        && Arrays.equals(steps, that.steps)
                        && Arrays.equals(barred, that.barred)
                        && terms.equals(that.terms));
    }

    private boolean sameCounts(Sudan that) {
        return Arrays.equals(laurels, that.laurels)
                && hermes == that.hermes
                && levied == that.levied
                && split == that.split;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                turn,
                points,
                Arrays.hashCode(at),
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
