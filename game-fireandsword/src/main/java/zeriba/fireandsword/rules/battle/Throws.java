package zeriba.fireandsword.rules.battle;

/** The faces of dice, one after another as a battle asks for them. */
@FunctionalInterface
interface Throws {

    int TWENTY = 20;

    /** The next face, of a die of so many. */
    int next(int sides);

    /** The next face of a die of twenty. */
    default int d20() {
        return next(TWENTY);
    }

    /** How many of the next {@code dice}, of twenty faces, show {@code most} or less. */
    default int hits(int dice, int most) {
        int hits = 0;
        for (int i = 0; i < dice; i++) {
            hits += d20() <= most ? 1 : 0;
        }
        return hits;
    }
}
