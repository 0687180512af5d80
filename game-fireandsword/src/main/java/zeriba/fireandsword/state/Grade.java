package zeriba.fireandsword.state;

/** The training of Anglo-Egyptian troops; the Dervishes have none. */
public enum Grade {
    RAW(0),
    TRAINED(1),
    VETERAN(2);

    private final int rank;

    Grade(int rank) {
        this.rank = rank;
    }

    /** Its place in tables: 0 raw, 1 trained, 2 veteran. */
    public int rank() {
        return rank;
    }

    /** The grade of this place in tables. */
    public static Grade of(int rank) {
        return rank == 0 ? RAW : rank == 1 ? TRAINED : VETERAN;
    }

    /** The grade one lower, or the lowest itself. */
    public Grade lowered() {
        return this == VETERAN ? TRAINED : RAW;
    }
}
