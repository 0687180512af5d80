package zeriba.fireandsword.rules.battle;

import zeriba.engine.dice.Roll;

/** The faces of a throw, taken one after another in the order of its dice. */
public final class Faces implements Throws {

    private final Roll roll;
    private int taken;

    public Faces(Roll roll) {
        this.roll = roll;
    }

    /** The next face. */
    public int next() {
        return roll.face(taken++);
    }

    @Override
    public int next(int sides) {
        return next();
    }

    /** How many of the next {@code dice} show {@code most} or less. */
    @Override
    public int hits(int dice, int most) {
        int hits = 0;
        for (int i = 0; i < dice; i++) {
            hits += next() <= most ? 1 : 0;
        }
        return hits;
    }
}
