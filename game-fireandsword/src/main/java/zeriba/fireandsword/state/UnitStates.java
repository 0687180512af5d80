package zeriba.fireandsword.state;

import java.util.Arrays;
import zeriba.board.Placement;

/** How the pieces are: where each is and was, its strength and state, and who exists at all. */
abstract sealed class UnitStates extends SpaceStates permits Sudan {

    /** Where the units are, where each came from, and where they were when the turn began. */
    Placement at;

    Placement came;
    Placement began;
    byte[] stands;

    /** By unit: the grade of troops, the damage of boats, the turns a commander is out. */
    byte[] condition;

    /** By unit: for boats how many spaces are left and the space it may not try again, plus 1. */
    byte[] steps;

    byte[] barred;
    Units moved = Units.NONE;

    /** Who has fought, or gone out of a freed town, and does nothing more this turn. */
    Units stopped = Units.NONE;

    boolean hermes;
    int levied;

    /** The battalion that was split at the set-up; -1 for none. */
    int split = -1;

    UnitStates(int spaces, int units) {
        super(spaces);
        this.at = Placement.small(units, 0);
        this.came = at;
        this.began = at;
        this.stands = new byte[units];
        this.condition = new byte[units];
        this.steps = new byte[units];
        this.barred = new byte[units];
    }

    /** The same; {@link Edit} makes the arrays that it writes its own. */
    UnitStates(UnitStates r) {
        super(r);
        this.at = r.at;
        this.came = r.came;
        this.began = r.began;
        this.stands = r.stands;
        this.condition = r.condition;
        this.steps = r.steps;
        this.barred = r.barred;
        this.moved = r.moved;
        this.stopped = r.stopped;
        this.hermes = r.hermes;
        this.levied = r.levied;
        this.split = r.split;
    }

    /** The space or box of a unit. */
    public int at(int unit) {
        return at.of(unit);
    }

    /** Where a unit was before it came to its place. */
    public int came(int unit) {
        return came.of(unit);
    }

    /** Where a unit was when the turn began. */
    public int began(int unit) {
        return began.of(unit);
    }

    /** The strength of a unit in stands. */
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

    /** Whether a unit has fought, or gone out of a freed town, and does nothing more this turn. */
    public boolean isStopped(int unit) {
        return stopped.contains(unit);
    }

    public Units stopped() {
        return stopped;
    }

    public boolean isOnMap(int unit) {
        return at.of(unit) < Sudan.ALEXANDRIA;
    }

    public boolean hasHermes() {
        return hermes;
    }

    /** A bit for each nation that has been levied. */
    public int levied() {
        return levied;
    }

    public boolean isLevied(int which) {
        return (levied >> which & 1) != 0;
    }

    /** The battalion that was split at the set-up; -1 for none. */
    public int split() {
        return split;
    }

    /** Whether the pieces are the same. */
    boolean sameUnits(UnitStates that) {
        return at.equals(that.at)
                && Arrays.equals(stands, that.stands)
                && Arrays.equals(condition, that.condition)
                && moved.equals(that.moved)
                && stopped.equals(that.stopped)
                && came.equals(that.came)
                && began.equals(that.began)
                && Arrays.equals(steps, that.steps)
                && Arrays.equals(barred, that.barred)
                && hermes == that.hermes
                && levied == that.levied
                && split == that.split;
    }
}
