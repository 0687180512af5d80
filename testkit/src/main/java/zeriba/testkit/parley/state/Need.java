package zeriba.testkit.parley.state;

/** What must hold of values that are made. */
public final class Need {

    private Need() {}

    /** Refuses with a reason what does not hold. */
    public static void that(boolean holds, String reason) {
        if (!holds) {
            throw new IllegalArgumentException(reason);
        }
    }
}
